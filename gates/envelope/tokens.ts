import type { Family } from './family.js';

/** Names that stand between bars in the templates of Llama, Qwen, Phi, GLM, gpt-oss, DeepSeek, EXAONE and code models. */
const barred =
  'im_start|im_end|im_sep|endoftext|start_header_id|end_header_id|eot_id|eom_id|begin_of_text|end_of_text|python_tag|start_of_role|end_of_role|system|user|assistant|human|observation|tool|tools|channel|message|start|end|return|call|constrain|sep|pad|endofprompt|endofturn|endofuser|fim_prefix|fim_middle|fim_suffix|vision_start|vision_end|image_pad|box_start|object_ref_start|(?:begin|end)[_▁ ]?of[_▁ ]?(?:sentence|thinking|thought)|tool[_▁](?:calls?|outputs?|sep)(?:[_▁](?:begin|end))?|START_OF_TURN_TOKEN|END_OF_TURN_TOKEN|(?:USER|SYSTEM|CHATBOT)_TOKEN|START_(?:THINKING|RESPONSE|ACTION|TEXT)|END_(?:THINKING|RESPONSE|ACTION|TEXT)|thought|think|plugin|interpreter|action_start|action_end|header_start|header_end|eot|eom|finetune_right_pad_id|reserved_special_token_\\d+';
const unmistakable =
  'im_start|im_end|im_sep|endoftext|start_header_id|end_header_id|eot_id|eom_id|begin_of_text|python_tag|endofprompt|fim_(?:prefix|middle|suffix)';

/** Tokens that templates put around roles and turns, whole, half and without their partner. */
export const tokens: Family = {
  code: 'control_token',
  patterns: [
    /<[|｜]\/?[\p{L}\p{N}_▁.:-]{2,40}[|｜]>/gu,
    new RegExp(`<\\s?[|｜]\\s?(?:${barred})\\s?[|｜]\\s?>`, 'giu'),
    new RegExp(`<[|｜](?:${barred})(?![\\p{L}\\p{N}_▁])[|｜]?>?`, 'giu'),
    new RegExp(`(?<![\\p{L}\\p{N}_|｜])(?:${unmistakable})[|｜]>?`, 'giu'),
    new RegExp(`(?<![\\p{L}\\p{N}_<])[|｜](?:${unmistakable})(?![\\p{L}\\p{N}_])`, 'giu'),
    // A bar on one side only.
    /<[|｜][a-z_]{2,30}>|<\/?[a-z_]{2,30}[|｜]>/giu,
    // Cut off inside the token.
    /<[|｜][\p{L}\p{N}_▁]{0,30}\s*$/gu,
    /\[\|\/?(?:system|user|assistant|tool|endofturn)\|?\]/giu,
    /<\/?(?:im_start|im_end|start_of_turn|end_of_turn|start_of_image|end_of_image|start_function_call|end_function_call|end_of_utterance|begin_of_text|end_of_text|eot_id|eos|bos|pad|unk|sop|eop|eod|fim_prefix|fim_middle|fim_suffix|extra_id_\d{1,3}|unused\d{1,4}|ctrl\d{1,3}|reserved_\d{1,4})(?=[\s>|]|$)/giu,
    /<0x[0-9A-F]{2}>/gu,
    /^\s*<s>(?![^\n]{0,2000}<\/s>)|<\/s>(?=\s*(?:$|<s>|\[INST))/gu,
    /\[\/?INST\]|\[\/?INST\s*$|<<\/?SYS>>/gu,
    /\[\/?(?:SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|TOOL_CONTENT|THINK|gMASK|BOS|EOS|SEP|CLS|PAD|UNK|MASK)\]|\[(?:ARGS|CALL_ID)\](?=\s*[{\w])|\[(?:TOOL_CALLS|TOOL_RESULTS|AVAILABLE_TOOLS|SYSTEM_PROMPT)(?![\p{L}\p{N}_])/gu,
    /◁\/?[\p{L}_]{1,20}▷/gu,
  ],
};

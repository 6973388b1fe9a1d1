import type { Family } from './family.js';

/** Think blocks whole, unclosed and orphaned, and reasoning that lost its block. */
const thinking: Family = {
  code: 'thinking',
  patterns: [
    /<\s?\/?\s?(?:antml:)?(?:think|thinking|thoughts?|reasoning|reasoning_content|reflection|scratch_?pad|inner_?(?:monologue|thoughts?)|analysis|deliberation|start_working_out|end_working_out|seed:think|seed:cot_budget_reflect|final_?(?:answer|response)|answer|solution|commentary|response|reply|output|internal|monologue|rationale|critique|draft|self_?reflection)(?=[\s>/:=]|$)/giu,
    // Harmony's channels when a server has taken its tokens out and left their text.
    /assistant(?:final|analysis|commentary)(?!\p{Ll}{0,3}(?:\s|$))|(?<![\p{L}])(?:assistantfinal|assistantanalysis)/gu,
    /^\s*(?:analysis|thought|thinking|commentary|final)\s?\n/giu,
    /^\s*analysis(?=\p{Lu})|(?<=[.!?"”)\s])(?:final|commentary)(?=\p{Lu}\p{Ll}+[ ,!])/gu,
    /^\s*(?:\*\*|#{1,4}\s*)?(?:analysis|thinking|reasoning|thought process|internal (?:monologue|reasoning)|chain of thought)(?:\*\*)?:(?:\*\*)?\s/giu,
  ],
};

/** Reasoning about the reader in the third person, without any mark: only at the beginning. */
const aboutTheUser: Family = {
  code: 'thinking',
  outboundOnly: true,
  patterns: [
    /^\s*(?:(?:okay|ok|alright|all right|hmm+|so|well|first|right|let me think(?: about (?:this|it|that))?|let's see|wait|got it|i see|step 1)[,.:!]?\s{1,2}){0,3}(?:(?:so|now|here|it (?:seems|looks like)|i see(?: that)?)[,]? )?the (?:user|human)(?:'s (?:message|question|request|query|intent|last|latest|name)| (?:is(?! always| never| guide| manual)|was|has|wants?|wanted|asks?|asked|says?|said|seems|needs?|just|wrote|writes|sent|mentioned|did|does|might|may|greeted|likely|probably|greets|requests?|asks)\b)/giu,
    /^\s*(?:okay|ok|alright|so|well|hmm+)?[,.]?\s?(?:i|we) (?:(?:need|have) to|should|must) (?:respond|reply|answer|produce|output|write a (?:reply|response)) (?:to the user|as (?:the|an?) (?:assistant|agent|ai)|in character|with (?:a )?(?:final|json|short)|in (?:english|german|french|spanish|italian|portuguese|dutch|polish|turkish|russian|chinese|japanese)(?! class)|politely|briefly|warmly|kindly|concisely|directly)/giu,
    /^\s*(?:(?:okay|ok|alright|let me|hmm|so|well|first|now)[^.!?\n]{0,60}[.!?,]\s{1,2}){1,2}the (?:user|human) (?:is (?:asking|saying|greeting)|wants|asked|asks|said|says|wrote|seems)\b/giu,
    /^\s*the (?:assistant|ai|model|chatbot) (?:should|must|needs to|has to|will now) (?:respond|reply|answer|say|be|not|keep|ask|greet|write)\b/giu,
    /^\s*we (?:need|should|must) (?:to )?(?:respond|answer|reply|produce|output)(?=\s*(?:[:.]|in \p{Lu}|with (?:a|the) |as |the user|to the user|concisely|briefly|politely|json|final))/giu,
    /^\s*(?:嗯|好的)?[，,]?用户(?:想|问|说|要|在|是|让|希望|需要)/gu,
  ],
};

/** Calls written out as text: tags, JSON with a call's keys, agent formats. */
const toolCalls: Family = {
  code: 'tool_call',
  patterns: [
    /<\s?\/?\s?(?:antml:)?(?:tool_?calls?|tool_?response|tool_?results?|tool_?code|tool_?outputs?|tool_?use|tools?|functions?_?calls?|function_?results?|function_?response|function_?calls_?results|invoke|arg_key|arg_value|observation|minimax:tool_call|longcat_tool_call|use_mcp_tool|execute_?(?:code|command)|websearch|web_search)(?=[\s>/:=]|$)/giu,
    // The end of an element that is neither HTML nor a joke.
    /<\/(?!(?:abbr|address|article|aside|audio|b|blockquote|body|button|canvas|caption|center|cite|code|data|dd|del|details|dfn|dialog|div|dl|dt|em|figcaption|figure|font|footer|form|h\d|head|header|html|iframe|ins|kbd|label|legend|main|mark|math|nav|object|ol|option|p|picture|pre|q|rp|rt|ruby|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|ul|var|video|joke|rant|sarcasm|irony|grin|sigh|humou?r|snark|end|nerd|brag|vent|hug|kiss|over|endrant|satire|spoiler|ramble)>)[a-z][a-z_-]{2,30}>/giu,
    /<(?:function|parameter|tool)=[^>\s]{0,80}|<\/(?:function|parameter)>|<(?:parameter|function) name=/giu,
    /["'](?:name|tool|tool_name|function|function_name|action|recipient_name|api)["']\s{0,4}:\s{0,4}["'][\w.:/ -]{1,80}["']\s{0,8},\s{0,8}["'](?:arguments|parameters|params|args|kwargs|action_input|tool_input|tool_args|input|inputs)["']\s{0,4}:/giu,
    /["'](?:arguments|parameters|args|kwargs|action_input|tool_input|input)["']\s{0,4}:\s{0,4}(?:\{[^{}]{0,400}\}|"(?:[^"\\\n]|\\.){0,400}")\s{0,8},\s{0,8}["'](?:name|tool|tool_name|function|action)["']\s{0,4}:/giu,
    /["'](?:tool_calls|function_call|tool_use|tool_call_id|toolUseId|tool_uses|functionCall)["']\s{0,4}:/giu,
    /["']type["']\s{0,4}:\s{0,4}["'](?:function|tool_use|tool_result|function_call)["']/giu,
    /to=(?:functions|browser|python|container)\b|(?<![\w.])functions\.[a-z_]{2,40}(?:\s*\(|:\d|\s+\w)/giu,
    /^[ \t*]{0,6}Action Input[ \t*]{0,4}:|^[ \t*]{0,6}Action[ \t*]{0,4}:[ \t*]{0,4}[\w.]{2,40}(?:\[|\(|[ \t]*\n)|^[ \t]{0,4}Observation:[ \t]*[[{"]/gmu,
    /^\s*Thought:\s{0,3}(?:I (?:need|should|must|will|have|now|can|do)|The user|Do I need|Let me)\b/gu,
    /^```(?:tool_code|tool_call|tool_outputs?|tool_use|function_call)\b/gmu,
    /(?<![\p{L}\p{N}_])(?:provide_answer|request_handoff|make_plan|artifact_read|tool_catalog|search_docs)(?![\p{L}\p{N}_])/gu,
    /^[ \t]{0,8}(?:print\()?(?:default_api|tool_api|functions)\.[a-z_]{2,40}\(/gmu,
    /\[\s?(?:tool|function)[ _](?:call|use|result)s?\s?[:\]]|(?<!\p{L})calling (?:the )?(?:tool|function)s?(?: \w+_\w+|:)/giu,
    // A call as Python writes it, and the arguments of our own terminal call.
    /^\s*\[?[a-z]\w{0,30}_\w{1,40}\(\s?(?:\w{1,40}\s?=|["'{)])/giu,
    /["'](?:outbound|coaching|answer_kind|expiresInSeconds)["']\s{0,4}:|["']answer["']\s{0,4}:[^\n]{0,400}["'](?:citations|closes|signals)["']\s{0,4}:/gu,
    /^[ \t]{0,4}(?:Final Answer|Thought|Action|Observation):[^\n]{0,400}\n{1,3}[ \t]{0,4}(?:Final Answer|Thought|Action|Observation):/gmu,
  ],
};

/** Marks that a hosted model leaves where an interface would show a source. */
const sourceMarks: Family = {
  code: 'source_mark',
  patterns: [
    /【\s?\d{1,4}(?::\d{1,4})?\s?†[^】\n]{0,200}】?|【[^】\n]{0,60}†[^】\n]{0,200}】?|†(?:source|L\d+)/gu,
    /:?contentReference\[|oaicite|\[oai_citation/giu,
    /[\ue200-\ue206]|(?<![\p{L}\p{N}])(?:file)?cite(?:\s|[\ue200-\ue206])?turn\d{1,3}|turn\d{1,3}(?:search|view|news|image|file|fetch|product)\d{1,3}/gu,
    /\(start_span\)|\(end_span\)|\[span_\d{1,4}\]|\[cite_start\]|\[cite:\s?\d|<\/?(?:grok|xai):\w+|<\/?antml:cite|<cite index=/gu,
    /<\/?co(?::\s?\d|>)/gu,
  ],
};

/** A name of a role where the template puts the turn's own. */
const roles: Family = {
  code: 'role_prefix',
  patterns: [
    /^\s*(?:\*\*|#{1,4} ?|\[|<)?(?:assistant|ai(?: assistant)?|bot|chatbot|chat ?gpt|gpt-?\d?\w?|llama|claude|gemini|assistent|asistente|assistente|asystent|ассистент|助手|アシスタント)(?:\*\*|\]|>)?\s?[:：](?:\*\*)?(?=\s|\p{L}|$)/giu,
    /^\s*assistant\s*\n/giu,
    /^#{2,4}\s?(?:instructions?|response|input|assistant|user|human|system)\s?:?\s*$|^#{2,4}\s?(?:instruction|response|assistant|human)\s?:/gimu,
    /^\s*(?:\*\*)?(?:human|user|system)(?:\*\*)?\s?:[^\n]{0,2000}\n\s{0,8}(?:\*\*)?(?:assistant|ai|bot|model)(?:\*\*)?\s?:/giu,
    /\n[ \t]{0,8}(?:\*\*)?(?:assistant|ai assistant)(?:\*\*)?\s?:\s/giu,
    /\n[ \t]{0,8}\n[ \t]{0,8}(?:\*\*)?(?:human|user)(?:\*\*)?\s?:\s/giu,
    /[.!?"”)]\s?\n[ \t]{0,8}(?:human|user|H|Q)\s?:\s\p{Lu}?[^\n]{0,300}\?\s*(?:\n|$)/gu,
    /\n[ \t]{0,8}(?:\*\*)?human(?:\*\*)?\s?:\s/giu,
    /^[ \t]{0,4}\[system\](?=[ \t:\n])|^[ \t]{0,4}\[(?:assistant|user|human)\]\s?(?=[:\n])|^[ \t]{0,4}<(?:human|bot|user|assistant)>:/gimu,
    /["']role["']\s{0,4}:\s{0,4}["'](?:assistant|user|system|tool|developer|model)["']|["'](?:finish_reason|choices|delta)["']\s{0,4}:/giu,
    /<\/(?:assistant|user|system|human|model)>|^[ \t]{0,4}<(?:assistant|system|human|model|user)>/gimu,
    /^\s*(?:system|model)\s?\n(?=\S)/giu,
    /^\s*system\s?:\s?(?:you are|you must|you will|do not|never|always|respond|the assistant)/giu,
    /(?<=[.!?])assistant\s{1,4}(?=\p{Lu})/gu,
  ],
};

/** Corrections and prompts by the words they begin with. */
const instructions: Family = {
  code: 'instructions',
  patterns: [
    /\[\s?system[ _](?:directive|prompt|message|note|instructions?|reminder)(?![\p{L}])/giu,
    /\[SYSTEM\]|(?<![\p{L}])SYSTEM[ _]DIRECTIVE/gu,
    /^[ \t]{0,8}_{0,2}nudge(?:\s?\([\w -]{1,40}\))?\s?:|__nudge/gimu,
    /<\/?(?:system[-_](?:reminder|prompt|message|instructions?)|instructions?|context|user_query|conversation_history|persona|rules|guidelines|system|memory|state|user_?(?:message|input|info)|assistant_?(?:response|message))(?=[\s>]|$)/giu,
    /^\s*(?:#{1,4} ?|\*\*)?(?:system prompt|system message|my (?:system )?(?:prompt|instructions)(?: (?:is|are|say|says|read|reads|state|states))?)(?:\*\*)?\s?:/giu,
    /^\s*you are (?:chatgpt|claude|gemini|llama|qwen|an? (?:(?:helpful|friendly|ai|virtual|digital|expert|professional|conversational|large|smart|intelligent|dating) ){1,3}(?:assistant|ai|language model|model|agent|chatbot))\b/giu,
    /^\s*your (?:task|role|job|goal) is to (?:answer|respond|reply|act|assist|generate|speak|represent)\b|^\s*instructions?:\s?(?:you (?:are|must)|respond|answer|act|reply)\b/giu,
    /knowledge cut-?off:\s?\d{4}|cutting knowledge date:|valid channels: analysis/giu,
    /(?<!\p{L})(?:as per|according to|per|based on|following|under) my (?:system )?(?:prompt|instructions|guidelines|programming)(?!\p{L})|(?<!\p{L})my (?:system prompt|instructions|system instructions) (?:say|says|state|states|tell|tells|forbid|require|prohibit|are to)(?!\p{L})/giu,
    /(?<!\p{L})(?:BEGIN|END|START) OF (?:SYSTEM |THE )?(?:PROMPT|INSTRUCTIONS|CONTEXT|CONVERSATION|MESSAGE)/gu,
    /^[ \t]{0,4}[[(]\s?(?:internal(?: notes?| reasoning| thoughts?)?|(?:hidden|private) (?:notes?|reasoning|thoughts?))\s?[:\])]/gimu,
    /\bhere (?:is|are) (?:my|the) (?:full |complete |exact |entire )?(?:system prompt|system message|system instructions|initial instructions)\b/giu,
  ],
};

export const shapes: readonly Family[] = [thinking, aboutTheUser, toolCalls, sourceMarks, roles, instructions];

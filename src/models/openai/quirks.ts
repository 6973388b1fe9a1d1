import type { Body, Message } from './body.js';

/** Something a server does not take, known by its refusal, and what it takes instead. */
export interface Quirk {
  refusal: RegExp;
  change(body: Body): Body;
}

export const quirks: readonly Quirk[] = [
  {
    // LM Studio: "Invalid tool_choice type: 'object'. Supported string values: none, auto, required"
    refusal: /tool_choice.*(?:type|string|required)/i,
    change: (body) => (typeof body.tool_choice === 'object' ? { ...body, tool_choice: 'required' } : body),
  },
  {
    // Templates of Mistral, Gemma and others, by way of vLLM and llama.cpp's server
    refusal:
      /roles? must alternate|system (?:role|message)|only user(?:,| and) assistant|cannot have 2 or more assistant/i,
    change: (body) => ({ ...body, messages: alternating(body.messages) }),
  },
  {
    // Ollama: "gemma:2b does not support tools". The model can still speak.
    refusal: /does not support tools/i,
    change: ({ tools: _tools, tool_choice: _choice, ...body }) => body,
  },
  {
    refusal: /stream_options/i,
    change: ({ stream_options: _options, ...body }) => body,
  },
];

/** Two roles in turn, the user first: what every chat template takes. Calls and results stay as they are. */
function alternating(messages: readonly Message[]): Message[] {
  const folded: Message[] = [];
  for (const message of messages) {
    const next: Message = message.role === 'system' ? { role: 'user', content: message.content } : message;
    const last = folded.at(-1);
    if (last && last.role === next.role && isPlain(last) && isPlain(next))
      last.content = `${textOf(last)}\n\n${textOf(next)}`;
    else folded.push({ ...next });
  }
  return folded[0]?.role === 'user' ? folded : [{ role: 'user', content: 'Begin.' }, ...folded];
}

const isPlain = (message: Message): boolean =>
  message.role === 'user' || (message.role === 'assistant' && message.tool_calls === undefined);
const textOf = ({ content }: Message): string => (typeof content === 'string' ? content : '');

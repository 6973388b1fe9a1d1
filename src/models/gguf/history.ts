import type { ModelRequest, Part } from '../../domain/generation.js';
import { cue, endsWithOwnWords, wordsOf } from '../spoken-by.js';
import type { HistoryItem } from './engine.js';

/** A request as the engine's chat history, which ends with the place for the answer. */
export function historyOf(request: ModelRequest): HistoryItem[] {
  const { parts } = request;
  const words = wordsOf(request);
  const called = new Set(parts.flatMap(({ calls }) => calls?.map(({ id }) => id) ?? []));
  const history = parts
    .filter(({ role, callId }) => role !== 'tool' || callId === undefined || !called.has(callId))
    .map((part) => itemOf(part, words(part), parts));
  return [
    ...history,
    ...forced(request),
    ...(endsWithOwnWords(request) ? [{ type: 'system', text: cue } as const] : []),
    { type: 'model', response: [] },
  ];
}

/** The engine keeps a call and its result together. */
function itemOf({ role, calls = [] }: Part, text: string, parts: readonly Part[]): HistoryItem {
  if (role === 'user') return { type: 'user', text };
  if (role !== 'assistant') return { type: 'system', text };
  const made = calls.map(({ id, name, arguments: params }) => {
    const results = parts.filter(({ role: whose, callId }) => whose === 'tool' && callId === id);
    const result = results.map(({ content }) => content).join('\n');
    return { type: 'functionCall' as const, name, params, result };
  });
  return { type: 'model', response: [...(text ? [text] : []), ...made] };
}

/** A grammar makes the answer fit, but does not tell the model what it is about. */
function forced({ toolChoice, tools, responseSchema }: ModelRequest): HistoryItem[] {
  const insisted = typeof toolChoice === 'object' && tools.find(({ name }) => name === toolChoice.name);
  if (insisted)
    return [
      {
        type: 'system',
        text: `Write the arguments of ${insisted.name} as JSON, and nothing else. ${insisted.description} The JSON schema: ${JSON.stringify(insisted.parameters)}`,
      },
    ];
  return responseSchema
    ? [
        {
          type: 'system',
          text: `Write JSON by this schema, and nothing else: ${JSON.stringify(responseSchema.schema)}`,
        },
      ]
    : [];
}

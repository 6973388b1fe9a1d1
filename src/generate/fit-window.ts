import type { ModelRequest, Part } from '../domain/generation.js';
import { estimatedTokens, templateTokens } from '../models/estimate.js';
import { type Limits, ModelError } from '../models/model.js';

/** Results of calls that are kept whole as long as any are. */
const newestResults = 3;
const stub = '[left out, so that the rest fits; call it again if it is needed]';

interface Sized {
  part: Part;
  tokens: number;
}

interface Fitting {
  parts: Sized[];
  tools: { tool: ModelRequest['tools'][number]; tokens: number }[];
  /** What else is sent: the schema of the answer. */
  fixed: number;
}

/**
 * Makes a request fit the model's window, by dropping in a fixed order: what was said beside calls, tools the plan does
 * not name, old results, the passages with the lowest scores, the oldest lines. The instructions, the plan and its tools,
 * the corrections and the newest question stay.
 * @param count tokens of a text, by the model's own tokenizer where it has one
 * @throws ModelError `does_not_fit` when what has to stay is too large: it is refused, never cut
 */
export async function fitWindow(
  request: ModelRequest,
  { window, answer }: Limits,
  count: (text: string) => Promise<number>,
): Promise<ModelRequest> {
  const room = window - answer;
  const roughly = sizedBy(request, estimatedTokens);
  // The estimate is rather too high than too low, so what fits by it need not be counted.
  if (total(roughly) <= room) return merged(request, roughly, []);
  const sizes = await counted(request, count);
  const fitting = sizedBy(request, (text) => sizes.get(text) ?? estimatedTokens(text));
  const dropped: string[] = [];
  for (const step of steps) {
    for (;;) {
      if (total(fitting) <= room) return merged(request, fitting, dropped);
      const what = step(fitting);
      if (what === null) break;
      dropped.push(what);
    }
  }
  if (total(fitting) <= room) return merged(request, fitting, dropped);
  throw new ModelError(
    'does_not_fit',
    `what has to be shown takes ${total(fitting)} tokens, and the model's window leaves ${room} for it; shorten the agent's instructions or the message, or use a model with a larger window`,
  );
}

/** Takes the next thing out, and names it; null when there is nothing more of its kind. */
type Step = (fitting: Fitting) => string | null;

const steps: readonly Step[] = [
  (fitting) => (takeFirst(fitting, 'aside') ? 'a thought beside a call' : null),
  (fitting) => {
    const index = fitting.tools.findLastIndex(({ tool }) => !tool.planned);
    const [gone] = index < 0 ? [] : fitting.tools.splice(index, 1);
    return gone ? `the tool ${gone.tool.name}` : null;
  },
  (fitting) => {
    const results = fitting.parts.filter(({ part }) => part.kind === 'result');
    const old = results.slice(0, -newestResults).find(({ part }) => part.content !== stub);
    if (!old) return null;
    const { callId } = old.part;
    old.part = { ...old.part, content: stub };
    old.tokens = estimatedTokens(stub) + templateTokens;
    fitting.parts = fitting.parts.filter(({ part }) => part.kind !== 'passage' || part.callId !== callId);
    return 'an old result';
  },
  (fitting) => {
    const passages = fitting.parts.filter(({ part }) => part.kind === 'passage');
    const [first] = passages;
    if (!first) return null;
    const lowest = passages.reduce((low, one) => ((one.part.score ?? 0) <= (low.part.score ?? 0) ? one : low), first);
    fitting.parts.splice(fitting.parts.indexOf(lowest), 1);
    return 'a passage';
  },
  (fitting) => (takeFirst(fitting, 'line') ? 'an old line' : null),
];

function takeFirst(fitting: Fitting, kind: Part['kind']): boolean {
  const index = fitting.parts.findIndex(({ part }) => part.kind === kind);
  if (index >= 0) fitting.parts.splice(index, 1);
  return index >= 0;
}

const written = ({ content, calls, name }: Part): string =>
  content + (name ?? '') + (calls ? JSON.stringify(calls) : '');

function sizedBy({ parts, tools, responseSchema }: ModelRequest, tokensOf: (text: string) => number): Fitting {
  return {
    parts: parts.map((part) => ({ part, tokens: tokensOf(written(part)) + templateTokens })),
    tools: tools.map((tool) => ({ tool, tokens: tokensOf(JSON.stringify(tool)) + templateTokens })),
    fixed: responseSchema ? tokensOf(JSON.stringify(responseSchema)) : 0,
  };
}

async function counted(request: ModelRequest, count: (text: string) => Promise<number>): Promise<Map<string, number>> {
  const { parts, tools, responseSchema } = request;
  const schema = responseSchema ? [JSON.stringify(responseSchema)] : [];
  const texts = [...new Set([...parts.map(written), ...tools.map((tool) => JSON.stringify(tool)), ...schema])];
  const sizes = await Promise.all(texts.map(async (text) => [text, await count(text)] as const));
  return new Map(sizes);
}

const total = ({ parts, tools, fixed }: Fitting): number =>
  [...parts, ...tools].reduce((sum, { tokens }) => sum + tokens, fixed);

/** Passages go into the result they belong to: to a model they are one message. */
function merged(request: ModelRequest, { parts, tools }: Fitting, dropped: string[]): ModelRequest {
  const whole: Part[] = [];
  for (const { part } of parts) {
    const result = part.kind === 'passage' ? whole.findLast(({ callId }) => callId === part.callId) : undefined;
    if (result) result.content = `${result.content}\n${part.content}`;
    else whole.push({ ...part });
  }
  return { ...request, parts: whole, tools: tools.map(({ tool }) => tool), dropped: summed(dropped) };
}

const summed = (dropped: readonly string[]): string[] =>
  [...new Set(dropped)].map((what) => {
    const times = dropped.filter((one) => one === what).length;
    return times === 1 ? what : `${what}, ${times} times`;
  });

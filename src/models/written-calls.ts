/** A tool call as a model asked for it, before it has an id. */
export interface NamedCall {
  name: string;
  arguments: unknown;
}

interface Stretch {
  calls: NamedCall[];
  end: number;
}

/** How chat templates of the common model families write calls, when the server does not read them itself. */
const forms: Readonly<Record<string, (text: string, from: number) => Stretch | null>> = {
  // Hermes, Qwen
  '<tool_call>': (text, from) => closedBy(/\s*<\/tool_call>/y, text, jsonCalls(text, from)),
  // Mistral: a list of calls, or the name in front of its arguments
  '[TOOL_CALLS]': (text, from) => closedBy(/\s*(?:<\/s>)?/y, text, jsonCalls(text, from) ?? namedCall(text, from)),
  // Llama 3
  '<|python_tag|>': (text, from) => closedBy(/\s*(?:<\|eo[mt]_id\|>)?/y, text, jsonCalls(text, from)),
  '```': (text, from) => closedBy(/\s*```/y, text, jsonCalls(text, after(/(?:json|tool_call)?\s*/y, text, from))),
};
const openings = /<tool_call>|\[TOOL_CALLS\]|<\|python_tag\|>|```/g;
/** A text with more openings is no answer but noise, and looking at each costs time. */
const openingsAtMost = 20;

/**
 * Takes tool calls out of a text in which a model wrote them. Only whole, well-formed calls of offered tools are taken;
 * anything else stays in the text, where the gates find it.
 */
export function takeWrittenCalls(text: string, offered: readonly string[]): { text: string; calls: NamedCall[] } {
  if (offered.length === 0) return { text, calls: [] };
  const isOffered = ({ calls }: Stretch) => calls.every(({ name }) => offered.includes(name));
  const bare = bareCalls(text);
  if (bare && isOffered(bare)) return { text: '', calls: bare.calls };
  const kept: string[] = [];
  const calls: NamedCall[] = [];
  let at = 0;
  for (const opening of [...text.matchAll(openings)].slice(0, openingsAtMost)) {
    if (opening.index < at) continue;
    const stretch = forms[opening[0]]?.(text, opening.index + opening[0].length);
    if (!stretch || !isOffered(stretch)) continue;
    kept.push(text.slice(at, opening.index));
    calls.push(...stretch.calls);
    at = stretch.end;
  }
  return calls.length > 0 ? { text: [...kept, text.slice(at)].join('').trim(), calls } : { text, calls };
}

/** Nothing but calls: what Llama 3 writes without its tag. */
function bareCalls(text: string): Stretch | null {
  const whole = jsonCalls(text, 0);
  return whole && text.slice(whole.end).trim() === '' ? whole : null;
}

/** One call as JSON, several in a list, or several one after the other. */
function jsonCalls(text: string, from: number): Stretch | null {
  const calls: NamedCall[] = [];
  let end = from;
  for (;;) {
    const json = jsonAt(text, after(calls.length === 0 ? /\s*/y : /\s*;?\s*/y, text, end));
    if (!json) return calls.length > 0 ? { calls, end } : null;
    const found = (Array.isArray(json.value) ? json.value : [json.value]).map(callOf);
    if (found.length === 0 || found.some((call) => call === null)) return null;
    calls.push(...found.filter((call) => call !== null));
    end = json.end;
  }
}

function namedCall(text: string, from: number): Stretch | null {
  const [head, name] = matchAt(/\s*([\w.-]+)\s*(?:\[ARGS\])?\s*/y, text, from) ?? [];
  const json = head === undefined ? null : jsonAt(text, from + head.length);
  return json && isObject(json.value) ? { calls: [{ name: name ?? '', arguments: json.value }], end: json.end } : null;
}

const keysOfCall = ['name', 'arguments', 'parameters', 'id', 'type', 'function'];

/** Null when it is something else, such as an example of JSON that has a name among other things. */
function callOf(value: unknown): NamedCall | null {
  if (!isObject(value) || Object.keys(value).some((key) => !keysOfCall.includes(key))) return null;
  if (isObject(value.function)) return callOf(value.function);
  const given = value.arguments ?? value.parameters;
  const read = given === undefined ? undefined : parsedArguments(given);
  return typeof value.name === 'string' && isObject(read) ? { name: value.name, arguments: read } : null;
}

/** Arguments as they come: an object, JSON in a string, JSON in such a string again, or what is no JSON, as it is. */
export function parsedArguments(given: unknown): unknown {
  let value = given;
  for (let layer = 0; layer < 2 && typeof value === 'string'; layer++) {
    if (value.trim() === '') return {};
    try {
      value = JSON.parse(value);
    } catch {
      return given; // The model's mistake: it is told so when the call is made.
    }
  }
  return typeof value === 'string' ? given : (value ?? {});
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

const after = (sticky: RegExp, text: string, at: number): number => at + (matchAt(sticky, text, at)?.[0].length ?? 0);

function closedBy(sticky: RegExp, text: string, stretch: Stretch | null): Stretch | null {
  const close = stretch && matchAt(sticky, text, stretch.end);
  return close ? { ...stretch, end: stretch.end + close[0].length } : null;
}

/** The JSON object or list that begins here, and where it ends. */
function jsonAt(text: string, from: number): { value: unknown; end: number } | null {
  if (text[from] !== '{' && text[from] !== '[') return null;
  let depth = 0;
  const marks = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs;
  marks.lastIndex = from;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '{' || mark[0] === '[') depth++;
    else if (mark[0] === '}' || mark[0] === ']') depth--;
    if (depth > 0) continue;
    try {
      return { value: JSON.parse(text.slice(from, marks.lastIndex)), end: marks.lastIndex };
    } catch {
      return null; // Not JSON, so no call.
    }
  }
  return null;
}

import type { Span } from '../overrides/text/span.js';
import type { ToolRun, ToolSpec } from '../src/domain/tool.js';
import { type BraceObject, objectsIn } from './bare/objects.js';
import { defineGate, notApplicable, pass } from './define.js';

/**
 * The model wrote the call into its answer instead of making it: the arguments of a tool as JSON, a call with its name,
 * or `calculate(2+2)`. Known gap: an object whose names no tool of the catalogue takes is left to leaked-envelope.
 */
export default defineGate({
  id: 'bare-args',
  class: 'tool-requiring',
  bound: 3,
  boundedBecause: 'A model that writes its calls as text may have no other way to write them.',
  cost: 'free',
  whenBroken: 'block',
  incident: '0017-braces-for-an-answer',
  judges: 'draft',
  judge({ making: { catalog, runs } }, { outbound }) {
    if (catalog.length === 0) return notApplicable('there are no tools to call');
    const found = [...asJson(outbound, catalog), ...asWords(outbound, uncalled(catalog, runs))];
    if (found.length === 0) return pass;
    const names = [...new Set(found.map(({ tool }) => tool))].join(', ');
    const because = `it writes a call of ${names} into the answer instead of making it`;
    return {
      kind: 'reject',
      because,
      reasons: found.map(({ start, end }) => ({ code: 'bare_args', text: because, channel: 'outbound', start, end })),
    };
  },
  nudge: ({ because }) => ({
    directive: `Your text was not sent: ${because}. Make the call itself, with these arguments, and answer in words when its result is there.`,
    thought: 'I typed the call as if it were my answer, so nothing ran. I will really call the tool now.',
  }),
});

interface Found extends Span {
  tool: string;
}

function asJson(text: string, catalog: readonly ToolSpec[]): Found[] {
  const found: Found[] = [];
  for (const object of objectsIn(text)) {
    if (found.some(({ end }) => object.end <= end)) continue;
    const tool = named(object, catalog) ?? catalog.find((spec) => takes(spec, object.keys))?.name;
    if (tool !== undefined) found.push({ tool, start: object.start, end: object.end });
  }
  return found;
}

const nameKeys = ['name', 'tool', 'tool_name', 'function', 'action'];
const argumentKeys = ['arguments', 'parameters', 'args', 'input', 'params', 'action_input', 'tool_input'];

/** A call with its name, in one of the ways models were taught. */
function named({ keys, value }: BraceObject, catalog: readonly ToolSpec[]): string | undefined {
  if (value === null || !keys.some((key) => argumentKeys.includes(key))) return undefined;
  const name = nameKeys.map((key) => value[key]).find((one) => typeof one === 'string');
  return catalog.find((tool) => tool.name === name)?.name;
}

/** All its names are the tool's, and none that the tool requires is missing. An object with a name alone may be anything. */
function takes({ parameters }: ToolSpec, keys: readonly string[]): boolean {
  if (keys.every((key) => nameKeys.includes(key))) return false;
  const { properties, required } = parameters;
  const known = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  const needed: unknown[] = Array.isArray(required) ? required : [];
  return keys.every((key) => known.includes(key)) && needed.every((key) => keys.includes(key as string));
}

/** Who has called a tool may say so, with its arguments. */
const uncalled = (catalog: readonly ToolSpec[], runs: readonly ToolRun[]): ToolSpec[] =>
  catalog.filter(({ name }) => !runs.some(({ tool, outcome }) => tool === name && outcome === 'ok'));

function asWords(text: string, tools: readonly ToolSpec[]): Found[] {
  if (tools.length === 0) return [];
  const names = tools.map(({ name }) => name.replace(/[^\p{L}\p{N}_]/gu, String.raw`\$&`));
  const call = new RegExp(
    String.raw`(?<![\p{L}\p{N}_.-])(${names.join('|')})\((?:[^()\n]|\([^()\n]{0,100}\)){0,400}\)?`,
    'gu',
  );
  return [...text.matchAll(call)].map((match) => ({
    tool: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

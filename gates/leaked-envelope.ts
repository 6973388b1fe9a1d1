import type { Channel, Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { Reason } from '../src/domain/verdict.js';
import { defineGate, pass } from './define.js';
import type { Family } from './envelope/family.js';
import { leaksIn } from './envelope/find.js';

const texts: Readonly<Record<Family['code'], string>> = {
  control_token: 'a token of the chat template stands in the text',
  thinking: 'the reasoning behind the answer stands in the text',
  tool_call: 'a call of a tool stands in the text instead of being made',
  source_mark: 'a mark that only the model’s own interface understands stands in the text',
  role_prefix: 'the text names the role that speaks, as a template does',
  instructions: 'the text gives away instructions or a correction',
};

/**
 * What was to stay around the answer stands in it: tokens of chat templates, reasoning, calls written out, marks of
 * sources, names of roles, instructions and corrections. On every channel, since each has a reader.
 *
 * A marker that is quoted by itself, that a participant wrote, or that stands in code somebody asked for is spoken of
 * and not leaked. It is bounded, since a model with a broken template writes its tokens every time. Known gaps:
 * instructions in other words or another language, and markers of templates that nobody has met yet.
 */
export default defineGate({
  id: 'leaked-envelope',
  class: 'prose-only',
  bound: 3,
  boundedBecause: 'A model or a server with a broken template writes its tokens every time, and cannot do otherwise.',
  cost: 'free',
  whenBroken: 'block',
  incident: '0020-thinking-aloud',
  judges: 'draft',
  judge(turn: TurnFacts, draft: Draft) {
    const reasons = leavingTexts(draft).flatMap(({ channel, text }) =>
      leaksIn(turn, text, channel === 'outbound').map(
        ({ code, span }): Reason => ({ code, text: texts[code], channel, ...(channel === 'outbound' && span) }),
      ),
    );
    const [first] = reasons;
    return first ? { kind: 'reject', because: first.text, reasons } : pass;
  },
  nudge: () => ({
    directive:
      'Your message shows something that is not part of an answer: a template token, reasoning, a written-out call, a source mark, a role name or instructions. Write only the words that the reader is to see.',
    thought:
      'I let something slip that belongs behind the answer. I will write just the answer itself, in plain words.',
  }),
});

/** Every text of a draft that somebody will read. */
function leavingTexts(draft: Draft): { channel: Channel; text: string }[] {
  const { outbound, coaching, signals = [], handoff, citations = [], asks } = draft;
  const of = (channel: Channel, ...all: (string | undefined)[]) =>
    all.flatMap((text) => (text === undefined || text === '' ? [] : [{ channel, text }]));
  return [
    ...of('outbound', outbound),
    ...of('coaching', coaching),
    ...signals.flatMap(({ topic, because, note }) => of('signals', topic, because, note)),
    ...of('handoff', handoff?.reason),
    ...citations.flatMap(({ source, quote }) => of('citations', source, quote)),
    ...of('asks', asks?.topic),
  ];
}

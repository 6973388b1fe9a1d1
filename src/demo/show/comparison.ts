import { type Draft, draftSchema, type Signal, signalSchema } from '../../domain/draft.js';
import { modelAnswerSchema } from '../../domain/generation.js';
import { workSchema } from '../../domain/work.js';
import { readAnswer } from '../../generate/answer.js';
import type { Played } from '../play.js';
import { nameOf } from '../scenes/scene.js';
import { joined, type Styled, styled } from './styled.js';
import type { Table } from './table.js';

type Row = readonly [Styled, Styled, Styled];

/** What the agent wanted, and what became of it, channel by channel. */
export function comparison(played: Played): Table {
  const { scene, turn } = played;
  const writer = 'draft' in scene.attempt ? nameOf(scene, turn.agent) : 'The model';
  const draft = firstDraft(played) ?? draftSchema.parse(turn.draft);
  return {
    head: ['', `${writer} wanted to send`, 'What left'],
    rows: [...spokenRows(played, draft), ...adviceRows(played, draft), ...claimRows(played, draft)],
  };
}

/** What the model wrote first, when a rule sent it back. */
function firstDraft({ turn, fired }: Played): Draft | null {
  const first = turn.generations?.find(({ dispatch }) => dispatch === 'reply');
  if (!first || fired.every(({ outcome }) => outcome !== 'regenerate')) return null;
  return readAnswer(modelAnswerSchema.parse(first.response), workSchema.parse({})).draft;
}

/** The text as recipients read it, and what the service wrote beside it. */
function spokenRows({ scene, turn, received, fired }: Played, draft: Draft): Row[] {
  const writer = scene.participants.find(({ id }) => id === turn.agent);
  const readers = scene.participants.filter(({ id }) => id !== turn.agent && id !== writer?.represents);
  const label = `${readers.map(({ id }) => nameOf(scene, id)).join(' and ')} ${readers.length > 1 ? 'read' : 'reads'}`;
  const text = received.find(({ author, kind }) => author === 'agent' && kind === 'text');
  const left = text ? compared(text.text, draft.outbound) : styled('nothing', 'red');
  const added = received.filter(({ kind }) => kind !== 'text');
  return [
    [styled(label), marked(draft.outbound, 'outbound', fired), left],
    ...added.map(
      ({ kind, text: line }): Row => [
        styled(kind === 'closing' ? 'then, as a message of its own' : 'as a notice of the service'),
        styled(''),
        styled(line, 'green'),
      ],
    ),
  ];
}

/** The coaching, which only the person represented reads. */
function adviceRows({ scene, turn, note, fired }: Played, { coaching }: Draft): Row[] {
  if (coaching === undefined) return [];
  const left = note?.coaching == null ? styled('nothing', 'red') : compared(note.coaching, coaching);
  return [[styled(`${readerOf({ scene, turn })} reads in private`), marked(coaching, 'coaching', fired), left]];
}

function claimRows({ scene, turn, note }: Played, { signals = [] }: Draft): Row[] {
  const after = note?.signals.map((signal) => signalSchema.parse(signal)) ?? [];
  return signals.map((signal, index): Row => {
    const now = after[index];
    const label = `${readerOf({ scene, turn })} is told about ${nameOf(scene, signal.about)}`;
    return [styled(label), claim(signal), now ? claim(now) : styled('nothing', 'red')];
  });
}

function claim({ topic, level, note }: Signal): Styled {
  const style = level === 'concern' ? 'red' : 'green';
  return joined([
    styled(`${topic}: `),
    styled(level, style),
    styled(`\n${note === undefined ? '(no note)' : `“${note}”`}`),
  ]);
}

function readerOf({ scene, turn }: Pick<Played, 'scene' | 'turn'>): string {
  const writer = scene.participants.find(({ id }) => id === turn.agent);
  return nameOf(scene, writer?.represents ?? turn.agent);
}

const compared = (left: string, wanted: string): Styled => styled(left, left === wanted ? undefined : 'green');

/** Shows where the rules cut: the records name the places in the text they saw first. */
function marked(text: string, channel: 'outbound' | 'coaching', fired: Played['fired']): Styled {
  const spans = fired
    .flatMap(({ reasons }) => reasons)
    .flatMap((reason) => {
      const { start, end } = reason;
      return reason.channel === channel && start !== undefined && end !== undefined
        ? [{ start, end, style: 'red' as const }]
        : [];
    });
  return { text, spans };
}

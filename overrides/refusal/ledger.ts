import type { Participant } from '../../src/domain/participant.js';
import type { Line, TurnFacts } from '../../src/domain/turn.js';
import { plain, spacedWords } from './plain.js';
import type { Part } from './reply.js';
import { keepsPrivate, readReply } from './reply.js';
import type { Request } from './request.js';
import { requestsIn } from './request.js';
import { utterancesIn } from './sentences.js';

/** A sentence of a person, in plain form. */
export interface Said {
  seq: number;
  text: string;
  /** Its words between single spaces, with a space around: for finding quotes. */
  words: string;
  /** What it does with a request that was not supplied; null where nothing was refused. */
  part: Part | null;
  /** It keeps something private although nobody had asked. */
  unasked: boolean;
}

/** The lines a person says in a row, and what they leave unsupplied. */
export interface Stretch {
  said: Said[];
  unsupplied: Request[];
  /** Declined in words, not only left out. */
  declined: boolean;
}

/** How far back a concern is traced, in lines and in UTF-16 units: a flood of text must not hold up the turn. */
const reach = { lines: 200, units: 40_000 };

/** What a person said, stretch by stretch, with the requests that each stretch answered and did not supply. */
export function ledgerOf(facts: TurnFacts, about: string): Stretch[] {
  const voices = voicesOf(facts, about);
  const stretches: Stretch[] = [];
  let asked: Line[] = [];
  let lines: Line[] = [];
  const close = () => {
    if (lines.length === 0) return;
    stretches.push(readStretch(facts, asked, lines));
    asked = [];
    lines = [];
  };
  for (const line of newest(facts.history)) {
    if (line.author === 'system') continue;
    if (voices.has(line.from)) lines.push(line);
    else {
      close();
      asked.push(line);
    }
  }
  close();
  return stretches;
}

function newest(history: readonly Line[]): readonly Line[] {
  let units = 0;
  let from = history.length;
  while (from > 0 && history.length - from < reach.lines) {
    units += history[from - 1]?.text.length ?? 0;
    if (units > reach.units) break;
    from -= 1;
  }
  return history.slice(from);
}

/** Who speaks for the person a signal is about: the person, and an agent of theirs that is not the one under judgement. */
function voicesOf({ participants, agent, history }: TurnFacts, about: string): Set<string> {
  const meant = participants.find((p) => p.id === about) ?? participants.find((p) => isCalled(p, about));
  if (meant) {
    const agents = participants.filter((p) => p.represents === meant.id && p.id !== agent.id);
    return new Set([meant.id, ...agents.map((p) => p.id)]);
  }
  const served = new Set([agent.id, agent.represents]);
  return new Set(history.filter((line) => line.author === 'human' && !served.has(line.from)).map((line) => line.from));
}

const isCalled = ({ role, displayName }: Participant, name: string): boolean =>
  [role, displayName].some((known) => known !== undefined && plain(known) === plain(name));

function readStretch(facts: TurnFacts, asked: readonly Line[], lines: readonly Line[]): Stretch {
  const sentences = lines.flatMap((line) => utterancesIn(line.text).map((text) => ({ seq: line.seq, text })));
  const texts = sentences.map(({ text }) => text);
  const replies = askedOf(facts, asked, lines[0]?.from).map((request) => ({
    request,
    reply: readReply(request, texts),
  }));
  const refused = replies.filter(({ reply }) => !reply.supplied);
  const given = replies.filter(({ reply }) => reply.supplied);
  return {
    unsupplied: refused.map(({ request }) => request),
    declined: refused.some(({ reply }) => reply.declined),
    said: sentences.map(({ seq, text }, at) => {
      const suppliesAnother = given.some(({ reply }) => reply.parts[at] === 'supplies');
      const part = suppliesAnother ? null : firmest(refused.map(({ reply }) => reply.parts[at]));
      const said = plain(text);
      return { seq, text: said, words: spacedWords(said), part, unasked: replies.length === 0 && keepsPrivate(text) };
    }),
  };
}

const firmness: readonly Part[] = ['declines', 'partial', 'deflects', 'leaves open', 'supplies'];
const firmest = (parts: readonly (Part | undefined)[]): Part | null =>
  firmness.find((part) => parts.includes(part)) ?? null;

/** A request goes to the person it names, else to the human who answers it first. */
function askedOf(facts: TurnFacts, asked: readonly Line[], answering: string | undefined): Request[] {
  const others = facts.participants.filter(
    (p) => p.kind === 'human' && p.id !== answering && p.displayName !== undefined,
  );
  return asked.flatMap((line, at) => {
    const answered = asked.slice(at + 1).some((later) => later.author === 'human' && later.from !== line.from);
    if (answered || names(line, others)) return [];
    return requestsIn(
      line.text,
      facts.requests.find((request) => request.seq === line.seq),
    );
  });
}

const names = (line: Line, people: readonly Participant[]): boolean =>
  people.some(
    ({ displayName, id }) =>
      id !== line.from && displayName !== undefined && plain(line.text).startsWith(`${plain(displayName)},`),
  );

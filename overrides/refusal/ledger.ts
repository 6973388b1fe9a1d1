import type { Participant } from '../../src/domain/participant.js';
import type { Line, TurnFacts } from '../../src/domain/turn.js';
import type { Heard } from './heard.js';
import { hear } from './heard.js';
import { plain, spacedWords } from './plain.js';
import type { Part, Reply } from './reply.js';
import { keepsPrivate, readReply } from './reply.js';
import type { Request } from './request.js';
import { requestsIn } from './request.js';
import { utterancesIn } from './sentences.js';
import type { Slot } from './slots.js';

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

/** A request with the line that made it. */
export interface Asked extends Request {
  seq: number;
}

/** The lines a person says in a row, and what they leave unsupplied. */
export interface Stretch {
  said: Said[];
  unsupplied: Asked[];
  /** What these ask for. */
  topics: readonly Slot[];
  /** One of the sentences refuses. */
  refuses: boolean;
  /** Declined in words, not only left out. */
  declined: boolean;
}

/** How far back a concern is traced, in lines, in UTF-16 units and in sentences: a flood of text must not hold up the turn. */
const reach = { lines: 200, units: 40_000, sentences: 600 };

/** A line with its sentences, when the person says it. */
interface Spoken {
  line: Line;
  sentences: readonly string[] | null;
}

/** The ledger of anybody a concern may be about; names that mean the same people share one. */
export function ledgersOf(facts: TurnFacts): (about: string) => Stretch[] {
  const byName = new Map<string, Stretch[]>();
  const byVoices = new Map<string, Stretch[]>();
  return (about) => {
    const known = byName.get(about);
    if (known !== undefined) return known;
    const voices = voicesOf(facts, about);
    const key = JSON.stringify([...voices]);
    const ledger = byVoices.get(key) ?? ledgerOf(facts, voices);
    byVoices.set(key, ledger);
    byName.set(about, ledger);
    return ledger;
  };
}

/** What a person said, stretch by stretch, with the requests that each stretch answered and did not supply. */
function ledgerOf(facts: TurnFacts, voices: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let asked: Line[] = [];
  let lines: Spoken[] = [];
  const close = () => {
    if (lines.length === 0) return;
    stretches.push(readStretch(facts, asked, lines));
    asked = [];
    lines = [];
  };
  for (const spoken of newest(facts.history, voices)) {
    if (spoken.line.author === 'system') continue;
    if (spoken.sentences !== null) lines.push(spoken);
    else {
      close();
      asked.push(spoken.line);
    }
  }
  close();
  return stretches;
}

function newest(history: readonly Line[], voices: ReadonlySet<string>): Spoken[] {
  const kept: Spoken[] = [];
  let units = 0;
  let count = 0;
  for (let at = history.length - 1; at >= 0 && kept.length < reach.lines; at -= 1) {
    const line = history[at] as Line;
    units += line.text.length;
    if (units > reach.units) break;
    const sentences = line.author !== 'system' && voices.has(line.from) ? utterancesIn(line.text) : null;
    count += sentences?.length ?? 0;
    if (count > reach.sentences) break;
    kept.push({ line, sentences });
  }
  return kept.reverse();
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

function readStretch(facts: TurnFacts, asked: readonly Line[], lines: readonly Spoken[]): Stretch {
  const sentences = lines.flatMap(({ line, sentences }) =>
    (sentences ?? []).map((text) => ({ seq: line.seq, heard: hear(text) })),
  );
  const read = readerOf(sentences.map(({ heard }) => heard));
  const replies = askedOf(facts, asked, lines[0]?.line.from).map((request) => ({ request, reply: read(request) }));
  const refused = replies.filter(({ reply }) => !reply.supplied);
  const given = replies.filter(({ reply }) => reply.supplied);
  const said = sentences.map(({ seq, heard }, at): Said => {
    const suppliesAnother = given.some(({ reply }) => reply.parts[at] === 'supplies');
    const part = suppliesAnother ? null : firmest(refused.map(({ reply }) => reply.parts[at]));
    const unasked = replies.length === 0 && keepsPrivate(heard);
    return { seq, text: heard.plain, words: spacedWords(heard.plain), part, unasked };
  });
  return {
    said,
    unsupplied: refused.map(({ request }) => request),
    topics: [...new Set(refused.flatMap(({ request }) => request.slots))],
    refuses: said.some(refuses),
    declined: refused.some(({ reply }) => reply.declined),
  };
}

export const refuses = ({ part }: Said): boolean => part === 'declines' || part === 'deflects' || part === 'partial';

/** Reads a reply once for all requests that are answered alike. */
function readerOf(sentences: readonly Heard[]): (request: Request) => Reply {
  const known = new Map<string, Reply>();
  return (request) => {
    const { form, fillings, certain, known: covered, slots } = request;
    const key = `${form} ${fillings.join('+')} ${certain} ${covered} ${slots.length > 0}`;
    const reply = known.get(key) ?? readReply(request, sentences);
    known.set(key, reply);
    return reply;
  };
}

const firmness: readonly Part[] = ['declines', 'partial', 'deflects', 'leaves open', 'supplies'];
const firmest = (parts: readonly (Part | undefined)[]): Part | null =>
  firmness.find((part) => parts.includes(part)) ?? null;

/** A request goes to the person it names, else to the human who answers it first. */
function askedOf(facts: TurnFacts, asked: readonly Line[], answering: string | undefined): Asked[] {
  const others = facts.participants.filter(
    (p) => p.kind === 'human' && p.id !== answering && p.displayName !== undefined,
  );
  const requests = asked.flatMap((line, at) => {
    const answered = asked.slice(at + 1).some((later) => later.author === 'human' && later.from !== line.from);
    if (answered || names(line, others)) return [];
    return requestsIn(
      line.text,
      facts.requests.find((request) => request.seq === line.seq),
    ).map((request) => ({ ...request, seq: line.seq }));
  });
  return [...new Map(requests.map((request) => [keyOf(request), request])).values()];
}

/** To ask for the same twice is one request. */
const keyOf = ({ slots, form, fillings, optional, certain, known }: Request): string =>
  [form, fillings.join('+'), optional, certain, known, ...slots.map(({ id }) => id)].join();

const names = (line: Line, people: readonly Participant[]): boolean =>
  people.some(
    ({ displayName, id }) =>
      id !== line.from && displayName !== undefined && plain(line.text).startsWith(`${plain(displayName)},`),
  );

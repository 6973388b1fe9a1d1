import fc from 'fast-check';
import type { Claimed } from '../../src/domain/claimed.js';
import { type CommitAnswer, replyTo, type Said, type Transitions } from './transitions.js';

/** What each of those who act at the same time does, one thing after the other. */
export interface Cast {
  policy: 'dating' | 'agents';
  begins: 'owned by agents' | 'waiting' | 'held';
  /** Whether statements overlap on their connections, or each begins when the one before has ended. */
  overlaps: boolean;
  actors: Step[][];
}

export type Step =
  | { do: 'claim' | 'generate' }
  | { do: 'commit'; said: Said; late: boolean }
  | { do: 'draft'; seen: 'nothing' | 'all' | 'unsaid'; handoff: boolean }
  | { do: 'human' | 'represented' | 'operator' | 'settle' }
  | { do: 'takeover' | 'request' | 'accept' | 'decline' | 'release' | 'renew' | 'typing'; by: 'jane' | 'joe' | 'eve' }
  | { do: 'close' }
  | { do: 'clock'; ms: number }
  | { do: 'leave' | 'join'; who: string };

const participants = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'eve', kind: 'human', role: 'woman' },
  { id: 'hers', kind: 'agent', represents: 'eve' },
  { id: 'host', kind: 'agent', generatedBy: 'model' },
  { id: 'aide', kind: 'agent', generatedBy: 'model' },
];
const expiresInSeconds = 60;
const settings = { loopCap: { perSide: 2 }, handoff: { lapseSeconds: 30, expiresInSeconds } };

const said = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Said>({ text: true }) },
  { weight: 2, arbitrary: fc.constant<Said>({ text: true, handoff: true }) },
  { weight: 1, arbitrary: fc.constant<Said>({ handoff: true }) },
  { weight: 1, arbitrary: fc.constant<Said>({ text: true, closes: true }) },
  { weight: 1, arbitrary: fc.constant<Said>({}) },
);
/** A worker claims, perhaps asks a model, and commits at once or only after everything else it does. */
const work = fc
  .record({ asks: fc.boolean(), said, late: fc.integer({ min: 0, max: 3 }).map((n) => n === 0) })
  .map(({ asks, said: what, late }): Step[] => [
    { do: 'claim' },
    ...(asks ? ([{ do: 'generate' }, { do: 'claim' }] as Step[]) : []),
    { do: 'commit', said: what, late },
  ]);
const worker = fc.array(work, { minLength: 1, maxLength: 3 }).map((turns) => {
  const steps = turns.flat();
  const isLate = (step: Step) => step.do === 'commit' && step.late;
  return [...steps.filter((step) => !isLate(step)), ...steps.filter(isLate)];
});
const by = fc.constantFrom('jane' as const, 'joe' as const, 'eve' as const);
const deeds = ['takeover', 'request', 'accept', 'accept', 'release', 'release', 'decline', 'renew', 'typing'] as const;
const person = fc.record({ do: fc.constantFrom(...deeds), by });
const seen = fc.constantFrom('nothing' as const, 'all' as const, 'unsaid' as const);
const line = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('draft' as const), seen, handoff: fc.boolean() }) },
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'human' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'represented' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'operator' }) },
);
/** Past a worker's lease, past a request's lapse, past a hold's expiry, and just before one. */
const jump = fc.constantFrom(6_000, 29_000, 31_000, 59_000, 61_000).map((ms): Step[] => [{ do: 'clock', ms }]);
const absence = fc.constantFrom('adam', 'eve', 'hers', 'host', 'aide').map((who): Step[] => [
  { do: 'leave', who },
  { do: 'join', who },
]);
const world = fc.oneof(
  { weight: 8, arbitrary: jump },
  { weight: 4, arbitrary: fc.constant<Step[]>([{ do: 'settle' }]) },
  { weight: 4, arbitrary: absence },
  { weight: 1, arbitrary: fc.constant<Step[]>([{ do: 'close' }]) },
);

export const cast: fc.Arbitrary<Cast> = fc.record({
  policy: fc.constantFrom('dating' as const, 'agents' as const),
  begins: fc.constantFrom(...(['owned by agents', 'owned by agents', 'owned by agents', 'waiting', 'held'] as const)),
  overlaps: fc.boolean(),
  actors: fc.tuple(
    worker,
    worker,
    fc.array(line, { minLength: 1, maxLength: 3 }),
    fc.array(person, { minLength: 1, maxLength: 3 }),
    fc.array(world, { maxLength: 3 }).map((steps) => steps.flat()),
  ),
});

/** What one interleaving did, as those who called were told. */
export interface Played {
  id: string;
  /** Commits, as they were answered. */
  commits: { turnId: string; text: boolean; answer: CommitAnswer }[];
}

/** Plays the actors against each other in the order, or the overlap, that the scheduler chooses. */
export async function play(
  on: Transitions,
  { policy, begins, overlaps, actors }: Cast,
  scheduler: fc.Scheduler,
): Promise<Played> {
  const id = await on.conversation({ policy, participants, settings });
  await on.effect('accept_message', { conversationId: id, from: 'adam', text: 'is anybody there?', replyBy: 'host' });
  if (begins === 'owned by agents')
    await on.effect('accept_message', { conversationId: id, from: 'hers', draft: { outbound: 'hers' } });
  if (begins === 'waiting')
    await on.effect('request_handoff', { conversationId: id, reason: 'r', requestedBy: 'adam' });
  if (begins === 'held') await on.effect('take_over', { conversationId: id, by: 'jane' });
  const played: Played = { id, commits: [] };
  const troubles: unknown[] = [];
  const runs = actors.map(async (steps) => {
    const actor = new Actor(on, played);
    const perform = (step: Step) => actor.perform(step).catch((error: unknown) => troubles.push(error));
    if (!overlaps)
      return scheduler.scheduleSequence(steps.map((step) => ({ label: step.do, builder: () => perform(step) }))).task;
    for (const step of steps) {
      await scheduler.schedule(Promise.resolve(), step.do);
      await perform(step);
    }
  });
  await scheduler.waitFor(Promise.all(runs));
  if (troubles.length > 0) throw troubles[0];
  return played;
}

class Actor {
  private readonly claimed: Claimed[] = [];

  constructor(
    private readonly on: Transitions,
    private readonly played: Played,
  ) {}

  async perform(step: Step): Promise<unknown> {
    const { on, played } = this;
    const conversationId = played.id;
    switch (step.do) {
      case 'claim':
        return this.claim();
      case 'generate':
        return this.generate();
      case 'commit':
        return this.commit(step.said);
      case 'draft':
        return this.draft(step);
      case 'human':
        return on.effect('accept_message', { conversationId, from: 'adam', text: 'hello', replyBy: 'host' });
      case 'represented':
        return on.effect('accept_message', { conversationId, from: 'eve', text: 'it is me' });
      case 'operator':
        return on.effect('accept_message', { conversationId, operator: 'jane', text: 'the team here' });
      case 'settle':
        return on.settle(conversationId);
      case 'clock':
        return on.passes(step.ms);
      case 'close':
        return on.effect('close_conversation', { conversationId, by: 'jane' });
      case 'leave':
        return on.effect('remove_participant', { conversationId, participant: step.who });
      case 'join':
        return on.effect('add_participant', {
          conversationId,
          participant: participants.find(({ id }) => id === step.who),
        });
      default:
        return this.own(step);
    }
  }

  private async own(step: Extract<Step, { by: string }>): Promise<void> {
    const conversationId = this.played.id;
    const byWhom = { conversationId, by: step.by };
    if (step.do === 'takeover') return void (await this.on.effect('take_over', byWhom));
    if (step.do === 'typing') return void (await this.on.effect('note_typing', byWhom));
    if (step.do === 'request')
      return void (await this.on.effect('request_handoff', { conversationId, reason: 'r', requestedBy: step.by }));
    const [newest] = await this.on.rows<{ id: string }>(
      'select id from handoff where conversation_id = $1 order by id desc limit 1',
      [conversationId],
    );
    if (newest) await this.on.effect(`${step.do}_handoff`, { handoffId: newest.id, by: step.by });
  }

  private async draft({ seen, handoff }: Extract<Step, { do: 'draft' }>): Promise<void> {
    const conversationId = this.played.id;
    const [now] = await this.on.rows<{ seq: number }>('select next_seq - 1 as seq from conversation where id = $1', [
      conversationId,
    ]);
    const seenSeq = { nothing: 0, all: now?.seq, unsaid: undefined }[seen];
    const draft = { outbound: 'a line of hers', ...(handoff && { handoff: { reason: 'r' } }) };
    await this.on.effect('accept_message', { conversationId, from: 'hers', draft, seenSeq });
  }

  private async claim(): Promise<void> {
    const claimed = await this.on.claim(this.played.id);
    if (claimed) this.claimed.push(claimed);
  }

  private async generate(): Promise<void> {
    const newest = this.claimed.at(-1);
    if (newest?.kind !== 'model') return;
    this.claimed.pop();
    await this.on.generate(newest);
  }

  /** The oldest claim first: what was decided long ago arrives now. Refused by cap or roster, it is silence. */
  private async commit(what: Said): Promise<void> {
    const claimed = this.claimed.shift();
    if (!claimed) return;
    const { turnId } = claimed;
    const answer = await this.on.commit(replyTo(claimed, what));
    this.played.commits.push({ turnId, text: what.text === true, answer });
    if (answer.status !== 'refused' || !answer.facts) return;
    const silent = replyTo(answer.facts, { handoff: what.handoff });
    const again = await this.on.commit({ ...silent, outcome: what.handoff ? 'handed_off' : 'capped' });
    this.played.commits.push({ turnId, text: false, answer: again });
  }
}

import { expect } from '@jest/globals';
import fc from 'fast-check';
import { type Call, calls, type Model, onHandoff } from './ownership-model.js';
import { type Answered, replyTo, type Transitions } from './transitions.js';

interface Real {
  on: Transitions;
  id: string;
}
type Command = fc.AsyncCommand<Model, Real>;

/** The state the database shows at this instant, read through the views that every reader uses. */
async function agree(model: Model, { on, id }: Real): Promise<void> {
  const [row] = await on.rows(
    `select (select state from handoff_now where conversation_id = c.id order by id desc limit 1) as state, c.owner, c.owner_epoch::int as epoch, c.version::int as version, h.holder, extract(epoch from coalesce(h.expires_at, h.lapses_at)) * 1000 as deadline,
       (select count(*)::int from message m where m.conversation_id = c.id and m.author = 'agent' and m.kind = 'text') as texts
     from conversation_now c left join handoff_now h on h.id = c.active_handoff where c.id = $1`,
    [id],
  );
  const { state, owner, epoch, holder, texts, deadline } = model;
  const shown = { ...row, deadline: row?.deadline === null ? Number.POSITIVE_INFINITY : Number(row?.deadline) };
  expect(shown).toEqual({ state, owner, epoch, version: epoch, holder, texts, deadline });
}

class Calls implements Command {
  constructor(
    readonly name: string,
    readonly by: string,
  ) {}

  check = (model: Model): boolean => model.handoff !== null || this.call.args !== onHandoff;

  async run(model: Model, real: Real): Promise<void> {
    const { effect, args } = this.call;
    const answer: Answered = await real.on.effect(effect, args(real.id, this.by, model.handoff));
    expect(answer.status).toBe(this.call.step(model, this.by));
    const [newest] = await real.on.rows<{ id: string }>(
      'select id from handoff where conversation_id = $1 order by id desc limit 1',
      [real.id],
    );
    model.handoff = newest?.id ?? null;
    await agree(model, real);
  }

  toString = () => `${this.by} ${this.name}`;

  private get call(): Call {
    return calls[this.name] as Call;
  }
}

/** Time goes on: by seconds, or to just before the end, to the very instant, or just past it. */
class Waits implements Command {
  constructor(readonly until: number | 'just before the end' | 'the end' | 'just past the end') {}

  check = (model: Model): boolean => typeof this.until === 'number' || model.deadline < Number.POSITIVE_INFINITY;

  async run(model: Model, real: Real): Promise<void> {
    const past = { 'just before the end': -1, 'the end': 0, 'just past the end': 1 };
    const ms =
      typeof this.until === 'number' ? this.until * 1000 : Math.max(0, model.deadline + past[this.until] - model.now);
    await real.on.passes(ms);
    model.passes(ms);
    await agree(model, real);
  }

  toString = () => `wait ${typeof this.until === 'number' ? `${this.until} s` : `until ${this.until}`}`;
}

/** An agent decides now and is heard later: what was decided before a change of owner is never heard. */
class Decides implements Command {
  check = (model: Model): boolean => model.decided === null;

  async run(model: Model, real: Real): Promise<void> {
    await real.on.effect('accept_message', {
      conversationId: real.id,
      from: 'hers',
      draft: { outbound: 'a line of hers' },
    });
    const claimed = await real.on.claim(real.id);
    expect(claimed !== null).toBe(model.owner === 'agents');
    if (claimed) model.decided = { claimed, epoch: model.epoch };
    await agree(model, real);
  }

  toString = () => 'agent decides';
}

class Arrives implements Command {
  check = (model: Model): boolean => model.decided !== null;

  async run(model: Model, real: Real): Promise<void> {
    const { claimed, epoch } = model.decided as NonNullable<Model['decided']>;
    const { status, outcome } = await real.on.commit(replyTo(claimed, { text: true }));
    expect({ status, outcome }).toEqual(
      epoch === model.epoch ? { status: 'committed' } : { status: 'ended', outcome: 'fenced' },
    );
    if (epoch === model.epoch) model.texts++;
    model.decided = null;
    await agree(model, real);
  }

  toString = () => 'the late text arrives';
}

class Sweeps implements Command {
  check = (): boolean => true;

  async run(model: Model, real: Real): Promise<void> {
    await real.on.settle(real.id);
    await agree(model, real);
  }

  toString = () => 'sweep';
}

const by = fc.constantFrom('jane', 'joe', 'eve');

/** Shrinks towards waiting no time at all, so that what does not matter falls away. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  { withCrossShrink: true },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 70 }).map((seconds) => new Waits(seconds)) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...(['just before the end', 'the end', 'just past the end'] as const))
      .map((until) => new Waits(until)),
  },
  {
    weight: 16,
    arbitrary: fc
      .tuple(fc.constantFrom(...Object.keys(calls), 'request', 'accept', 'accept'), by)
      .map(([name, who]) => new Calls(name, who)),
  },
  { weight: 4, arbitrary: fc.constant(new Decides()) },
  { weight: 4, arbitrary: fc.constant(new Arrives()) },
  { weight: 1, arbitrary: fc.constant(new Sweeps()) },
);

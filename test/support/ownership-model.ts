import type { Claimed } from '../../src/domain/claimed.js';
import type { EffectName } from '../../src/store/effects.js';

export const lapseSeconds = 30;
export const expiresInSeconds = 60;

/** What a conversation is, said in the fewest words. Nothing sweeps here: time alone brings it back to the agents. */
export class Model {
  owner: 'agents' | 'pending_human' | 'human' = 'agents';
  epoch = 1;
  holder: string | null = null;
  /** Of the newest hand-off: every way to end has a name of its own. */
  state: string | null = null;
  /** When the open hand-off runs out. */
  deadline = Number.POSITIVE_INFINITY;
  /** The one that is open, or was last. */
  handoff: string | null = null;
  now: number;
  /** What an agent has decided, and the epoch it was claimed in. */
  decided: { claimed: Claimed; epoch: number } | null = null;
  texts = 0;

  constructor(start: number) {
    this.now = start;
  }

  private move(owner: Model['owner'], state: string, seconds = Number.POSITIVE_INFINITY): void {
    Object.assign(this, { owner, state, holder: null, epoch: this.epoch + 1, deadline: this.now + seconds * 1000 });
  }

  isAsked(): void {
    this.move('pending_human', 'requested', lapseSeconds);
  }

  isHeldBy(person: string): void {
    this.move('human', 'active', expiresInSeconds);
    this.holder = person;
  }

  comesBack(state: 'released' | 'declined' | 'expired' | 'lapsed'): void {
    this.move('agents', state);
  }

  extend(): void {
    this.deadline = this.now + expiresInSeconds * 1000;
  }

  passes(ms: number): void {
    this.now += ms;
    if (this.now >= this.deadline) this.comesBack(this.owner === 'human' ? 'expired' : 'lapsed');
  }

  /** What an entitled person does who writes or takes over; `takes` when another's hold does not stop it. */
  personActs(by: string, takes: boolean): void {
    if (this.owner === 'human' && this.holder === by) this.extend();
    else if (this.owner !== 'human' || takes) this.isHeldBy(by);
  }
}

/** A call of the service: what it is given, and the status it must answer once the model has taken the same step. */
export interface Call {
  effect: EffectName;
  args: (conversationId: string, by: string, handoffId: string | null) => object;
  step: (model: Model, by: string) => number;
}

export const onHandoff = (_: string, by: string, handoffId: string | null) => ({ handoffId, by });
const inConversation = (conversationId: string, by: string) => ({ conversationId, by });

export const calls: Record<string, Call> = {
  request: {
    effect: 'request_handoff',
    args: (conversationId, by) => ({ conversationId, reason: 'r', requestedBy: by }),
    step: (model) => {
      if (model.owner !== 'agents') return 409;
      model.isAsked();
      return 201;
    },
  },
  accept: {
    effect: 'accept_handoff',
    args: onHandoff,
    step: (model, by) => {
      if (model.owner !== 'pending_human') return 409;
      model.isHeldBy(by);
      return 200;
    },
  },
  decline: {
    effect: 'decline_handoff',
    args: onHandoff,
    step: (model) => {
      if (model.owner !== 'pending_human') return 409;
      model.comesBack('declined');
      return 200;
    },
  },
  release: {
    effect: 'release_handoff',
    args: onHandoff,
    step: (model, by) => {
      if (model.holder !== by) return 409;
      model.comesBack('released');
      return 200;
    },
  },
  renew: {
    effect: 'renew_handoff',
    args: onHandoff,
    step: (model, by) => {
      if (model.holder !== by) return 409;
      model.extend();
      return 200;
    },
  },
  type: {
    effect: 'note_typing',
    args: inConversation,
    step: (model, by) => {
      if (model.holder === by) model.extend();
      return 200;
    },
  },
  'take over': {
    effect: 'take_over',
    args: inConversation,
    step: (model, by) => {
      model.personActs(by, true);
      return 200;
    },
  },
  write: {
    effect: 'accept_message',
    args: (conversationId, by) => ({
      conversationId,
      text: 'a line',
      ...(by === 'eve' ? { from: by } : { operator: by }),
    }),
    step: (model, by) => {
      model.personActs(by, false);
      return 202;
    },
  },
};

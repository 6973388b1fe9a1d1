import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.token.js';
import { Problem } from '../domain/errors.js';
import { type Caller, hashOfKey, Keys, type Taken } from '../store/keys.js';

/** A process takes this share of the limit at once, so that many processes come to their turn. */
const sliceOf = 20;
/** So many keys are remembered before those whose second is over are forgotten. */
const remembered = 1_000;

/** What is left here of a second of the database's clock. */
interface Slice {
  second: number;
  left: number;
  /** On this process's steady clock: certainly not after the end of the second. */
  until: number;
  /** The database has no more for this second. */
  spent: boolean;
  /** Requests on their way to the database for more. */
  asking: number;
}

/**
 * Requests per key and second of the database's clock, over all processes together. A process takes a slice with the
 * look-up of the key, which is asked in any case, and spends it alone. What it has not spent when the second ends is
 * lost, so that up to a slice a process may be refused early, and the limit is never passed.
 */
@Injectable()
export class RateLimit {
  private readonly slices = new Map<string, Slice>();

  constructor(
    private readonly keys: Keys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Whose key it is; null for nobody's. @throws Problem 429 */
  async admit(key: string): Promise<Caller | null> {
    const id = hashOfKey(key).toString('base64');
    const slice = this.slices.get(id) ?? this.remember(id);
    if (spend(slice)) return this.keys.find(key);
    if (slice.spent && performance.now() < slice.until) throw this.refusal();
    slice.asking++;
    try {
      return await this.ask(key, slice);
    } finally {
      slice.asking--;
      // Whoever presents keys that do not exist leaves nothing here.
      if (slice.asking === 0 && slice.second === 0) this.slices.delete(id);
    }
  }

  private async ask(key: string, slice: Slice): Promise<Caller | null> {
    const { rateLimit: limit } = this.settings;
    // Of many at once one brings the slice for those who come after, and the others only what they need.
    const ask = slice.asking > 1 ? 1 : Math.ceil(limit / sliceOf);
    const askedAt = performance.now();
    const found = await this.keys.admit(key, { limit, ask });
    if (!found) return null;
    add(slice, found.taken, askedAt);
    if (found.taken.granted === 0 && !spend(slice)) throw this.refusal();
    return found.caller;
  }

  private remember(id: string): Slice {
    if (this.slices.size >= remembered) this.forget();
    const slice: Slice = { second: 0, left: 0, until: 0, spent: false, asking: 0 };
    this.slices.set(id, slice);
    return slice;
  }

  private forget(): void {
    const now = performance.now();
    for (const [id, { until, asking }] of this.slices) if (asking === 0 && until <= now) this.slices.delete(id);
  }

  private refusal(): Problem {
    const { rateLimit } = this.settings;
    return new Problem(429, `this key may ask ${rateLimit} times a second; wait a second, then go on more slowly`, {
      retryAfterSeconds: 1,
    });
  }
}

/** One of those handed out is for the request that asked, whenever the answer arrives: it was counted there. */
function add(slice: Slice, { granted, second, msLeft }: Taken, askedAt: number): void {
  const until = askedAt + msLeft;
  if (second !== slice.second) {
    // An answer that was overtaken by one of the next second; only a clock set back is followed.
    if (second < slice.second && performance.now() < slice.until) return;
    Object.assign(slice, { second, left: 0, until, spent: false });
  }
  slice.until = Math.max(slice.until, until);
  slice.left += Math.max(0, granted - 1);
  slice.spent ||= granted === 0;
}

function spend(slice: Slice): boolean {
  if (slice.left === 0 || performance.now() >= slice.until) return false;
  slice.left--;
  return true;
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Side } from './side.js';

/** How many conversations take part, and how many messages are under way at once. */
export interface Shape {
  conversations: string[];
  atOnce: number;
}

/**
 * Each client sends, waits until its message is committed and told, and sends the next. Counts those per second that ended
 * after the warm-up, and all messages.
 * The clients' conversations do not overlap, so that none waits for another.
 */
export async function closedLoop(
  side: Side,
  { conversations, atOnce }: Shape,
  { warmMs, ms }: { warmMs: number; ms: number },
): Promise<{ perSecond: number; messages: number }> {
  const from = performance.now() + warmMs;
  const until = from + ms;
  let [ended, messages] = [0, 0];
  const client = async (_: unknown, number: number) => {
    const own = conversations.filter((_id, at) => at % atOnce === number);
    for (let turn = 0; performance.now() < until; turn++) {
      const sent = await side.send(own[turn % own.length] as string);
      await sent.ended;
      messages++;
      const now = performance.now();
      if (now >= from && now < until) ended++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return { perSecond: (ended / ms) * 1000, messages };
}

export interface Latencies {
  /** From the first byte of the request until the news. */
  fromRequest: number[];
  /** From the answer that it is stored until the news; below zero when the news came first. */
  fromAnswer: number[];
}

/** Sends at a steady rate, whatever becomes of what was sent before. */
export async function steadyRate(
  side: Side,
  conversations: readonly string[],
  { perSecond, messages }: { perSecond: number; messages: number },
): Promise<Latencies> {
  const found: Latencies = { fromRequest: [], fromAnswer: [] };
  const started = performance.now();
  const one = async (at: number) => {
    const due = started + (at * 1000) / perSecond;
    await delay(Math.max(0, due - performance.now()));
    const from = performance.now();
    const sent = await side.send(conversations[at % conversations.length] as string);
    const answered = performance.now();
    await sent.ended;
    found.fromRequest.push(performance.now() - from);
    found.fromAnswer.push(performance.now() - answered);
  };
  await Promise.all(Array.from({ length: messages }, (_, at) => one(at)));
  return found;
}

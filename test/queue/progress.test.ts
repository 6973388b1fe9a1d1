import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Progress } from '../../src/queue/progress.js';

let now: number;
let progress: Progress;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  progress = new Progress();
});
afterEach(() => void jest.restoreAllMocks());

/** A second in which everything answers, and `waits` says whether jobs wait. */
function pass(seconds: number, waits = false): void {
  for (let second = 0; second < seconds; second++) {
    now += 1000;
    progress.queueAnswered();
    progress.swept();
    progress.saw('turns', waits);
  }
}

describe('[S95] a process is ready', () => {
  test('while queue and sweeper answer and no job waits', () => {
    pass(60);
    expect(progress.stalled()).toBeNull();
  });

  test('while it takes jobs, however many wait', async () => {
    for (let n = 0; n < 10; n++) {
      await progress.during('turns', () => Promise.resolve(pass(5, true)));
      pass(10, true);
    }
    expect(progress.stalled()).toBeNull();
  });

  test('while it works on one job for long and others wait, as with a slow model', async () => {
    await progress.during('turns', () => {
      pass(300, true);
      expect(progress.stalled()).toBeNull();
      return Promise.resolve();
    });
  });

  test('not when jobs wait and it takes none, and again when it takes one', async () => {
    pass(17, true);
    expect(progress.stalled()).toMatch(/^jobs wait in the queue turns, and none has been taken for 1\d s$/);
    await progress.during('turns', () => Promise.resolve());
    expect(progress.stalled()).toBeNull();
  });

  test('again when somebody else took what waited', () => {
    pass(17, true);
    pass(1, false);
    expect(progress.stalled()).toBeNull();
  });

  test('not when the queue is silent', () => {
    now += 16_000;
    progress.swept();
    expect(progress.stalled()).toBe('the queue has not answered for 16 s');
  });

  test('not when nothing is swept, unless sweeping is not its work', () => {
    now += 16_000;
    progress.queueAnswered();
    expect(progress.stalled()).toMatch(/^nothing has been swept for 16 s/);
    expect(progress.stalled({ sweeps: false })).toBeNull();
  });
});

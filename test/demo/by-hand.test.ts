import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { getCommand, postCommand } from '../../src/demo/by-hand.js';

const place = {
  url: 'http://127.0.0.1:41234',
  key: `ovr_${'k'.repeat(43)}`,
  conversationId: '0197f6d2-5f0a-7c3e-8b1d-2f4a6c8e0b1d',
};
const route = `${place.url}/v1/conversations/${place.conversationId}/messages`;

/** What curl would be given by a shell. */
function given(lines: readonly string[]): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${lines.join('\n')}\n`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe('the commands to paste', () => {
  test('reach curl as they are meant, however narrow the terminal is', () => {
    for (let width = 24; width <= 130; width += 7) {
      const post = postCommand(place, width);
      expect(Math.max(...post.map((line) => line.length))).toBeLessThanOrEqual(width);
      const [, , , url, , authorization, , type, , key, , body, ...more] = given(post);
      expect([url, authorization, type]).toEqual([
        `${route}?wait=5000`,
        `Authorization: Bearer ${place.key}`,
        'Content-Type: application/json',
      ]);
      expect(key).toMatch(/^Idempotency-Key: \d+$/);
      expect(JSON.parse(body ?? '')).toEqual({ from: 'guide', draft: { outbound: expect.stringContaining('@') } });
      expect(more).toEqual([]);
      expect(given(getCommand(place, `/v1/conversations/${place.conversationId}/messages`, width))[3]).toBe(route);
    }
  });

  test('stand on lines of their own, unbroken, where 120 columns are there', () => {
    expect(postCommand(place, 120)).toHaveLength(6);
  });
});

import type { Ending } from '../domain/snapshot.js';

const wordsOf = ({ outcome, rejections, fired }: Ending): string => {
  const gates = rejections.map(([iteration, gate]) => `${gate} in ${iteration}`).join(', ') || 'none';
  const rules = fired.map(([override, mode, how]) => `${override} ${how}${mode === 'shadow' ? ' (shadow)' : ''}`);
  return `${outcome}; gates that rejected: ${gates}; overrides that fired: ${rules.join(', ') || 'none'}`;
};

/** How often each ending came, the most frequent first, beside the one that was stored. */
export function tableOf(stored: Ending, endings: readonly Ending[]): { text: string; same: boolean } {
  const counts = new Map<string, { times: number; ending: Ending }>();
  for (const ending of endings) {
    const key = JSON.stringify(ending);
    const known = counts.get(key);
    counts.set(key, { times: (known?.times ?? 0) + 1, ending });
  }
  const was = JSON.stringify(stored);
  const lines = [...counts.entries()]
    .sort(([, a], [, b]) => b.times - a.times)
    .map(([key, { times, ending }]) => `${times} × ${key === was ? 'the same' : 'otherwise'}: ${wordsOf(ending)}`);
  const same = counts.size === 1 && counts.has(was);
  return { text: [`stored: ${wordsOf(stored)}`, ...lines].join('\n'), same };
}

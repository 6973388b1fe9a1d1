import path from 'node:path';
import { overrides } from '../../overrides/index.js';
import { nonCommuting } from '../../overrides/order.js';
import { row } from './marked.js';

export const readmePath = path.resolve(import.meta.dirname, '../../overrides/README.md');

const listed = (channels: readonly string[]): string => (channels.length === 0 ? 'none' : channels.join(', '));

/** The list, its channels and the pairs that do not commute, as Markdown. */
export function orderTable(): string {
  const rules = overrides.map(({ rule, why }, index) =>
    row(
      `${index + 1}`,
      `[${rule.id}](${rule.id}.ts)`,
      listed(rule.reads),
      listed(rule.writes),
      why,
      `[${rule.incident}](incidents/${rule.incident}.md)`,
    ),
  );
  const pairs = nonCommuting.map(({ first, second, why }) => row(first, second, why));
  return [
    row('#', 'override', 'reads', 'writes', 'why it stands here', 'incident'),
    row('---', '---', '---', '---', '---', '---'),
    ...rules,
    '',
    'Pairs that do not commute:',
    '',
    row('first', 'second', 'why in this order'),
    row('---', '---', '---'),
    ...pairs,
  ].join('\n');
}

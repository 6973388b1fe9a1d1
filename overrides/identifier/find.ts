import type { IdentifierKind } from '../../src/domain/policy.js';
import type { Finding } from '../contact/finding.js';
import { findIbans } from '../contact/iban.js';
import { groupsOf } from '../contact/phone/groups.js';
import { merged } from '../text/span.js';
import type { View } from '../text/view.js';
import { sourceOf, viewOf } from '../text/view.js';
import type { Identifier } from './identifier.js';
import { findNumbers, holdsNumbers } from './numbers.js';
import { findMedicare, findRecords } from './records.js';

/** Digits of any script, or what stands for one. */
const trigger = /[\d\u0080-\uffff]/;

/** More than a message holds: everything from the first one on goes. */
const most = 400;

/** Every identifier of a text, as UTF-16 spans of the text as written, in order, without overlap. */
export function findIdentifiers(text: string, kinds: ReadonlySet<IdentifierKind>): Identifier[] {
  if (!trigger.test(text)) return [];
  const view = viewOf(text);
  if (!holdsNumbers(view.text)) return [];
  const found: Identifier[] = [];
  const groups = groupsOf(view);
  if (kinds.has('iban')) found.push(...ibansOf(view, groups));
  findNumbers(view, groups, kinds, found);
  if (kinds.has('mbi')) findMedicare(view, found);
  if (kinds.has('mrn')) findRecords(view, found);
  const spans = found.map((identifier) => ({ ...identifier, ...sourceOf(view, identifier) }));
  const all = merged(spans, (first, second) => ({
    ...(second.end - second.start > first.end - first.start ? second : first),
    start: first.start,
    end: Math.max(first.end, second.end),
  }));
  const [first] = all;
  return first && all.length > most ? [{ ...first, end: text.length, rule: 'flood' }] : all;
}

/** Only those that their check digits prove: what merely calls itself one is a contact's business. */
function ibansOf(view: View, groups: ReturnType<typeof groupsOf>): Identifier[] {
  const found: Finding[] = [];
  findIbans(view, groups, found);
  return found.flatMap(({ start, end, rule }) => (rule === 'iban' ? [{ start, end, kind: 'iban', rule }] : []));
}

import type { Span } from '../text/span.js';

export const contactTypes = ['email', 'phone', 'link', 'handle', 'ip', 'iban'] as const;

export type ContactType = (typeof contactTypes)[number];

/** A contact in a text; never its value. `rule` names the recogniser, `strong` says that its form alone is proof. */
export interface Finding extends Span {
  type: ContactType;
  rule: string;
  strength: 'strong' | 'weak';
}

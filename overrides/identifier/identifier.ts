import type { IdentifierKind } from '../../src/domain/policy.js';
import type { Span } from '../text/span.js';

/** An identifier in a text; never its value. `rule` names the recogniser. */
export interface Identifier extends Span {
  kind: IdentifierKind;
  rule: string;
}

import { SetMetadata } from '@nestjs/common';
import type { Scope } from '../store/keys.js';

export const scopesKey = 'overrule:scopes';
export const openKey = 'overrule:open';

/** A key needs one of these. Without this any key may ask; what it then sees is another question. */
export const Needs = (...scopes: Scope[]) => SetMetadata(scopesKey, scopes);

/** Answered without a key. */
export const Open = () => SetMetadata(openKey, true);

import type { Span } from '../../overrides/text/span.js';
import { sourceOf, type View } from '../../overrides/text/view.js';
import { asks, ownSentences } from '../phrase/own.js';
import { english } from './english.js';
import { dutch, german } from './germanic.js';
import type { Deed, DeedLanguage } from './language.js';
import { polish } from './polish.js';
import { french, italian, portuguese, spanish } from './romance.js';

const languages: readonly DeedLanguage[] = [english, german, french, spanish, portuguese, italian, dutch, polish];

/** A claim to have done something. */
export interface Done extends Span {
  deed: Deed;
}

/** What a text says its writer has done, one claim a sentence; nothing for questions, quotations, conditions and denials. */
export function deedsIn(text: string): Done[] {
  return ownSentences(text).flatMap(({ at, view }) => {
    const found = asks(view) ? null : deedIn(view);
    return found ? [{ ...found, start: at + found.start, end: at + found.end }] : [];
  });
}

function deedIn(view: View): Done | null {
  const lower = view.lower.replace(/\s/gu, ' ');
  for (const { claims, denies, spares, sparesAfter } of languages.filter(({ hint }) => hint.test(lower)))
    for (const { deed, pattern } of claims) {
      const match = pattern.exec(lower);
      if (match === null) continue;
      const end = match.index + match[0].length;
      const before = lower.slice(0, match.index);
      const isSpared = spares.test(before) || sparesAfter.test(lower.slice(end));
      if (isSpared || denies.test(before.slice(-24) + match[0])) continue;
      return { deed, ...sourceOf(view, { start: match.index, end }) };
    }
  return null;
}

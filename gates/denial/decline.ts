import { ownSentences } from '../phrase/own.js';
import { any, pattern } from '../promise/language.js';

/** How a language says honestly that something is not known, not found, or cannot be done or told. */
const declines = [
  pattern(
    any(
      "(?:i|we)(?:'m| am|'re| are)? ?(?:really |still |simply |just |unfortunately |currently |honestly )?(?:do not|don't|cannot|can't|can not|could not|couldn't|am not able to|'m not able to|'m unable to|unable to|am unable to|not able to|was not able to|wasn't able to|not sure|not certain|did not|didn't|have no|haven't|have not|lack|found (?:no|nothing))",
      "(?:it|that|this|there)(?:'s| is| was) (?:not (?:known|possible|something i)|no (?:way|information|record|data|mention)|nothing|beyond|outside|unknown|impossible)",
      '(?:nothing|no (?:document|passage|source|result|information|record)s?) (?:\\p{L}+ ){0,4}?(?:says?|mentions?|tells?|answers?|was found|were found|found|about)',
      '(?:nobody|no one) (?:can|could|knows)',
      '(?:is|are) not (?:in|covered by|mentioned in|part of) (?:the|my|our)',
    ),
  ),
  pattern(
    any(
      '(?:ich|wir) (?:weiss|wissen|kann|konnen|konnte|konnten|habe|haben|finde|fand)(?: [\\p{L}-]+){0,8}? (?:nicht|nichts|kein\\p{L}*)',
      '(?:weiss|kann|konnte|habe|finde) (?:ich|wir)(?: [\\p{L}-]+){0,8}? (?:nicht|nichts|kein\\p{L}*)',
      '(?:dazu|daruber|das)(?: [\\p{L}-]+){0,4}? (?:nicht bekannt|keine (?:angaben?|informationen?)|unmoglich|niemand)',
    ),
  ),
  pattern(
    any(
      "je (?:ne|n')(?: ?\\p{L}+){1,4}? (?:pas|rien|aucun\\p{L}*|plus)",
      '(?:nous ne|personne ne|rien ne|aucun\\p{L}* \\p{L}+ ne)',
      "(?:c'est|il est) impossible",
    ),
  ),
  pattern(
    any(
      'no (?:(?:lo|la|te|le|se|me) ){0,2}(?:se|puedo|tengo|encuentro|encontre|he encontrado|dispongo|conozco|hay|es posible|consta|estoy segur[oa])',
      'no (?:lo )?sabemos',
      'nadie (?:puede|sabe)',
    ),
  ),
  pattern(
    any(
      'nao (?:(?:o|a|te|lhe|me) ){0,2}(?:sei|posso|consigo|tenho|encontrei|encontro|ha|e possivel|conheco|consta|estou cert[oa])',
      'ninguem (?:pode|sabe)',
    ),
  ),
  pattern(
    any(
      "non (?:(?:lo|la|ti|le|mi) ){0,2}(?:so|posso|riesco|ho|trovo|sono|dispongo|conosco|c'e|e possibile|risulta|sappiamo)",
      'nessuno (?:puo|sa)',
    ),
  ),
  pattern(
    any(
      '(?:ik|we|wij) (?:weet|weten|kan|kunnen|kon|heb|vind|vond)(?: [\\p{L}-]+){0,8}? (?:niet|niets|geen)',
      '(?:weet|kan|kon|heb|vind) ik(?: [\\p{L}-]+){0,8}? (?:niet|niets|geen)',
      'niemand (?:kan|weet)',
    ),
  ),
  pattern(
    any(
      'nie (?:wiem|moge|mam|znalazl\\p{L}*|potrafie|jestem w stanie|znam|jestem pew\\p{L}*|ma|da sie|wiadomo)',
      'nikt nie',
    ),
  ),
];

/** True when a text says, in its own name, that it does not know, has not found or cannot do what it was asked. */
export const isDecline = (text: string): boolean =>
  ownSentences(text).some(({ view }) => {
    const lower = view.lower.replace(/\s/gu, ' ');
    return declines.some((one) => one.test(lower));
  });

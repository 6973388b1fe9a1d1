import { pattern } from '../promise/language.js';
import { type DeedLanguage, eachDeed } from './language.js';

/** The participle closes the clause; what is the speaker's own is nobody's business. */
const between = String.raw`(?: (?!(?:mein\p{L}*|mir|mich|mijn|me)(?= ))[\p{L}\p{N}'.:-]+){0,9}?`;

export const german: DeedLanguage = {
  hint: /hab(?:en?)? /u,
  claims: eachDeed(
    {
      book: ['gebucht', 'reserviert', 'vereinbart'],
      send: [
        'gesendet',
        'geschickt',
        'zugeschickt',
        'zugesandt',
        'verschickt',
        'versendet',
        'gemailt',
        'benachrichtigt',
      ],
      refund: ['(?:zuruck)?erstattet', 'gutgeschrieben'],
      cancel: ['storniert', 'abgesagt', 'gekundigt', 'annulliert'],
      change: ['aktualisiert', 'geandert', 'verschoben', 'angepasst', 'korrigiert', 'umgebucht', 'zuruckgesetzt'],
      order: ['bestellt', 'nachbestellt'],
      pay: ['uberwiesen', 'bezahlt', 'abgebucht'],
      remove: ['geloscht', 'entfernt', 'abgemeldet'],
      add: ['hinzugefugt', 'angelegt', 'erstellt', 'angemeldet', 'eingetragen', 'registriert', 'aktiviert'],
      submit: ['eingereicht', 'hochgeladen', 'beantragt'],
    },
    (verb) => [
      pattern(`(?:ich|wir) hab(?:e|en)?${between} ${verb}`),
      pattern(`(?<!^)hab(?:e|en)? (?:ich|wir)${between} ${verb}`),
    ],
  ),
  denies: /hab(?:e|en)?(?: ich| wir)?(?: [^ ]+){0,9}? (?:nicht|nie|niemals|kein[a-z]*|nichts) /u,
  spares: /(?:^| )(?:wenn|falls|sofern|sobald|ob|nachdem|bevor|bis|hatte|wurde|sagte|schrieb|meinte)(?= )/u,
  sparesAfter: /^,? (?:wenn|falls|sofern|sobald)(?= )/u,
};

export const dutch: DeedLanguage = {
  hint: /heb(?:ben)? /u,
  claims: eachDeed(
    {
      book: ['geboekt', 'gereserveerd', 'ingepland'],
      send: ['verzonden', 'verstuurd', 'gestuurd', 'toegestuurd', 'gemaild', 'ingelicht'],
      refund: ['terugbetaald', 'vergoed', 'teruggestort'],
      cancel: ['geannuleerd', 'opgezegd', 'afgezegd'],
      change: ['bijgewerkt', 'gewijzigd', 'aangepast', 'verplaatst', 'verzet', 'gecorrigeerd'],
      order: ['besteld'],
      pay: ['betaald', 'overgemaakt'],
      remove: ['verwijderd', 'gewist', 'uitgeschreven'],
      add: ['toegevoegd', 'aangemaakt', 'geregistreerd', 'geactiveerd', 'ingeschreven'],
      submit: ['ingediend', 'geupload', 'aangevraagd'],
    },
    (verb) => [pattern(`(?:ik heb|we hebben|wij hebben)${between} ${verb}`), pattern(`(?<!^)heb ik${between} ${verb}`)],
  ),
  denies: /heb(?:ben)?(?: ik)?(?: [^ ]+){0,9}? (?:niet|nooit|geen|niets) /u,
  spares: /(?:^| )(?:als|indien|of|zodra|nadat|voordat|tot|zou|zei|schreef)(?= )/u,
  sparesAfter: /^,? (?:als|indien|zodra)(?= )/u,
};

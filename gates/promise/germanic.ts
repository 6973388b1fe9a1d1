import { any, type Language, pattern, upTo } from './language.js';

const kollege = any(
  'kolleg(?:e|en|in|innen)',
  'mitarbeiter(?:in|innen|n|s)?',
  'menschen?',
  'person',
  'team',
  'kundenservice',
  'kundendienst',
  'support(?:team)?',
  'spezialist(?:en|in)?',
  'expert(?:e|en|in)',
  'berater(?:in|n)?',
  'vorgesetzten?',
  'ansprechpartner(?:in|n)?',
  'fachkraft',
  'betreuer(?:in|n)?',
  'sachbearbeiter(?:in|n)?',
);
const jemand = any(
  String.raw`(?:ein(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|de[rnm]|die|das)(?: (?:meiner|unserer|anderen?|andere[rs]?|menschliche[nrs]?|zustandige[nrs]?|nette[nrs]?))* ${kollege}`,
  '(?:jemand(?:en|em)?)(?: (?:aus|von|vom)(?: (?:unserem|dem|meinem|unserm))? (?:team|support|kundenservice))?',
);
const dich = any(
  'sie',
  'dich',
  'euch',
  'ihnen',
  'dir',
  'dies',
  'das(?: gesprach)?',
  'dieses gesprach',
  'es',
  'ihr anliegen',
  'dein anliegen',
  'ihre (?:anfrage|frage)',
  'deine (?:anfrage|frage)',
  'unser gesprach',
  'den fall',
);
const verbinde = any(
  'verbinde',
  'leite',
  'gebe',
  'ubergebe',
  'reiche',
  'stelle',
  'vermittle',
  'schicke',
  'verweise',
  'uberstelle',
);
const verbinden = any(
  'verbinden',
  'weiterleiten',
  'ubergeben',
  'weitergeben',
  'weiterreichen',
  'vermitteln',
  'durchstellen',
  'uberstellen',
  'abgeben',
);
const tut = any(
  'ubernehmen',
  'melden',
  'kontaktieren',
  'anrufen',
  'weiterhelfen',
  'helfen',
  'kummern',
  'antworten',
  'schreiben',
  'fortfuhren',
);
const hilft = any(
  'ubernimmt',
  'meldet sich',
  'kummert sich',
  'kontaktiert (?:sie|dich)',
  'hilft (?:ihnen|dir)',
  'antwortet (?:ihnen|dir)',
  'schreibt (?:ihnen|dir)',
  'ruft (?:sie|dich)',
);

export const german: Language = {
  name: 'de',
  promises: [
    pattern(
      any(`ich ${verbinde}`, `${verbinde} ich`),
      upTo(2),
      ` ${dich}`,
      upTo(3),
      ' (?:an|mit|zu|bei)',
      ` ${jemand}`,
    ),
    pattern(
      '(?:ich werde|werde ich|wir werden|werden wir)',
      upTo(2),
      ` ${dich}`,
      upTo(3),
      ' (?:an|mit|zu)',
      ` ${jemand}`,
      upTo(2),
      ` ${verbinden}`,
    ),
    pattern(
      '(?:ich (?:hole|schalte|ziehe)|(?:hole|schalte|ziehe) ich)',
      '(?: (?:jetzt|gleich|mal|kurz|nun|schnell|eben|dir|ihnen|sofort))*',
      ` ${jemand}`,
    ),
    pattern(
      '(?:ich (?:bitte|habe)|(?:bitte|habe) ich|ich werde)',
      upTo(1),
      ` ${jemand}`,
      upTo(6),
      ` (?:gebeten|informiert|${tut}|zu ubernehmen|zu helfen)`,
    ),
    pattern(jemand, ` ${hilft}`),
    pattern(jemand, ' wird', upTo(6), ` ${tut}`),
    pattern(hilft, upTo(2), ` ${jemand}`),
    pattern('wird(?: (?:sich|sie|dich|ihnen|dir))?', upTo(2), ` ${jemand}`, upTo(5), ` ${tut}`),
    pattern(
      '(?:sie werden|du wirst|werden sie|wirst du)',
      upTo(6),
      ' (?:verbunden|weitergeleitet|durchgestellt|ubergeben|vermittelt)',
    ),
    pattern(
      '(?:ich habe|habe ich)',
      upTo(3),
      ' (?:an|mit)',
      ` ${jemand}`,
      ' (?:weitergeleitet|ubergeben|weitergegeben|verbunden)',
    ),
  ],
  denies: /(?:^| )(?:nicht|nie|niemals|kein\p{L}*|niemand\p{L}*|weder|ohne|sagte|meinte|schrieb)(?= |$)/u,
  offers:
    /(?:^| )(?:wenn|falls|sofern|sobald|ob|soll|sollen|mochten|mochtest|wurde|wurden|konnte|konnten|kann|konnen|darf|durfte)(?= |$)/u,
  offersAfter: /^,? (?:wenn|falls|sofern|sobald)(?= )/u,
};

const collega = any(
  "collega(?:'s)?",
  'team',
  'medewerk(?:er|ster)s?',
  'mens',
  'persoon',
  'specialist',
  'adviseur',
  'leidinggevende',
  'expert',
  'klantenservice',
  'supportteam',
  'teamlid',
  'begeleider',
);
const iemand = any(
  String.raw`(?:een|mijn|onze|ons|de|het)(?: van (?:mijn|onze))?(?: (?:andere|menselijke|echte|vaste))? ${collega}`,
  "(?:een van (?:mijn|onze) collega's)",
  '(?:iemand)(?: (?:van|uit) (?:ons|het|mijn|onze)(?: team| klantenservice)?)?',
);
const jou = any('je', 'jou', 'u', 'jullie', 'dit(?: gesprek)?', '(?:het|uw|je) (?:gesprek|vraag|verzoek)', 'uw', 'het');
const neemt = any(
  'overnemen',
  'contact opnemen',
  'helpen',
  'antwoorden',
  'reageren',
  'bellen',
  'verder helpen',
  'contact met (?:je|u) opnemen',
);

export const dutch: Language = {
  name: 'nl',
  promises: [
    pattern(
      any(
        'ik (?:verbind|schakel|zet|draag|geef|stuur|breng|leid|verwijs)',
        '(?:verbind|schakel|zet|draag|geef|stuur|breng|verwijs) ik',
      ),
      ` ${jou}`,
      upTo(4),
      ' (?:aan|naar|met)',
      ` ${iemand}`,
    ),
    pattern(
      '(?:ik (?:ga|zal)|ga ik|zal ik|we gaan)',
      ` ${jou}`,
      upTo(3),
      ' (?:aan|naar|met)',
      ` ${iemand}`,
      upTo(2),
      ' (?:doorverbinden|verbinden|overdragen|doorsturen|brengen|doorgeven|doorzetten)',
    ),
    pattern(
      '(?:ik (?:ga|zal)|ga ik|zal ik|we gaan)',
      ` ${jou}`,
      upTo(2),
      ' (?:doorverbinden|verbinden|overdragen|doorsturen) (?:aan|naar|met)',
      ` ${iemand}`,
    ),
    pattern('(?:ik (?:haal|roep|schakel)|haal ik|roep ik)', '(?: (?:er|nu|even|direct|meteen))*', ` ${iemand}`),
    pattern(
      iemand,
      ' (?:neemt (?:het|dit|contact|je|uw)|helpt (?:je|u)|komt (?:bij|zo bij)|belt (?:je|u)|gaat (?:je|u|het|dit))',
    ),
    pattern(iemand, ' (?:zal|gaat)', upTo(4), ` ${neemt}`),
    pattern(
      '(?:je wordt|u wordt|je zult|u zult|wordt u|word je)',
      upTo(5),
      ' (?:doorverbonden|overgedragen|doorgestuurd|teruggebeld)',
    ),
    pattern(
      '(?:ik heb|heb ik)',
      ` ${jou}`,
      upTo(3),
      ' (?:aan|naar|met)',
      ` ${iemand}`,
      ' (?:doorverbonden|doorgegeven|overgedragen|doorgestuurd)',
    ),
  ],
  denies: /(?:^| )(?:niet|nooit|geen|niemand|zonder|noch|zei|schreef)(?= |$)/u,
  offers: /(?:^| )(?:als|indien|of|zodra|wil|wilt|kan|kunt|mag|zou|zal ik je)(?= |$)/u,
  offersAfter: /^,? (?:als|indien|zodra)(?= )/u,
};

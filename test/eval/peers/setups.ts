import type { Span } from '../../../overrides/text/span.js';
import { cutsOf, mark, normalized } from './align.js';

/** Finds contacts; `regions` are those of the policy for this text. */
export type Find = (text: string, regions: readonly string[]) => Span[] | Promise<Span[]>;

/** Imports a package from where the peers are installed. */
export type Load = (name: string) => Promise<any>;

export interface Peer {
  name: string;
  /** What makes it find as much contact data as it can, and nothing else. */
  setup: string;
  load(load: Load): Promise<Find>;
}

const linkifyjs: Peer = {
  name: 'linkifyjs',
  setup: 'with its plugins for mentions and IP addresses',
  async load(load) {
    const { find } = await load('linkifyjs');
    await load('linkify-plugin-mention');
    await load('linkify-plugin-ip');
    return (text) => find(text).map(({ start, end }: Span) => ({ start, end }));
  },
};

const linkifyIt: Peer = {
  name: 'linkify-it',
  setup:
    'fuzzy links, e-mails and IP addresses, names before a host, all top-level domains, and mentions as its examples add them',
  async load(load) {
    const { LinkifyIt } = await load('linkify-it');
    const { default: tlds } = await load('tlds');
    const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true, urlAuth: true }).tlds(tlds);
    linkify.add('@', {
      validate: (text: string, at: number) => /^\w{1,15}(?!\w)/.exec(text.slice(at, at + 16))?.[0].length ?? 0,
    });
    return (text) =>
      (linkify.match(text) ?? []).map(({ index, lastIndex }: { index: number; lastIndex: number }) => ({
        start: index,
        end: lastIndex,
      }));
  },
};

const libphonenumber: Peer = {
  name: 'libphonenumber-js',
  setup: 'full metadata, numbers of every region of the policy; it looks for nothing but phones',
  async load(load) {
    const { findPhoneNumbersInText } = await load('libphonenumber-js/max');
    const within = (text: string, defaultCountry?: string): Span[] =>
      findPhoneNumbersInText(text, { defaultCountry }).map(
        ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => ({
          start: startsAt,
          end: endsAt,
        }),
      );
    return (text, regions) => (regions.length === 0 ? within(text) : regions.flatMap((region) => within(text, region)));
  },
};

const compromise: Peer = {
  name: 'compromise',
  setup: 'e-mails, links, phone numbers and mentions',
  async load(load) {
    const { default: nlp } = await load('compromise');
    return (text) => {
      const read = nlp(text);
      const found = [read.emails(), read.urls(), read.phoneNumbers(), read.atMentions()].flatMap((view) =>
        view.json({ offset: true }),
      );
      return found.map(({ offset }) => ({ start: offset.start, end: offset.start + offset.length }));
    };
  },
};

const notContact = [
  'names',
  'creditCardNumber',
  'streetAddress',
  'zipcode',
  'usSocialSecurityNumber',
  'password',
  'credentials',
  'digits',
];

const redactPii: Peer = {
  name: 'redact-pii',
  setup: 'e-mails, phones, links, IP addresses and user names; what is no contact is off',
  async load(load) {
    const { SyncRedactor } = await load('redact-pii');
    const builtInRedactors = Object.fromEntries(notContact.map((name) => [name, { enabled: false }]));
    const redactor = new SyncRedactor({ builtInRedactors, globalReplaceWith: mark });
    return (text) => cutsOf(text, redactor.redact(text));
  },
};

const contactPatterns = [
  ...['EMAIL', 'PHONE_US', 'PHONE_UK', 'PHONE_UK_MOBILE', 'PHONE_INTERNATIONAL', 'PHONE_LINE_NUMBER', 'URL_WITH_AUTH'],
  ...['IPV4', 'IPV6', 'IBAN', 'UK_BANK_ACCOUNT_IBAN', 'USERNAME', 'SOCIAL_MEDIA_HANDLE'],
  ...[
    'TIKTOK_USERNAME',
    'TWITCH_USERNAME',
    'REDDIT_USERNAME',
    'LINKEDIN_PROFILE',
    'TELEGRAM_USER_ID',
    'DISCORD_USER_ID',
  ],
];

const openredaction: Peer = {
  name: 'openredaction',
  setup:
    'its patterns for contact data, but for the one of Instagram that fires on ordinary words; every confidence, no filter of example addresses, no cache',
  async load(load) {
    const { OpenRedaction } = await load('openredaction');
    const redaction = new OpenRedaction({
      patterns: contactPatterns,
      confidenceThreshold: 0,
      enableFalsePositiveFilter: false,
      enableCache: false,
    });
    return async (text) => {
      const { detections } = await redaction.detect(text);
      return detections.map(({ position: [start, end] }: { position: [number, number] }) => ({ start, end }));
    };
  },
};

const guardrails: Peer = {
  name: '@openai/guardrails',
  setup: 'its PII check for e-mails, phones, links, IP addresses and IBAN, encoded ones as well',
  async load(load) {
    const { pii } = await load('@openai/guardrails');
    const entities = ['EMAIL_ADDRESS', 'PHONE_NUMBER', 'URL', 'IP_ADDRESS', 'IBAN_CODE'];
    return async (text) => {
      const { info } = await pii(null, text, { entities, block: false, detect_encoded_pii: true });
      const redacted = String(info.checked_text ?? text).replace(
        /<(?:EMAIL_ADDRESS|PHONE_NUMBER|URL|IP_ADDRESS|IBAN_CODE)(?:_ENCODED)?>/g,
        mark,
      );
      if (!redacted.includes(mark)) return [];
      const plain = normalized(text);
      const unit = (at: number): number => plain.units[at] ?? text.length;
      return cutsOf(plain.text, redacted).map(({ start, end }) => ({ start: unit(start), end: unit(end) }));
    };
  },
};

export const peers: readonly Peer[] = [
  linkifyjs,
  linkifyIt,
  libphonenumber,
  compromise,
  redactPii,
  openredaction,
  guardrails,
];

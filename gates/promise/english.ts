import { any, type Language, pattern, upTo } from './language.js';

const job = any(
  String.raw`(?:human |live |real )?colleagues?`,
  'co-?workers?',
  'team ?mates?',
  'team members?',
  '(?:human|live|real|support|service) agents?',
  'humans?',
  '(?:real |human |living )?persons?',
  'specialists?',
  'experts?',
  'managers?',
  'supervisors?',
  'advis[eo]rs?',
  'representatives?',
  'operators?',
  'consultants?',
  'matchmakers?',
  'employees?',
  '(?:support |service |care )?team',
  'support',
  'staff',
  'case ?workers?',
);
const one = String.raw`(?:an?|one of|my|our|another|some)(?: my| our| the)?${upTo(2)} ${job}`;
const ours = '(?: (?:from|of|in|on) (?:our|my|the)(?: \\p{L}+)? (?:team|staff|office|side))?';
const who = any(
  `${one}${ours}`,
  `(?:someone|somebody)(?: else)?${ours}`,
  '(?:our(?: whole)?|(?:the |our )?(?:support|service|care)) team',
  'customer (?:care|service|support)',
);
/** Where one may be sent, one need not be ours. */
const whom = any(who, `the${upTo(2)} ${job}`);

const will = any(
  "(?:i|we)(?:'ll| will| shall)",
  "(?:i'm|i am|we're|we are) (?:going|about) to",
  "i'm gonna",
  'let me',
  'allow me to',
  '(?:i|we) hereby',
  '(?:i|we) now',
);
const soon = '(?: (?:now|just|gladly|happily|quickly|immediately|also|then|right away|directly|go ahead and|be))*';
const am = "(?:i'm|i am|we're|we are)";
const have = "(?:i've|i have|we've|we have)";
const send = any(
  'pass',
  'hand',
  'transfer',
  'connect',
  'forward',
  'escalate',
  'refer',
  'redirect',
  'route',
  'direct',
  'switch',
  'put',
  'send',
  'turn',
  'move',
  'bring',
);
const sending = any(
  'passing',
  'handing',
  'transferring',
  'connecting',
  'forwarding',
  'escalating',
  'referring',
  'redirecting',
  'routing',
  'directing',
  'switching',
  'putting',
  'sending',
  'turning',
  'moving',
  'bringing',
);
const sent = any(
  'passed',
  'handed',
  'transferred',
  'connected',
  'forwarded',
  'escalated',
  'referred',
  'redirected',
  'routed',
  'switched',
  'put',
  'sent',
  'turned',
  'moved',
);
const thing = String.raw`(?: (?:you|this|it|that|things|everything|(?:this|the|your|our)(?: \p{L}+)? (?:chat|conversation|case|request|question|inquiry|enquiry|matter|issue|thread|ticket)))?`;
const to = String.raw`(?: (?:on|over|along|through|back|straight|directly|now|right away|immediately|in touch|up|forward))*(?: (?:to|with|onto|through to|over to|in touch with))`;
const steps = any(
  'take (?:over|this|it|care|you)',
  'step in',
  'contact you',
  'call you',
  'reach out',
  'get back',
  'get in touch',
  '(?:be )?in touch',
  'be with you',
  'help you',
  'assist you',
  'join (?:you|us|this|the)',
  'write (?:to )?you',
  'reply (?:to you|shortly|soon)',
  'respond (?:to you|shortly|soon)',
  'answer (?:you|your|shortly|soon)',
  'follow up',
  'look after you',
  'handle (?:this|it|your)',
  '(?:happily|gladly) help',
);

export const english: Language = {
  name: 'en',
  promises: [
    pattern(will, soon, ` ${send}`, thing, to, ` ${whom}`),
    pattern(
      `(?:${am}${soon} )?${sending}(?: you| this| the (?:chat|conversation)| your (?:case|request|question|chat))`,
      to,
      ` ${whom}`,
    ),
    pattern(have, '(?: (?:just|already|now))*', ` ${sent}`, thing, to, ` ${whom}`),
    pattern(
      any(`${will}${soon} (?:hand|pass|turn)`, `${am}${soon} (?:handing|passing|turning)`),
      ' (?:you|this|the (?:chat|conversation)) over',
    ),
    pattern(any(`${will}${soon} hand`, `${am}${soon} handing`), ' over (?:to|now|here)'),
    pattern(will, soon, ' (?:get|bring in|call in|fetch|find|involve|loop in|bring)(?: you)?', ` ${who}`),
    pattern(
      any(
        `${will}${soon} (?:ask|have|get|let|notify|alert|inform|tell)`,
        `${have}(?: (?:just|already|now))* (?:asked|notified|alerted|informed|told|called)`,
      ),
      ` ${who}`,
      upTo(5),
      ` ${steps}`,
    ),
    pattern(
      who,
      "(?:'ll| will| shall| is going to| are going to| is about to)",
      '(?: (?:now|soon|shortly|then|also|personally|gladly|happily|be (?:happy|glad|able) to))*',
      ` ${steps}`,
    ),
    pattern(
      who,
      "(?:'s| is| are)(?: (?:now|already|just))?",
      ' (?:taking over|on (?:the|their|his|her) way|joining (?:you|us|this|the)|stepping in)',
    ),
    pattern(who, ' (?:takes over|takes it from here|has (?:just )?taken over)'),
    pattern(
      "you(?:'ll| will| are going to|'re going to)",
      '(?: (?:now|soon|shortly|then))*',
      ' (?:be )?(?:',
      sent,
      '|contacted|called|helped|assisted|hear(?: back)?)',
      '(?: (?:over|through|now|shortly|soon|back))*',
      '(?: (?:to|with|by|from))',
      ` ${whom}`,
    ),
    pattern("you(?:'re| are)(?: now)? being (?:transferred|connected|handed over|redirected|forwarded|put through)"),
  ],
  denies:
    /(?:^| )(?:no|not|never|nobody|none|neither|nor|without|cannot|unable|said|wrote|says|claims|claimed|told (?:me|us)|asked (?:me|us))(?= |$)|n't /u,
  offers:
    /(?:^| )(?:if|unless|whether|in case|should you|would you|could i|may i|shall i|can i|do you want|when(?:ever)? you|once you|as soon as you|imagine|suppose|pretend|for example|instead of|rather than)(?= |$)/u,
  offersAfter:
    /^(?:,| now| right away| then| later)*,? (?:if|unless|once|when(?:ever)? you|as soon as|should you|provided|in case)(?= )/u,
};

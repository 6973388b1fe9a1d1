import { any, type Language, says } from './language.js';

const also =
  '(?: (?:really|honestly|currently|actually|simply|just|also|unfortunately|still|yet|at the moment|right now))*';
const not = any("(?:do|does|did)(?: not|n'?t)", "have(?: not|n't)");
const cannot = any(
  `can(?:'?t|not|${also} not)`,
  `(?:could|would)(?:n'?t|${also} not)`,
  "(?:am|are|was|were|'m|'re|is)(?: not|n't)? (?:un)?able to",
  "(?:'m|'re|am|are|was|were|is)? ?(?:currently |also )?unable to",
  'failed to',
  "'m afraid i can't",
  'am not in a position to',
  'have no (?:way|means) (?:to|of)',
);
const toKnow = any(
  'find(?:ing)?',
  'locate',
  'determine',
  'tell you(?! how (?:happy|glad|much|sorry))',
  'tell(?= (?:from|what|when|where|who|which|exactly|for sure))',
  'say(?! (?:i|no|enough|it enough|how (?:happy|glad|much)))',
  'answer',
  'provide',
  'access',
  'retrieve',
  'verify',
  'confirm',
  'look (?:that |this |it )?up',
  'check',
  'give (?:you )?(?:an?|the|any|that|this|exact|specific|precise)',
  'calculat(?:e|ing)',
  'comput(?:e|ing)',
  'work (?:that|this|it) out',
  'help (?:you )?with (?:that|this|it)',
  'identify',
  'see(?= (?:any|that|this|the|it|when|what|where|a))',
  'know(?:ing)?',
  'figure (?:that|this|it) out',
  'predict',
  'assist (?:you )?with',
  'recall',
  'share that information',
);
const facts = any(
  'information',
  'info',
  'data',
  'details?',
  'records?',
  'results?',
  'mention',
  'answers?',
  'figures?',
  'knowledge',
  'documentation',
  'entry',
  'entries',
  'indication',
  'evidence',
  'access',
  'way (?:to|of) (?:know|tell|say|find|check)\\p{L}*',
);
const place = any(
  'documents?',
  'handbook',
  'passages?',
  'sources?',
  'results?',
  'text',
  'context',
  'materials?',
  'records?',
  'documentation',
  'files?',
  'policy',
  'search',
  'knowledge base',
  'guide',
  'manual',
  'information i have',
);

export const english: Language = {
  name: 'English',
  declines: [
    says(
      `${any('i', 'we', 'i personally')}${also} ${not}${also} (?:know|recall|remember|have(?! to| a (?:problem|car|dog|cat|clue what you))(?: \\p{L}+){0,5} ${facts})`,
    ),
    says(
      "(?:dunno|idk|(?:i have |i've |i've got )?no (?:idea|clue)|not (?:entirely |quite |completely |totally )?(?:sure|certain)(?! (?:if|whether) (?:you|i like)))",
    ),
    says(`(?:i|we|it)(?: |')?(?:${also} )?${cannot}${also} ${toKnow}`),
    says(`(?:unfortunately|sorry|apologies|regrettably),? (?:but )?(?:i|we)(?: |')?${cannot} (?:\\p{L}+ )?${toKnow}`),
    says(
      `(?:there(?:'s| is| are| was| were)|i (?:have|see|found|find|got)|we (?:have|found)|has|with) no(?: \\p{L}+){0,3} ${facts}`,
    ),
    says(`no (?:\\p{L}+ ){0,2}${facts}(?: \\p{L}+){0,6} (?:available|found|given|provided|at hand|on file|here)`),
    says(
      `(?:the |my |these |those |our )?(?:\\p{L}+ )?${place}(?: \\p{L}+){0,3} (?:do|does|did)(?: not|n't) (?:\\p{L}+ )?(?:mention|say|contain|include|specify|provide|state|give|list|cover|tell|show|indicate|address)`,
    ),
    says(
      "(?:is|are|was|were)(?: not|n't)(?: \\p{L}+)? (?:mentioned|specified|stated|available|provided|given|found|known|included|listed|documented|recorded|clear (?:from|to me))",
    ),
    says('as an? (?:ai|artificial|(?:large )?language model|virtual assistant|chat ?bot)'),
    says(
      '(?:beyond|outside(?: of)?) (?:my|the scope of my|what i) (?:knowledge|know|can|abilit\\p{L}+|capabilit\\p{L}+|expertise|reach|access)',
    ),
    says(
      "(?:it is|it's|that is|that's) (?:impossible|not possible|hard|difficult)(?: for me)? to (?:say|know|tell|determine|answer|calculate)",
    ),
    says("(?:cannot|can't|could not|couldn't) be (?:determined|found|answered|known|calculated|verified|established)"),
    says(`(?:i |we )(?:lack|am missing|'m missing|am lacking) (?:\\p{L}+ ){0,3}${facts}`),
    says(
      '(?:i |we |my search |the search |it )?(?:found|turned up|returned|came up with|came back with) (?:nothing|no \\p{L}+)',
    ),
    says(
      "(?:your guess is as good as mine|unknown to me|remains unknown|is unknown|that is unclear|you(?:'d| would| will|'ll) (?:have|need) to (?:ask|check|contact)|i would need (?:more|further) (?:information|details))",
    ),
    says(`(?:nothing|nowhere) (?:\\p{L}+ ){0,4}(?:mentions|says|states|about (?:that|this|it))`),
  ],
  idioms:
    /i (?:do not|don't|dont) know (?:about you|how to thank|how you do|what i(?:'d| would)|whether you|if you|you (?:that )?well|why, but|anyone|anybody|her well|him well)|you (?:don't|do not) know|(?:can't|cannot|couldn't) (?:wait|agree more|help but|complain|thank you)|no idea (?:is|was) (?:bad|too)|not sure (?:if|whether) you|who knows|you never know|(?:can't|cannot) (?:say no|tell you how)/gu,
};

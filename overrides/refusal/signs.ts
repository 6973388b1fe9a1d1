/** What shows by its form, in any language, that something is given, agreed to or refused. */

export const refusingEmoji = /[🙅🚫👎🤐🛑⛔🙊🤫]|❌|✋/u;

export const agreeingEmoji = /[👍👌🆗✅🙆📎🤳]|✔/u;

/** A file by its ending, or the mark a chat leaves where one was. */
export const attachment =
  /\.(?=(?:pdf|jpe?g|png|heic|gif|webp|docx?|xlsx?|csv|txt|log|zip|mp4|mov|json|xml)(?![\p{L}\p{N}]))(?<=(?<![\p{L}\p{N}])[\p{L}\p{N}_-]{1,80}\.)|\[(?:image|photo|picture|file|attachment|document|video)|<attachment|📎/iu;

/** A digit, or a number in words. */
export const number =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies)|hundred|thousand|million|grand|zero|figures|eins|zwei|drei|vier|funf|[\p{L}]{3,8}zig|tausend|hundert|uno|dos|tres|cuatro|cinco|[\p{L}]{2,8}(?:enta|einte)|mil|deux|trois|quatre|cinq|vingt|trente|quarante|cinquante|mille|due|tre|quattro|dois|quatro|twee|drie)(?!\p{L})|[一二三四五六七八九十百千万萬][一二三四五六七八九十百千万萬岁歳個个]|\p{Nd}/u;

/** A booking code of six capitals in a sentence that is not all capitals. Codes with digits are numbers already. */
export function isCoded(written: string): boolean {
  const at = written.search(codeWithin);
  return onlyCode.test(written) || (at >= 0 && /\p{Ll}/u.test(written));
}

const codeWithin = /(?<![\p{L}\p{N}])[A-Z]{6}(?![\p{L}\p{N}])/u;
const onlyCode = /^\s*[A-Z]{6}\W*$/u;

export const asks = /[?？؟]/u;

/** Asks how to give, which agrees to give. */
export const howToGive =
  /(?<!\p{L})(?:what's|whats|what is|where's|where is|send me|got) (?:the|a) (?:link|address|email|e-mail|upload|button)|(?<!\p{L})(?:where|how) (?:do|should|can|shall|would) (?:i|we) (?:send|upload|share|do)/u;

/** "I told you" gives words and numbers again, but no document. */
export const toldBefore =
  /(?<!\p{L})(?:already|i've|i have|i) (?:already )?(?:told|answered|said|mentioned|gave)(?: you)?(?: that| it| this| before)?(?= ?[.,!]|$)/u;

export const turning = /(?<!\p{L})(?:but|though|however|aber|pero|mais|mas|ma|maar)(?!\p{L})|但|でも|लेकिन/gu;

export const givingIn = /(?<!\p{L})(?:fine|ok|okay|alright|all right|sure|vale|gut|bon)(?!\p{L})/u;

export const startsWithNo = /^(?:no|non|nein|nee|nao|nope|nah|naw)(?!\p{L})/u;

/** Polite words that answer nothing. */
export const greeting =
  /^(?:honestly|really|seriously|me|to be honest|hi|hey|hello|wow|whoa|oh|ha|um+|uh+|ah|aw+|thanks|thank you|thx|ty|please|sorry|lol|haha+|hmm+|well|good (?:morning|evening)|tbh|hola|gracias|danke|merci|hallo|obrigad[oa]|grazie|谢谢|ありがとう(?:ございます)?|すみません|धन्यवाद)$/u;

/** No, to a fact: "god no", "no, paid the car off". */
export const deniesFact =
  /^(?:(?:god|oh|well|hell|heck|lord|gosh|um|uh|er|haha|lol|definitely|absolutely|certainly|ehm|ah),? ){0,2}(?:no|nope|nah|never|none|neither(?=$|[,.!])|not|nein|non|nao|nee)(?!\p{L})(?!,? ?(?:thanks|thank|comment|way|thx|ty|chance|can do|need|reason|point|idea|problem|worries|offen[cs]e|i'd|answer|not|sorry|please|gracias|danke|merci|obrigad|grazie|going|telling|saying|sharing|your|today|now|here|yet,|for|really any|that again|next|more questions))/u;

/** Ends a telling before all is told. */
export const closing =
  /(?<!\p{L})(?:that(?:'s|s| is|'ll be) (?:(?:all|it)(?= (?:i|you|we|for|from))|close enough|near enough|good enough|plenty|as (?:much|far|precise|exact)|enough|where)|(?:won't|will not|wouldn't|not|never) (?:be |go |going |get |getting )?(?:more |any |into )(?:exact|specific|precise|detail|further|deep|than)|leave it at that|(?:that|it|this|which|one|they) (?:should|has to|will|must|ought to|is) (?:be )?(?:enough|sufficient|suffice|plenty|have to do)|beyond that|more than that|the rest (?:i|is|stays)|as (?:much|far) as (?:i'm|i'll|i (?:want|will|go|can say)|you))(?!\p{L})/u;

/** Covers a part of what is given. */
export const less =
  /(?<!\p{L})(?:(?:taped|blacked|cropp|blurr?|redact|cross|scratch|cover|mask|cut|paint|strik|struck)[\p{L}]*(?: (?:over|out|up|off|my|the))|with (?:sunglasses|my face|the (?:numbers?|names?|address|amounts?) )|without (?:my|the) (?:face|name|number|address|amounts?)|minus the|stays? (?:in|at|with|here))(?!\p{L})/u;
export const lessAfter =
  /(?<!\p{L})(?:not|never|no|without|minus|except|only|won't|wont|can't|cant|don't|dont|wouldn't|isn't|with|stays?|nicht|kein\p{L}*|sans|sin|nur|solo|pas)(?!\p{L})/u;

/** Yes, one does mind. */
export const minds =
  /^(?:well |oh |um+ |actually |honestly )*(?:yes|yeah|yep|yea|i (?:do|would)|kind of|kinda|a bit|a little)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:do|would|mind|actually|bit)(?!\p{L})/u;

/** Somebody else gave it: that is no giving of the person's. */
export const othersGave =
  /(?<!\p{L})(?:you|they)(?:'re| are)? (?:(?:the (?:ones|one|people|guys) )?(?:who |that ))?(?:sent|gave|emailed|mailed|shipped|issued|wrote|printed)(?!\p{L})|(?<!\p{L})(?:you|they|he|she|it|somebody|someone|(?:the|your|that) \p{L}+(?: \p{L}+)?)(?:'ve|'s| has| have|'d| had)? (?:already|just) (?:did|done|got|has|have|had|verified|checked|took|seen|shared|given|asked)(?!\p{L})/u;

/** One of several things is not there. */
export const lacking =
  /(?<!\p{L})(?:dunno|no idea|no clue|not sure|unsure|(?:don't|dont|do not|didn't|never) (?:know|have|remember|recall|got|get|see|carry)|(?:can't|cant|cannot|couldn't) (?:find|remember|recall|see)|forgot(?:ten)?|no longer have|lost)(?!\p{L})/u;

/** Agrees, and asks for something on the way. */
export const agreesAsking =
  /^(?:yes|yep|yeah|of course|absolutely|certainly),? (?:please|(?:and |but )?(?:could|can|would|will) you)(?!\p{L})/u;

export const waiting =
  /^(?:(?:ok|sure|yeah|yes|oh|um|uh),? )?(?:hang on|hold on|wait|one (?:sec|second|moment|min)|(?:give|gimme) (?:me )?a|let me (?:see|check|think|look))(?!\p{L})/u;

/** A question after an assent that takes it back or mocks it; without, it only proposes how: "happy to, tonight?" */
export const inverts =
  /(?<!\p{L})(?:want|shall|should|do|does|did|would|could|can|is|are|and|also|why|what|how|who|next|too)(?!\p{L})/u;

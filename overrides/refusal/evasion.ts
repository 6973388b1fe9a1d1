import { anyOf, nothingBut, phrases } from './phrases/phrases.js';
import type { Heard } from './heard.js';

/**
 * How a reply speaks that answers nothing, whatever was asked: to the one who asks, about the question,
 * about when or by whom it may be answered, or so vaguely that nothing is told.
 */

/** Speaks to the asker, and is no part of a telling. */
const civil = anyOf(phrases`
    (?:thank|thanks to|tell|told|send|sent|give|gave|show|showed|owe|for|to|with|see|love|miss|before|like|than|as) you
    you know; you see; if you (?:must|really|want to|wanna|do) (?:know|ask); you(?:'ll| will| can) find; if you (?:like|want)
    as you (?:can )?(?:see|imagine|know|say|said); (?:you'd|you would|you can|you could) (?:call|say|think|imagine|guess)
    you (?:too|either|two); nice of you; how about you; and you; you guys; you asked; you can (?:reach|call|email|write)
    your(?:s)? (?:too|as well|truly)
  `);

const addressing = anyOf(phrases`
    you; your; yours; you're; youre; you've; you'd; you'll; yous; ya'll; y'all; ur; yourself; yourselves
    vous; votre; vos; ihnen; usted(?:es)?; vossa; voces?; jullie; uw; вам; вас; ваш[а-я]*; вы; вами
    你们; 您们; 你自己; 贵公司; そちら; 御社; あなた; आपके; आपको; आपका; لديكم; عندكم; 그쪽; 당신
  `);

/** The question, its purpose, its manner and the rules about it. */
const aboutAsking = anyOf(phrases`
    (?:this|that|your|these|those|such|so many|personal|another|the same|more|any|no more|trick) questions?
    questions; (?:my|our|their|his|her|own|private|family) (?:business|affairs?|matters?|concern); (?:is|it's|its) my (?:own )?(?:thing|affair)
    (?:any|none) of (?:your|the|anyone|anybody|their)[\p{L}']* ?(?:business|concern|beeswax)?; reason enough
    (?:ir)?relevant; matters?; matter to; concerns?; to do with; got to do; (?:the|what's the|no) point; what difference
    (?:interrogat|interview|audit|inspect|quiz|survey|nterview|exam)[\p{L}]*; therapy; police; nosy; pry(?:ing)?; snoop[\p{L}]*; personal
    intrusive; invasive; privac[\p{L}]*; confiden[\p{L}]*; discre[\p{L}]*; sensitive; nda; non-disclosure; clause; gdpr; data protection
    hands are tied; authori[sz][\p{L}]*; permission; mandate; instructions?; permitted; allowed; at liberty; entitled; obliged; obligation
    required to; have to (?:say|answer|tell); (?:need|have) to know; needs? to know; out of (?:bounds|scope); off[- ]limits; classified
    (?:third|second|first|fifth|tenth|next) date; (?:date|chapter|story|conversation|topic|subject|chat|question|talk) for
    material; another (?:day|time|story|conversation); for now; so far; at this (?:stage|point); too (?:early|soon|personal|private); (?:that's|is|feels|asks?|asking) (?:a (?:bit|little) )?too much; opt(?:ed|s|ing)? out; (?:falls?|is|lies|goes) (?:well )?(?:outside|beyond); outside (?:of )?(?:what|my|our|the scope)
    (?:at )?(?:that|this) stage; (?:an )?agreement (?:that|which|with|not); (?:stops?|prevents?|keeps?) (?:me|us) from; stops me; (?:go|going) into (?:the )?details?; (?:early|soon) (?:days|for|to); our side; (?:fail|struggle) to see; don't see (?:how|why|what|the|that); not see (?:how|why|what|the)
    (?:where|what|how) (?:that|this|it) (?:goes|ends up|is going|leads); that much; a lot to ask; a bit much; too far; a hassle; hassle; fuss
    (?:came|come|am|i'm|im|was|here) (?:only |just )?(?:here |in )?(?:only |just )?(?:for|about|because of) (?:a|an|my|the|one); (?:didn't|did not) come
    like (?:half|everyone|everybody|anyone|anybody|most|the rest|all|the other); uncalled[- ]for; ridiculous; absurd; excessive; over the top; unnecessary; (?:un)?called for
    inappropriate; rude; cheeky; silly; pointless; none of (?:your|anyone's) ; (?:icebreaker|opener) is it; (?:never|not) to (?:discuss|talk|say|tell|share|answer|speak|disclose|mention)
    keep (?:schtum|quiet|mum|silent|my mouth); (?:going|go|went) there; (?:isn't|aren't|not|no) (?:a )?part of (?:this|that|it)
    gehort nicht (?:in|zu|hier)[\p{L} ]*; geht (?:sie|dich|niemanden?|keinen) (?:nichts |doch )?an; sehe? (?:ich )?(?:das |da )?nicht ein; keinen zusammenhang; tut nichts zur sache
    (?:vois|voit) pas; (?:quel|le|aucun) rapport; (?:tiene|tem) (?:nada )?(?:que|a) ver; c'entra; viene al caso; vem ao caso; (?:delen|deel|geven|geef|zeggen|zeg) (?:wij|we|ik)(?: dat| die)? (?:niet|liever)
    (?:entre moi|entre mi|entre mim|tra me|zwischen mir|tussen mij) (?:et|y|e|ed|und|en); privatsache; chasse gardee; asunto mio; affari miei; assunto meu
    (?:another|other|different|better|easier) way; if i (?:knew|told|said|answered); tricky
    (?:bit|little|rather|way|still|somewhat|too|very|mostly|strictly|quite) (?:early|soon|personal|forward|private|intimate|nosy|direct)
    no (?:position|statement|information|instructions?|details?|data|answer|disclosure|comment) (?:has|have|is|are|was|will|can|to|on|about|yet|at|for)[\p{L}]*; (?:communicated|known) to me
    (?:i'd|i would|we'd|we would) (?!say|guess|love|(?:only |already |never |just |always )?(?:been|had|worked|gone|lost|left|taken|got|moved|started|stopped|forgotten)|be happy|be glad|go with|describe|call|appreciate|like (?!to (?:keep|leave|hold|wait|know|hear|see|discuss|think|talk|avoid|skip|have a word)|it|that|this|you|her|him|them))[\p{L}]{2,}
    next to me; in public; not alone; (?:can|might|could) (?:over)?hear; on (?:the|a) (?:bus|train|tube|tram|plane|road); in a meeting; people around; earshot
    for me to know; spare me; give me a break; hate (?:those|these|that|such|this|being); means? nothing; don't believe in; consent; internal(?:ly)?; restricted; registry; (?:is|are) logged
    (?:don't|dont|do not) (?:really |particularly )?want (?:to (?!be |become |have |get |marry|move|work|grow|end|live|go |stay )|him|her|them|anyone|anybody|that|this|you)[\p{L}]*
    even if i; (?:won't|wouldn't|will not|wont) (?:type|write|put|post|enter|give|tell|say|share|send|show|upload|mention|name|list|spell|read)
    skip; blank; empty; plead; the fifth; pass on; move on; moving on; (?:next|other) (?:question|topic|one); change (?:the )?(?:topic|subject)
    something (?:else|more|lighter|nicer|different); rather; sooner; preferabl[\p{L}]*; prefer[\p{L}]*; best not; leave (?:that|it|this) (?:out|empty|blank|there|at that|aside|be)
    leave the; keep (?:that|it|this|those|these|them|my|our); kept (?:that|it|private); hold (?:that|it) back; save (?:that|it|this)
    mind (?:your|ur) own; need-to-know; at all costs; a secret; secrets; mystery; surprise; (?:take|have|try|make) a guess; you(?:'ll have to)? guess; guess(?:es|ing)? (?:away|what|again); bet you; try me; wouldn't believe
  `);

/** When, where or by whom it may be answered: elsewhere. */
const elsewhere = anyOf(phrases`
    (?:at|in|during) (?:the )?(?:desk|interview|appointment|office|counter|branch|surgery|meeting|visit|person); (?:on|over) the phone
    in front of; face to face; (?:once|until|till|unless) (?:i|we|there|they|you)(?:'ve|'d|'re|'s| have| has| is| are| had)? (?:know|knew|known|trust|see|saw|seen|met|meet|get|got|decided?|feel|talk|talked|spoke|spoken|hear|heard|an? (?:offer|contract|reason))[\p{L}]*
    (?:before|first|after|when) (?:i|we|she|he|they)(?:'ve|'d|'re|'s)? (?:get|got|go|know|knew|known|met|meet|see|seen|talk|talked|speak|spoken|decide|trust|been|be|hire)[\p{L}]*
    (?:to|get to|gets to|got to) know me; know me (?:first|better); how it goes; see how; we'll see; down the (?:line|road|track); one day; some ?day; eventually
    (?:to be|be) hired; at the right (?:time|moment); when the time
    (?:deals?|handles?|handling|takes? care|looks? after|sorts?) (?:with |of |that|it|all|this)*(?:all |of )?(?:that|it|this|those|these)
    (?:already|before|earlier) (?:did|has|have|had|took|taken|typed|asked|went|gone|got|filled|answered|covered|been|gave|given|checked|verified)
    (?:did|took|typed|wrote|noted|asked|scanned|copied|checked|has|have|knows?) (?:all |me |down |a copy of )?(?:that|this|it|those|these)(?: all)?(?: in| down| already| when)
    (?:went|gone|been|going) (?:through|over) (?:all )?(?:of )?(?:that|this|it); (?:took|has|have|made) a (?:copy|note|scan)
    (?:on|in) (?:the|our) (?:card|file|form|chart|notes|record|records|system|letter|paperwork|documents?|screen|computer|register)
    (?:tell|say|explain|discuss|take|talk|raise|bring|mention|sort|leave|save|keep)(?: that| this| it| them| about it)?(?: up| out)? (?:to|with|for|at) (?:the|my|a|him|her|them)
    (?:explained|told|said|gave|answered|mentioned) (?:that|this|it|all|everything)(?: all)?(?: of that)? (?:to|already|before|twice|earlier); ask (?:her|him|them|my|the|it); (?:(?:s?he|they)(?:'d)?|will|can|could|would) (?:have to )?(?:know|answer|tell you|confirm|explain) (?:that|it|you|better|this)?
  `);

/** An order to the asker. */
const ordering =
  /(?:^|, (?=please|just|so )|; )(?:(?:just|please|pls|then|so|maybe|perhaps|well|ok|okay|oh|look|no|and|but|or|sorry|hey|um|uh|hmm+|honestly|why not),? ?)*(?:ask|read|check|look|use|take|ring|try|leave|find|figure|get|contact|wait|forget|drop|stop|quit|trust|believe|open|scroll|search|pull|consult|go (?:and |back |look|ask|check|through|find|to )|do (?:it|that|this)|fix|cancel|refund|process|sort|do your|tell me|show me|give me|just [\p{L}]{2,10} (?:me|us)|let me ask|let'?s(?! (?:go with|use|do (?:it|the|option)|take|book|make|upgrade|start|proceed))|can we|could we|can't we|cant we|shall we|why don't we)(?!\p{L})/u;

/** A question without its mark, or one that expects no answer. */
const questioning =
  /^(?:(?:but|and|so|then|well|ok|okay|hey|wow|ha|lol|um|oh|sorry|excuse me|wait),? ?)*(?:why(?! not)|what (?:for|if|do|does|are|is|has|have|would|about|difference|u)|whats|what's (?:it|that|this|with)|who (?:hasn't|hasnt|doesn't|doesnt|isn't|isnt|wants|cares|says|is|knows|doesn't)|how come|how (?:is|does|do) (?:that|this|it|you)|since when|(?:does|is|will|would|isn't|doesn't) (?:that|it|this)|do (?:i|you|u)|are (?:you|u)|did (?:you|u|they|nobody)|must i|am i|have i|haven't (?:i|you|we)|hasn't|didn't|don't (?:you|u)|(?:can|could|cant|can't|couldn't|would|will) (?:you|u|i|we|they))(?!\p{L})|(?<!\p{L})(?:does it|do they|do you|did you|did(?:n't)? (?:she|he|they|you)|is it|isn't (?:it|that)|aren't (?:you|they)|don't (?:you|they)|haven't you|hasn't it|wouldn't (?:you|it)|or what|innit)\W*$|, (?:no|right)\W*$/u;

/** Leaves it to a third person: "she can work that out". */
const leaving =
  /^(?:(?:well|oh|ha|haha|lol|hmm+|honestly|then|maybe),? ?)*(?:she|he|they)(?:'ll| can| will| could| would| might| may| has to| have to| wouldn't| won't)(?!\p{L})/u;

/** Says what the matter is, instead of the value: "that's third-date material". */
const commenting =
  /^(?:(?:well|oh|ha|lol|hmm+|sorry|honestly|no),? ?)*(?:that|this|these|those)(?:'s| is|s| was|'s not| wasn't| wasnt| isn't| isnt| doesn't| won't| seems| sounds| feels| are| would| should| shouldn't| information| depends| stays| all| kind| sort)(?!\p{L})/u;

/** Nothing else, or nothing else that tells. */
const vague = nothingBut(phrases`
    this and that; (?:a )?(?:bit|little)? ?of (?:this|everything|both)(?: and that)?; stuff; things; some ?stuff; somewhere; around; nearby
    (?:(?:for|quite|it's been|been|that was|it was|ended)? ?a (?:good |long |little )?while(?: ago| back| now)?); (?:ages|long|long time|some time) ago; ages; not long
    (?:just |still |more than |quite |old |tall |rich |good |big |far )?enough[\p{L} ]{0,40}; sufficient(?:ly)?[\p{L}' ]{0,40}; adequate[\p{L} ]{0,30}
    (?:not )?(?:too|so|very|that|all that) (?:far|old|young|much|many|long|bad|tall|little|often); (?:here|now) and (?:there|then|again)
    (?:the )?(?:usual|normal|average|decent|reasonable|ok|okay|comfortable|competitive|standard)(?: stuff| things| amount| range)?
    (?:the )?same as (?:any|every)(?:body|one)(?: else)?; like (?:any|every)(?:body|one)(?: else)?; it was time[\p{L} ]{0,20}; it is what it is
    (?:some|a few|several|various|many|certain)(?: things| reasons| people| of them)?; (?:for |personal |various |my |private |many )*reasons; long story
    (?:old|tall|rich|good|far|close|big|young|high|low|busy) enough[\p{L} ]{0,50}; none of (?:the above|that); (?:whatever|whichever|wherever|whoever|whenever)(?:'s)?[\p{L} ]{0,30}; (?:i )?have my (?:reasons|ways)
    (?:there's |there is )?(?:nothing|not much|not a lot) (?:to|worth) (?:tell|say|saying|telling|report|talk about|add|see)(?: here| really)?
    (?:life|things|people|it|stuff|shit|times?|feelings|situations?|circumstances) (?:just |simply )?(?:happens?|happened|changed?s?|ends?|ended|moved?(?: on)?|drift(?:s|ed)?(?: apart)?|went|fell apart|got complicated)(?: on| by| apart| wrong)?
    (?:it's|its|it is|i'm|im|i am|i do|all|everything|everything's|everything is)(?: all| just| quite| perfectly| doing)? (?:fine|good|ok|okay|normal|well|alright)(?:,? (?:it's|everything|everything's|all|really|fine|thanks|thank you|for asking|i guess|here|good|as usual)){0,6}
    (?:market|going|usual|standard|normal) (?:rate|rates|price|range|amount); (?:plenty|enough|sufficient) (?:for|to)[\p{L}\p{N} ]{0,40}; more than (?:the|that|this|you|most|enough)[\p{L}, ]{0,30}
    in (?:an office|a building|a company|the city|town|a house); next(?: please| question| one| topic)?; (?:[\p{L}]{3,12} )?reasons?; life(?:'s| is) [\p{L}' ]{1,30}; (?:he|she|they) knows? why; because; just because; because i (?:want|can)
    (?:could|might|may)(?: well)? be; possibly; who knows; sort of; kind of; in a way; (?:a few|several|various|a couple|one or two|many|lots|plenty)(?: of)?[\p{L} ]{0,30}
    (?:every|each|any|all|most) [\p{L} ]{3,20} (?:has|have|is|are|does|do|needs?|gets?)[\p{L}' ]{0,40}
    money is money; i get by; i manage; more than (?:you|most)[\p{L} ]{0,20}; less than[\p{L} ]{0,20}; in(?: the)? area; out there; complicated
  `);

/** Says the same twice: "kids cost what kids cost". */
const circular = /(?<!\p{L})(\p{L}{4,12}) (?:\p{L}{1,8} )?(?:what|as|is|are) \1(?!\p{L})/u;

const startling = anyOf(phrases`
    excuse me; come on; nice try; really\?; oh please; wouldn't you; good grief; steady on; slow down; easy there; not again
  `);

/** Whether a sentence tells nothing: "enough", "this and that". */
export const isVague = ({ bare }: Heard): boolean =>
  vague.test(bare.replace(tail, '').replace(/^(?:oh|well|hmm+|um|uh|just|i'd say|let's say|because),? /u, ''));

/** Whether a sentence turns away from what was asked. Of a question for facts only: where a value is wanted, the value decides. */
export function evades({ said, meant, bare }: Heard): boolean {
  const told = civil.replaced(meant, ' ');
  return (
    addressing.test(told) ||
    aboutAsking.test(told) ||
    elsewhere.test(told) ||
    ordering.test(bare) ||
    questioning.test(bare) ||
    commenting.test(bare) ||
    leaving.test(bare) ||
    circular.test(bare) ||
    startling.test(said)
  );
}

const tail = /[\s,]{0,4}(?:haha+|lol|hehe|tbh|really|i guess|i think|i suppose|thanks|thank you|:\)|;\))$/u;

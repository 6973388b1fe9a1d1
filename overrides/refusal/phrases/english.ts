import type { Phrases } from './phrases.js';
import { phrases } from './phrases.js';

const want = '(?:want|wish|care|intend|plan|feel (?:comfortable|like|safe|ok|okay|the need))';
const tell =
  '(?:say|saying|tell|telling|share|sharing|give|giving|send|sending|show|showing|disclose|disclosing|discuss|discussing|answer|answering|talk|talking|provide|providing|reveal|revealing|upload|uploading|go into|going into|get into|getting into|hand|handing|prove|proving|post|posting|do that|doing that)';
const give =
  '(?:send|sending|upload|uploading|share|sharing|provide|providing|show|showing|give|giving|tell|telling|attach|forward|confirm|confirming|verify|verifying|take|snap|prove|proving|post|enter|fill|submit|submitting|disclose|disclosing|add|drop|state|name|list|indicate|record|email|bring|let (?:me|us)|say|saying|read|describe|explain|answer|answering|have|see|know|ask|get|discuss|discussing|talk|talking|do a|doing a|a quick|a photo|a selfie|a copy)';
const iAm = "(?:i'm|im|i am|we're|we are)";

export const english: Phrases = {
  agreeing: phrases`
    no (?:problem|prob|probs|worries|trouble|biggie|issues?|big deal|sweat|stress|objections?|bother)
    not (?:a|an) (?:problem|issue|bother|big deal)
    (?<!if you )(?:i )?(?:don't|dont|do not|wouldn't|would not) mind(?! my| your| if i)(?: at all)?; why not; not at all
    ${iAm} not (?:unwilling|opposed|against(?: it| that)?); (?:can't|couldn't|won't) hurt
    nothing against (?:it|that); you got it(?=[,.! ]|$); say no more; consider it done
  `,
  idle: phrases`
    i guess; i'd guess
    (?:i )?(?:won't|will not|wont|can't|cannot) (?:pretend|lie|deny|complain|bore you|hide)
    (?:not (?:gonna|going to) lie|no lie|ngl); nothing (?:to hide|fancy|special|much|serious)
    no (?:need|reason) to (?:repeat|worry|hide|lie|be shy)
    no (?:doubt|secrets?|games|harm|hurry|rush|kidding|joke|wonder|pressure)
    (?:refuse|can't|cannot|don't|find it hard) to believe; (?:can't|cannot) (?:believe|wait|blame you)
    (?:don't|dont|do not) worry(?! about); (?:can't|cannot) say (?:that )?i (?:have|do|did|am|was|ever|know of)
    if you (?:don't|dont|do not) mind(?: me asking)?; (?:why don't|why dont) (?:we|you) (?:meet|talk|call)
    no sooner; not only; i don't think so much of it; nothing but
  `,
  withholds: phrases`
    (?:rather|prefer|sooner) not(?: to)?(?: ${tell})?
    (?:won't|wont|will not|refuse to|refusing to|decline to|declining to) (?:be )?${tell}
    ${iAm} not (?:really |quite |all that |particularly |yet |so |too )?(?:going to|gonna|about to|willing to|prepared to|ready to|inclined to|keen to|happy to|ok with|okay with|comfortable)(?: with)?(?: that| this| it)?(?: ${tell})?
    (?:not|isn't|never) (?:comfortable|ok|okay|happy|cool|at ease) (?:with )?(?:that|this|it|${tell})
    ${iAm} not ${tell}
    (?:don't|dont|do not|didn't|doesn't) (?:really |particularly |actually |even )?${want} to(?: (?:${tell}|have|see|be asked|be [\p{L}]{4,12}ed|let|hand|give|do|go there|get|open|talk|think about)|(?= ?[.,!;?]|$))
    (?:can't|cant|cannot|could not|not allowed to|not permitted to|not at liberty to) (?:really |legally )?${tell}
    (?:don't|dont|do not|never|didn't) (?:really |usually |normally |ever |just |like to |like )?(?:say|tell|share|sharing|give out|giving out|giving|show|disclose|discuss|discussing|talk about|talking about|answer|reveal|send|do)(?: (?:that|this|those|these|it|such|selfies|pics|photos|pictures|personal|things|stuff|my|anything|any|out))
    (?:that|this|it|those|these)(?:'s| is|s|'re| are) (?:a bit |kind of |kinda |rather |quite |very |really |too |strictly |all )?(?:private|personal|confidential|classified|sensitive|intimate|off limits|off the table|my business|my own business|between)
    not (?:really |very |that |so |entirely )?comfortable; is my (?:own )?business
    (?:keep|keeps) (?:his|her|their|my|some|a few) secrets?; private person
    too (?:personal|private|intrusive|invasive)
    (?:personal|private|confidential|sensitive) (?:matter|information|info|question|stuff)
    none of (?:your|ur|anyone's|anybody's) (?:damn |bloody |fucking )?(?:business|concern)
    mind your own(?: business)?; no comment
    (?:keep|keeping|kept|leave|leaving) (?:that|it|this|those|these|them|my [\p{L} ]{2,30}?) (?:private|confidential|secret|to (?:myself|ourselves)|out of (?:it|this)|off (?:the|this|that|here|of)|between)
    (?:i'd|i would|id|we'd) (?:really |much |just )?(?:rather|sooner|prefer(?: to)?|like to) (?:keep|skip|leave|discuss|wait|talk about|hold|not)
    (?:don't|dont|do not) take (?:any )?questions; (?:no one|nobody)(?:'s| is) (?:getting|seeing) (?:that|my)
    plead the fifth; that's (?:not something i|a no from me|my secret); (?:that|it)'s for me to know
    under (?:an |a )?(?:nda|non-disclosure|confidentiality)
    (?:that's|thats|that is) all (?:i'm|im|i am|you're|youre|you are|i'll|i will|i want|i wish) (?:going to |gonna |willing to |getting|saying|say|giving|give|sharing|share|to say)
    not giving (?:you |out )?(?:the|my|that|an?|any)
    (?:don't|dont|do not|never|won't|wont|not going to|not gonna) (?:hand|pass|give|giving|share|send|spread|throw|put|post|read|type|write|lend)(?: [\p{L}']{1,12}){1,4} (?:around|out|over|away|online|to (?:strangers|anyone|anybody|people|bots?|machines))
    (?:don't|dont|do not|didn't|not|never|hate|rarely) (?:really |much |usually )?(?:like|enjoy|love|fond of|big on|one for|a fan of|keen on|into) (?:talking|sharing|sending|giving|discussing|posting|answering|being asked|having my)
    (?:you|u|they|she|he) (?:won't|wont|will not|will never|cannot|can't) (?:get|have|see|be getting|find out)
    (?:you're|youre|you are|you|u|ur|they're|they are|nobody's|nobody is|no one is)(?: not|n't| ain't) (?:getting|having|seeing|gonna (?:get|see|have)|going to (?:get|see|have))
    (?:unable|not authori[sz]ed|not permitted|not allowed|has not authori[sz]ed me|not in a position|not at liberty) to (?:\p{L}+ ){0,2}(?:share|disclose|provide|comply|send|reveal|release|say|give|pass|confirm|answer|discuss)
  `,
  declines: phrases`
    no (?:thanks|thank you|thx|ty|way|chance|can do|sir|ma'am|deal|dice)
    (?:hell|heck|god|ew|eww|um|uh|erm|oh|lol|haha|so|just|then|again|still|thanks,?|sorry,?) (?:no|nope|nah)
    nuh uh; (?:choos(?:e|ing)|chose|decid(?:e|ed)|opt|elect|wish|want) not(?: to)?
    (?:i |we )?(?:won't|will not|wont|shan't|shall not)(?= ?[.,!;]|$)
    (?:i.?ll be |am |.m )?(?:skipping|passing|leaving)(?: on| over)?(?: this| that| it| the)
    (?:stays?|remains?) (?:with|private|between|mine|confidential|at home|out of|off); (?:told|telling) you no
    the answer is no; it's a no; (?:so|then),? no
    (?:i'll|ill|i will|gonna|going to|i'm gonna|think i'll|have to|hard|i) pass
    (?:let's|lets|let us|can we|could we|please|i'll|ill|i will|we can|just|i'd|rather) (?:skip|not|move on|drop|leave|change the)(?: that| it| this| topic| subject)?
    (?:next question|next topic|change the subject|moving on|forget (?:it|that|about it)|drop it|leave it|never ?mind|not (?:now|today|tonight|yet|here|happening|interested|gonna happen|a chance|necessary|needed|over chat|on here|for me|this time)|maybe later|some other time|another (?:time|day)|later maybe|not in a million years|not going to happen)
    (?:absolutely|certainly|definitely|of course|probably|hell|really|obviously|surely|preferably|rather|better|i think|i guess|i'd say) not
    (?:not|no) (?:for|with|to) (?:a )?(?:strangers?|someone|anyone|bots?|robots?|machines?)
    (?:i'm|im|i am) good(?:,? thanks| without)?
    (?:don't|dont|do not) (?:think|see why|believe|feel) (?:so|i|that|it|you|we|the|comfortable|that's|it's)
    (?:hard|big|firm|solid|strong|absolute|definite|flat) (?:no|nope|nah|pass); (?:request )?(?:denied|rejected|refused); not planning (?:to|on)
    (?:won't|wont|doesn't|not going to|can't) work(?: for me)?; (?:not taking|not digging|not hunting|not going hunting|not turning|not doing|not getting)
    please (?:don't|dont|do not|no); neither confirm nor deny; not for release; not disclosed; withheld; under wraps; (?:is|are|remains?|stays?) undisclosed
    over my dead body; (?:when|until|till) (?:hell freezes|pigs fly); in your dreams; fat chance; you wish
    dream on; as if; good luck with that; nice try; not on your life; stop asking; ask (?:me )?(?:again )?later
    quit asking; (?:don't|dont|do not) ask(?: me)?; ${iAm} (?:out|done here|done with this)
    (?:won't|wont|will not|not gonna|not going to|ain't|aint)(?: be)? (?:happen|happening|do|doing|bother|bothering|need|gonna)
    jinx (?:it|this|things); (?:don't|dont|do not) (?:worry|bother)
    ask (?:me )?(?:in|again|next|another|when|after|someone|somebody|anyone|around)
    (?:i )?(?:refuse|decline|object); opt(?:ing)? out
    (?:i'd|i would|would) (?:say|tell you|love to|like to|share),? but
    (?:i'd|i would|id) (?:rather|prefer|sooner)
    (?:in person|face to face|with (?:the|my|a) (?:doctor|nurse|gp|lawyer|solicitor|manager|real person|human))(?: (?:only|instead|please))?
    no (?:screen ?share|screen ?sharing|photos?|pictures?|pics?|selfies?|documents?|statements?|payslips?|numbers?|names|details|info)
    not (?:answering|sharing|saying|telling|sending|doing|giving|discussing|showing|uploading)
  `,
  bareDeclines: phrases`
    negative; next; uncalled for; not yet; maybe not; best not; id rather not; no deal; can wait; it can wait; that can wait; i'd pass
    (?:just |please )?(?:get lost|piss off|fuck off|go away|back off|bugger off); no; nope; nah; na; no no; skip
    pass; later; stop; enough; hmm no; never; not really; no sorry; sorry no; sorry; n; rather not
    (?:we|you)(?:'ll| will) see; not particularly; no u; i won't; i don't; hmm; no ta; hard no; big no; don't
    i decline; declined; prefer not; private; personal; confidential; secret; it's a secret; classified
    no idea why you ask
  `,
  deflects: phrases`
    why (?:do|would|should|are|is|does|must|did|the hell|on earth|in the world|exactly|even|tho|though|that|this|so|you|u|all)
    (?:what|whats|what's) (?:for|it to you|the point|the need|with (?:all )?the questions|that got to do|this got to do)
    what (?:do|would|will|are) (?:you|u) (?:need|want|going to do|gonna do|do|use|doing) (?:it|that|this|with|them|my|all)?
    what (?:does|has|did) (?:that|this|it|my [\p{L} ]{2,20}) (?:have|got|had)? ?(?:to do|matter)
    (?:how|why) (?:is|'s) (?:that|this|it) (?:relevant|important|necessary|needed|any of)
    who (?:wants|needs|is asking|sees|gets|will see|else); (?:do|must) i (?:have|need|really)
    is (?:that|this|it) (?:really |even |strictly |actually )?(?:necessary|needed|required|mandatory|compulsory|legal|public|safe|relevant|a joke|a scam)
    what (?:happens|if) (?:if )?(?:i|we) (?:don't|dont|do not|won't|refuse|decline|say no)
    (?:you|u|ya|they|your (?:colleague|system|team|bank|office)) (?:guys |people |folks |all |lot )?(?:already |should |must |surely |probably |do |would |still |should already |must already |will )?(?:have|got|know|hold|has|seen) (?:that|it|all|this|them|my|everything|the|those|these|me)
    (?:(?:it|that|they|everything|all)(?:'s| is| are|'re|s) )?(?:already |all |still )?(?:on (?:file|record)|in (?:your|the) (?:system|records?|files?|database))
    (?:check|look (?:at|in|up)|look it up|see|read|use) (?:your|the) (?:own )?(?:records?|files?|system|notes|database|emails?|history)
    (?:just )?(?:tell|show) me (?:what|yours|first|why|who|how); (?:you|u|ladies|yours|after you|you go) first
    (?:how|what) about (?:you|yours|yourself); instead(?= ?[.!]?$)
    (?:let's|lets|can we|could we|we can|we could) (?:just )?(?:do|handle|sort|discuss|talk|solve|fix|have|keep|stick)
    (?:ir)?relevant; (?:this|that|your|the|such|these|those|so many) questions?
    (?:have|need|want|obliged|supposed) to answer
    (?:can|could|can't|couldn't|shall|should) (?:we|i|you) (?:just )?(?:use|do|try|give you|send you|talk about|go on|continue|move|carry on|not)
    guess; (?:still )?(?:figuring|working|thinking) (?:it|that|this|things) out
    (?:i )?(?:don.t|dont|do not) know(?: yet)?(?= ?[.!]?$); (?:dunno|no idea|no clue|undecided)
    wouldn't you like to know; (?:that's|thats) (?:for|what) (?:you|they) (?:to find out|all (?:say|ask))
    old enough; a lady never tells; a gentleman never; depends(?: on)?; it's complicated; long story; i get by
    enough to (?:live|get by); in due (?:time|course); get back to you; trust me
    (?:have to |can |must |just )?take my word; my word
    (?:ask|talk to|speak to|speak with|contact|call) (?:my|the) [\p{L}]{3,20}
    my (?:recruiter|lawyer|solicitor|agent|accountant|attorney|advisor|adviser|manager|union rep|representative|partner|wife|husband|doctor|gp|bank|boss|employer|nurse|company|landlord) (?:can|will|would|handles|deals|does|should|knows|takes|says|said|forbids|keeps|has (?:it|that|them|the|all|my|a copy|everything))
    (?:company |our |their |the )?(?:policy|rules?|contract|law|union) (?:forbids?|says?|prohibits?|prevents?|does not|doesn.t)
    (?:i'll|ill|i will|i'd have to|let me|need to|have to) (?:think about|think it over|think on|sleep on|consider|see about|talk to|check with|ask my)
    (?:maybe|perhaps)(?= ?[.,!]?$| later| when| after| if| once| next| another| not| some| we| i| another| tomorrow| tonight| soon| sometime); we can talk about; when (?:we|i) (?:meet|know); not sure (?:i|why|that|about|how|if|what)
    i'm not sure
    want (?:my|me to|a|the) [\p{L}' ]{0,40}(?:pin|password|firstborn|first born|blood|kidney|soul|dna|underwear|too|as well|while)
    (?:pin|password|firstborn|first born|kidney|blood type|dna|mother's maiden name|shoe size|fingerprints) (?:too|as well|next|and)
    (?:lol|haha|oh|yeah|ha|pff|pfft|hah) (?:sure|right|ok|okay); yeah,? right
    sure,? (?:jan|because|right after|and|want); anything else,? (?:your|my); like (?:hell|i would|i care)
    (?:shall|should) i (?:also|throw); why don't i (?:just|also); what(?:'s| is)? next,? my
    (?:you|they) (?:can|could|should|might) (?:see|check|look|get|pull) (?:it|that|them|this)(?: up)?
  `,
  partial: phrases`
    the (?:others?|rest) (?:i|we|is|are|isn't|aren't|won't|not|no|stays?)(?= ); the other (?:one |half |part )?(?:isn't|is not|stays|remains|won't|not|no)[\p{L}]*; (?:isn't|not|aren't) up for (?:discussion|negotiation|sharing|grabs)
    (?:redact|black out|blacked out|blank out|cross out|crop|blur|leave out)(?:ed|ing)?
    (?:my|salary) expectations?; only (?:for|to|the|if|after|when|with|in)
    (?:not until|not till|not before|unless); (?:until|till) (?:you|i know|i trust|i see|i've|i have|we)
    (?:once|as soon as) (?:i|you|we|they|it|that)(?:'ve|'re|'s| have| are| is)?
    after (?:i've|you've|we've|you|we (?:meet|met|talk|speak)|i (?:see|know|meet))
    when (?:we meet|we've met|i know|i trust|i see|you tell|you've|you show|i get); as long as
    provided (?:that|you); on (?:one|the) condition
    if (?:you|i|we|they) (?:delete|tell|promise|sign|show|explain|can|first|really|go|send|get|see|give|stop|guarantee)
    in (?:exchange|return); but (?:not|no|only|nothing); nothing (?:else|more); except; apart from; just not; not the; and not
    that's (?:all|it|as far); let's leave it at that; (?:part|some|half|one|most) of (?:it|them|that)
    i'd (?:like|want|need|expect) (?:something|around|about|at least|to (?:get|earn|make))
    (?:hoping|looking|aiming) for (?:around|about|something|at least|[£$€]?[0-9]{2,9}k?); (?:and|but) (?:that is|thats|that's) it
  `,
  assents: phrases`
    yes; yeah; yea; yep; yup; yah; aye; sure; sure thing; ok; okay; okey; okie; oki; okey dokey; yh; ye
    yes please; aight; roger; np; k; kk; of course; certainly; absolutely; definitely; gladly; happy to; will do
    alright; all right; fine; cool; sounds (?:good|fine|great|fun|ok|okay|fair); sent; uploaded; submitted
    emailed; attached; ready; go ahead; by all means; deal; agreed; can do; done; with pleasure; i can
    i can do that; makes sense; good idea; great; perfect; let's do it; right away; you got it; i guess so
    fair enough; on it; you may(?=$|[,.!]); go for it; please do; do so; yes do; be my guest; knock yourself out; feel free; no objection
  `,
  given: phrases`
    (?:already|just) (?:sent|uploaded|submitted|gave|given|shared|provided|attached|emailed|e-mailed|did|done|posted|filled|verified)
    (?:sent|uploaded|emailed|submitted|attached|posted|shared)(?: it| them| that| this| those| you| mine| the| a| my| one| both| already| yesterday| earlier| last| just now| over)
    (?:i've|i have|ive|we've|we have) (?:already |just )?(?:sent|uploaded|submitted|given|shared|provided|attached|emailed|done|filled|verified)
    (?:it's|its|they're|that's|it is|they are|is|are|all)(?: all| already| right there| there)? (?:on|in) my (?:chart|file|notes|records?|profile|cv|resume|résumé|application|portal|account|bio|linkedin|website|folder|form)
    (?:you'll|you will|you can|can be|you should) (?:find|found) (?:it|them|that|everything|both|on|in|the|my)
    i (?:just |already )?(?:forwarded|sent|emailed|uploaded|shared|attached|submitted) (?!up|nothing|none|no )
    (?:just|i|i've|we) took (?:the|a|one|some) (?:picture|photo|pic|scan|screenshot|video|copy)s?; (?<!not |never |n't |nothing )(?:uploaded|attached|submitted|enclosed|emailed|forwarded|transmitted|transferred)(?= ?[.,!;]?$|;)
    (?:emailing|sending|forwarding|mailing|ordered|requested) (?:it|them|that|one|a copy|copies)
    (?:should|ought to|must|will) be (?:with you|there|in your (?:inbox|mail))(?: now| by now| already| shortly| soon)?
    (?:in|on) (?:the|our|your|my) (?:[\p{L}]{2,10} )?(?:folder|portal|drive|dropbox|signature|attachment)
    (?:they're|they are|it's|its|it is|that's|all|both)(?: all)? (?:up|in|there|over|through)(?: there)? now
    i (?:put|popped|dropped|stuck|left|posted|mailed|handed|brought) (?:it|them|both|one|that|all|copies|a copy)
    (?:sending|uploading|recording|attaching|snapping|scanning|forwarding|emailing)(?: (?:it|one|them|now|both|in|over|that|right|a|my|the))*(?= now| in a| ?[.,!]?$)
    in the (?:zip|pdf|attachment)
    (?:in|as) (?:one|a|an|1) (?:pdf|zip|file|folder|scan|photo|attachment)
    check (?:the|my) (?:portal|profile|cv|resume|application|attachment|inbox|bio|form)
    (?:here it is|here they are|here you go|here you are|there you go|here goes|as requested|see attached|attached|in the attachment|find attached|(?:here's|heres|here is|here are|this is|these are) (?:the|my|a|one|it|mine|what|everything|both))
    (?:fine|ok|okay|sure|alright|all right|yes|so|well|done),? here
    (?:it's|its|they're|it is|they are|is|are) (?:on|in) (?:the|our|your) (?:folder|portal|drive|inbox|chat|thread|form|link)
  `,
  promises: phrases`
    (?:i|we|i've|we've|have) (?:already |just )?(?:asked|called|rang|emailed) (?:[\p{L}']{1,12} ){1,4}for (?:it|one|them|that|a copy); (?:by|before|said|at|on) (?:the )?(?:end of (?:the |this )?(?:day|week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon)
    (?:i'll|ill|i will|i can|let me|lemme|i'm going to|im going to|gonna|we'll|i'm|im|i am|will) (?:just |quickly |gladly |then )?(?:send|sending|upload|uploading|share|dig|look (?:for|it|into|them)|check(?! with)|get (?:it|them|that|one|the|a|my)|find|finding|bring|email|attach|forward|give|grab|fetch|take|taking|snap|scan|pull|do it|do that|tell you|ask (?:her|him|them))
    (?:sending|uploading|taking|doing|getting|grabbing|finding|scanning|attaching) (?:it|one|them|now|that|over|asap|the|my|both|a)
    on (?:its|the|my) way; omw
    (?:is|are|'s) (?:fine|ok|okay|alright|all right)(?: with me| by me| for me)?(?= ?[.!]?$); bear with me
    (?:give|gimme|just|need|in) (?:me )?(?:a|one|two|five|ten|a few|few|a couple of|[0-9]{1,2}) ?(?:min|mins|sec|secs|moment|minute|minutes|seconds?|hours?|days?)
    one (?:sec|second|moment|min|minute); (?:i'm|im|already|right|straight|get) on it; hang on; hold on; brb
    (?:tonight|tomorrow|later today|this evening|in the morning|asap); coming (?:up|right up|soon|your way)
  `,
  bareNo: phrases`
    no; nope; nah; none; never; nothing; nobody; no one
    not (?:any|that i know of|really|yet|currently|at the moment|anymore|me|one); just me; neither; zero; nil
    (?:i )?(?:don't|haven't|am not|do not|have not|never have|never did|didn't|wasn't|'m not); (?:i'm|im) not
    no,? (?:i|never|none|not|just|nothing|nobody|no one|they|we|he|she|it|there|but|only)[\p{L}\p{N}' ,]{0,80}
  `,
  permission: phrases`
    (?:would|are|do|could|might|if|so|when|whether|want|wanna|care|mind|like|willing|happy|okay|ok|comfortable|open|able|prefer|interested|prepared|good)(?: (?:you|u|ya|to|be|feel|is it|it|that)){0,4}(?:'re| are| be| feel)?(?: (?:willing|like|able|comfortable|want|wish|happy|okay|ok|open|care|prefer|up|interested|prepared|good|ready))?(?: (?:to|for|with|in|if))? (?:quickly |also |please |i |we |just |us |me |maybe |possibly ){0,3}${give}
    (?:okay|ok|comfortable|fine|up|happy|good|willing) (?:with|for|to do) (?:a|an|the|your|some|sharing|me|us)
    (?:could|can|would|will|may|might) (?:you|u|we|i|ya)(?: please| kindly| possibly| maybe| perhaps| just| also| quickly){0,3} ${give}
    (?:you (?:can|could|may|might|are welcome to)|feel free to|if you (?:like|want|wish|prefer|don't mind|feel|can|could)|please|kindly|just|go ahead and|i(?:'d| would) (?:like|love) (?:you )?to|i need(?: you to)?|we need(?: you to)?|i'll need|we'll need) (?:can |also |please |to |you to |you ){0,4}${give}
    (?:i|we)(?: will|'ll| would|'d)?(?: also| just| still)? (?:need|require|ask for|appreciate)(?: to see)? (?:a|an|your|the|some|proof|any)
    (?:could|can|may|might) (?:we|i) (?!ask|see (?:that|it))[\p{L}]{2,14}; would you (?:mind|it be possible); (?:mind|is it ok|is it okay|ok|okay) if
    (?:your|a|any) [\p{L} ]{2,40},? please
  `,
  polar: phrases`
    (?:do|does|did|are|is|was|were|have|has|had|will|can|could|would|should|any|ever|am|isn't|aren't|don't|haven't) (?:you|u|your|he|she|they|there|it|any|anyone|anybody|the|that|this|we|ever)
    (?:whether|if) (?:you|your|anyone|anybody|there|any|he|she|they|it)
    (?:married|single|divorced|smoker|kids|children|allergies|pets)
  `,
  optional: phrases`
    optional
    if you (?:like|want|wish|prefer|don't mind|feel|can|could|would like|'re comfortable|are comfortable)
    (?:no|without) (?:pressure|obligation); (?:you )?(?:can|may|could) skip; (?:don't|do not) have to
    (?:totally |entirely |completely )?up to you; only if; voluntary; if that's (?:ok|okay|all right); feel free
    no need
  `,
  common: phrases`
    the; i; you; to; a; it; is; that; my; of; and; in; for; on; me; i'm; it's; don't; not; no; yes; with; have
    do; but; ok; are; was; this; what; just; so; they; your; did; does; can; could; would; why; how; when; where; who
    which; any; if; we; he; she; his; her; at; from; or; be; been; has; had; will; there; about; please; us; our; an
  `,
};

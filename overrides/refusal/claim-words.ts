import { anyOf, phrases } from './phrases/phrases.js';

/** Words for holding something back, as a claim about somebody uses them. */
export const withholding = anyOf(phrases`
    evasi(?:ve|on|vely|veness); evad(?:e|es|ed|ing); dodg(?:e|es|ed|ing|y); avoid(?:s|ed|ing|ance|ant)?
    refus(?:e|es|ed|al|als|ing); declin(?:e|es|ed|ing); with(?:hold|holds|holding|held); hid(?:e|es|ing|den)
    conceal(?:s|ed|ing)?; secre(?:tive|cy|tiveness); reluctan(?:t|ce); unwilling(?:ness)?
    (?:won't|wouldn't|will not|would not|did not|didn't|does not|doesn't|could not|couldn't|cannot|can't|not|never|failed to|fails to|without) (?:want(?:ed|ing)? to |willing to |able to |be |been )?(?:shar(?:e|ed|ing)|say(?:ing)?|said|prov(?:e|en|ed|ing)|show(?:n|ing)?|giv(?:e|en|ing)|answer(?:ed|ing)?|tell(?:ing)?|disclos(?:e|ed|ing)|provid(?:e|ed|ing)|send(?:ing)?|sent|suppl(?:y|ied)|confirm(?:ed)?|verif(?:y|ied)|back(?:ed)? (?:it|that) up)
    not (?:be |been |being |very |fully |entirely )?(?:transparent|open|forthcoming|upfront|cooperative|straightforward|honest|candid)
    defensive(?:ness)?; guarded; cagey; shady; shifty; unco-?operative; deflect(?:s|ed|ing|ion)?
    sidestep(?:s|ped|ping)?; ignor(?:e|es|ed|ing) (?:the|my|our|your) (?:question|request)
    stonewall(?:s|ed|ing)?; (?:no|lack of|missing) (?:proof|evidence|answer|transparency|openness|documents?)
    un(?:proven|verified|verifiable|substantiated|forthcoming); vague(?:ness|ly)?; opaque; tight-lipped
    suspicious(?:ly)?; red flags?; something to hide; chang(?:es|ed|ing) the subject; opacity; transparency
    instead; (?:chang|switch|steer|turn)(?:es|ed|s|ing) (?:the (?:subject|topic|conversation)|away|to other)
  disclosure; (?:is |are |remains? |stays? )?(?:unknown|unclear|unconfirmed|unanswered|undisclosed); un(?:able|willing) to
  (?:hesitan(?:t|cy)|hesitates?|resist(?:s|ed|ant|ance)?|closed off|private about|avoidant|withdrawn|skipp?(?:s|ed)|left (?:it |that )?(?:blank|out|open))
  (?:cannot|can't|could not|not) be (?:verified|confirmed|checked|assessed|established); keeps? (?:[\p{L}]{2,10} ){1,3}(?:to (?:himself|herself|themselves)|back|private)
  (?:lacks?|without|missing|withholds?) (?:of )?(?:transparency|openness|cooperation|proof|documents?|documentation|answers?|verification)
  disclosure; ausweich(?:end|t)?; weicht(?: [\p{L}]{2,12}){0,4} aus; ausgewichen; (?:ver)?weiger(?:t|te|n|ung)
    verheimlich[\p{L}]*; verschwieg[\p{L}]*; verschweig[\p{L}]*; evasiv[oae]s?; esquiv[\p{L}]*
    se (?:nego|niega); niega; ocult[\p{L}]*; elud[\p{L}]*; refus(?:e|er|ant|ait); cache(?:r)?; evasif; evasive
    rifiut[\p{L}]*; elusiv[\p{L}]*; nascond[\p{L}]*; recus(?:a|ou|ar); escond[\p{L}]*; ontwijk[\p{L}]*
    verberg[\p{L}]*; टाल[\p{L}\p{M}]*; छिपा[\p{L}\p{M}]*; छुपा[\p{L}\p{M}]*; (?:इनकार|इंकार)
    (?:回避|拒绝|拒絕|隐瞒|隱瞞|不肯|躲|遮掩|不愿|不願|拒否|隠|避け|はぐらか)
  `);

/** Supposes what was not said. */
export const supposing = anyOf(phrases`
    may; might; could; maybe; perhaps; possibl[ye]; probabl[ye]; likely; seems?; appears?; suggest(?:s|ing)?; presumabl[ye]; suspect(?:s|ed)?
    impl(?:y|ies); assume[ds]?; vielleicht; womoglich; vermutlich; quiza; tal vez; peut-etre; forse; talvez; misschien; 可能; かも
  `);

/** Judges the person and names nothing that was said or done. */
export const judging = anyOf(phrases`
    difficult; problematic; dishonest[\p{L}]*; lying; liar; untrustworth[\p{L}]*; (?:not|hard to) trust[\p{L}]*; unreliab[\p{L}]*; insincere; (?:not|isn't) (?:serious|genuine|sincere|credible)
    (?:possible |likely |potential )?(?:risk|risky|high-risk); caution; careful; doubt[\p{L}]*; credibility; integrity; bad faith; good faith; attitude; concerning; worr[\p{L}]+
    warning signs?; something (?:wrong|off|fishy); fishy; dubious; questionable; strange; odd; stall(?:s|ing|ed)?
  `);

/** What somebody says that weighs by itself, whatever was asked: violence, threats, crime, self-harm, control. */
export const harm = anyOf(phrases`
    (?:hit|hits|hitting|beat|beats|beaten|slap(?:s|ped)?|punch(?:es|ed)?|chok(?:e|es|ed)|strangl(?:e|es|ed)|hurt(?:s|ing)?|kick(?:s|ed)?|attack(?:s|ed)?|stab(?:s|bed)?|shot|shoot|kill(?:s|ed|ing)?|murder(?:s|ed)?|rap(?:e|es|ed)|assault(?:s|ed)?|abus(?:e|es|ed)|threaten(?:s|ed)?|stalk(?:s|ed|ing)?|bomb|guns?|knife|knives|weapons?|revenge)
    (?:find|know|track|watch|following|follow) (?:out )?(?:where )?(?:you|her|him|she|he) (?:live|lives|work|works|down|home|sleep)
    (?:stole|steal|stealing|stolen|rob(?:bed)?|fraud|forged?|forging|fak(?:e|ed|ing)|launder(?:s|ed|ing)?|scam(?:med|ming)?|embezzl(?:e|ed|ing)|arrested|convicted|prison|jail|probation|restraining order|bankrupt(?:cy)?|gambl(?:e|ed|ing)|cocaine|heroin|meth|dealer|drunk|overdos(?:e|ed))
    (?:suicid(?:e|al)|kill myself|end my life|self-harm|hurt myself|want to die); (?:still |already )?married
    (?:my|a) (?:wife|husband|girlfriend|boyfriend); (?:cheat(?:ed|ing|s)?|lied|affair)
    (?:checks?|read|reads|search(?:es)?|track(?:s)?) (?:her|his|their|your) (?:phone|messages|location)
    (?:underage|minor|fifteen|fourteen|sixteen years); golpe[\p{L}]*; pegu?[eo]; matar[\p{L}]*; rob(?:e|o|ar)
    carcel; casad[oa]; (?:ge)?schlagen; geschlagen; umbringen; gestohlen; gefangnis; verheiratet; frappe[\p{L}]*
    tuer; vole; prison; marie; picchiat[oa]; rubat[oa]; sposat[oa]; bati; roubei; preso
    (?:打|杀|殺|偷|监狱|监禁|已婚|自杀|殴|刑務所|盗|自殺)
  `);
export const figurative =
  /(?<!\p{L})(?:over my dead body|kill(?:ing)? (?:for|time|it|me)|(?:would|won't|doesn't|didn't|not) hurt|hit (?:me|the|a|it)|knock on wood|shot of|my best shot|long shot)(?!\p{L})/u;

/** Gives the reason of a refusal, softens it or speaks to the one who asked: part of the refusal, wherever it stands. */
export const explaining = anyOf(phrases`
    (?:don't|dont|do not|barely|hardly|just) (?:really |even )?(?:know|met|meet|trust) (?:you|u)
    (?:you're|youre|you are|ur|it's|this is) (?:a|an|just|only) (?:[\p{L}]{2,10} )?(?:stranger|bot|ai|robot|machine|computer|random|app|agent|chat|website|form)
    (?:hope|sure|trust|know) (?:you|that|this|it); you(?:'ll| will| can| might)? (?:understand|get it|see why)
    (?:strangers?|privacy|private|personal|scams?|identity theft|my data|over chat|nda|on principle|my policy|house rule|as a rule|no offen[cs]e|nothing personal)
    (?:sorry|apolog(?:y|ies|ise|ize)|thanks|thank you|have a (?:nice|good|great) (?:day|one|evening|weekend))
    (?:asked|asking|the question|this question|that question)
    (?:privacidad|datenschutz|vie privee|privatsphare|desconocid[oa]s?|fremde[nr]?|inconnus?|confianza|vertrauen|confiance|gracias|danke|merci|obrigad[oa]|grazie|perdon|entschuldigung|desole|scusa)
    (?:隐私|抱歉|谢谢|すみません|ごめん|申し訳|ありがとう|個人情報)
  `);
export const pointing =
  /^(?:and |but |because |since |cause |cuz |as )*(?:it|that|this|those|these)(?:'s|s| is| was| are| were| would| just| feels| seems| has)(?!\p{L})|^(?:because|cause|cuz|since|weil|porque|parce que)(?!\p{L})|^(?:因为|因為)/u;

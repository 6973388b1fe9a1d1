import { Sieve } from '../text/sieve.js';

/** Where a request may begin: at the start, behind a mark, or behind a word that softens it. */
const lead = String.raw`(?:^|[,;:–—-]\s*|\b(?:please|just|do|and|then|so|to|can|could|may|always|simply|kindly|or|but|also|feel free to)\s+)`;

/** Sentences of English that want an answer and carry no question mark. Lower case, accents as written. */
const english: readonly RegExp[] = [
  new RegExp(
    `${lead}(?:let|tell|show|send|give|drop|ping|text|message|call|email) (?:me|us)\\b(?! be clear|(?:r)? say| explain| introduce| transfer| hand| pass| put| connect)`,
  ),
  /(?:^|[,;:–—-]\s*|please |always |just )(?:feel free|don[’']?t (?:hesitate|be shy)|do not hesitate|you (?:can|may|are welcome to) (?:always )?)\s?(?:to )?(?:ask|write|reply|respond|answer|message|reach out|get in touch|contact|share|add|send|let|tell|drop|ping|shout|come back|say)\b(?! to \p{Lu}| \p{Lu})/u,
  /^(?:or |so |and )?(?:i (?:was|am|’m|'m)(?: also| just)? (?:wondering|curious|hoping to (?:ask|hear|know|learn))|i wonder|i(?:’|')?d (?:like|love|be curious|be interested) to (?:know|hear|ask|learn)|i would (?:like|love) to (?:know|hear|ask|learn)|i want(?:ed)? to (?:ask|know)|may i ask|can i ask|mind if|would you mind|do you mind|one (?:last|more|final) question|quick question|my (?:last )?question is)\b/,
  /^(?:and |or |so |is there |was there )?(?:any(?:thing| other| more| further)? (?:else|questions?|thoughts?|preferences?|concerns?|objections?|comments?|feedback|ideas?)|anything (?:you|i|we|missing|to add)|something else|what else|who else|where else|any questions?)(?![\p{L}])(?! (?:is|are|will|can|has|have|about this|remains?)\b)/u,
  /^(?:are you |you |all )?ready(?:$| (?:to|for|now)\b)/,
  /^(?:sound good|make sense|makes sense to you|okay with you|all (?:good|clear|ok) (?:on|for|with) you|ok with you|everything (?:clear|ok|okay|good|alright)(?: so far| for you)?|shall we|how about|what about|why not|care to|want to|wanna|need (?:anything|help)|got (?:any|a|anything)|does that|did that)(?![\p{L}])/u,
  /^(?:and |or |so )?(?:questions?|thoughts|comments|doubts)(?: (?:so far|for me|for us|or (?:questions|comments|concerns|thoughts|doubts)))?$/,
  /^(?:deal|agreed|right|fair enough|know what|guess what)$/,
  /^(?:i|we)(?:[’']m|[’']re| am| are) (?:always |still )?(?:here|around|available|happy to (?:help|answer))\b.* (?:if|should|whenever) (?:you|anything|something)|^(?:i[’']m |we[’']re )?happy to (?:help|assist) with (?:anything|any other)/,
  /^(?:i |we )?(?:[’']m |am |are )?(?:look(?:ing)? forward to|await(?:ing)?|waiting for) (?:hear|your (?:answer|reply|response|thoughts|message|view|feedback|confirmation|decision))/,
  /(?:^|[,;:–—-]\s*|please |just )(?:confirm|advise|reply|respond|answer|clarify|specify|say (?:yes|no|the word|so|when)|say if|get back to (?:me|us)|reach out(?: to (?:me|us))?$|get in touch(?: with (?:me|us))?$|just ask|ask away|(?:just )?ask(?: me| us| away)?$|shout$|give (?:me|us) a shout|choose one|pick one|pick a time|type (?:yes|no|\d))(?![\p{L}])/u,
  /\b(?:you (?:want|wanna|need|like|prefer|have) (?:anything|something|any)(?: else| more)?)$/,
  /(?:^|\s)(?:isn|aren|don|doesn|didn|won|wouldn|can|couldn|haven|hasn|wasn|weren|shouldn)[’']t (?:you|it|that|we|they|he|she|i|there)$/,
];

/** Requests for an answer in other languages: the words alone are enough. */
const elsewhere: readonly RegExp[] = [
  /(?:av[ií]s(?:ame|eme|enos|anos|en)|h[aá](?:z|ga|ganos|zme|game)(?:me|nos)? saber|no dud(?:es|e|en) en|^dime|^d[ií]game|cu[eé]ntame|me (?:gustar[ií]a|podr[ií]as?) (?:saber|decir)|^(?:y |hay |necesitas? |quieres? |desea |deseas )?algo m[aá]s|^alguna (?:otra )?(?:pregunta|duda|cosa)|si necesitas? algo m[aá]s[^,]*$|me preguntaba si|quedo atent[oa] a (?:tu|su|vuestr)|cualquier (?:duda|cosa|pregunta), )/,
  /(?:n['’]h[eé]sit(?:e|ez|es) pas|(?:dites|dis)[- ]moi|(?:faites|fais)[- ](?:moi|nous) (?:savoir|signe)|tenez[- ]moi au courant|^(?:avez|as|souhaitez|souhaites|voulez|veux|pouvez|peux|puis|est|êtes|es|y a|reste|faut|ai|aimeriez|auriez)[- ](?:t[- ])?(?:vous|tu|je|ce|il|elle)|est[- ]ce qu|^(?:autre chose|quelque chose d['’]autre|d['’]autres questions|des questions|avez)|je me demand(?:ais|e) si)/,
  /(?:lass(?:en sie)?(?: es)? (?:mich|uns)(?: es)? (?:gern )?wissen|meld(?:e|en sie) (?:dich|sich)(?! bei \p{Lu})|(?:sag|gib|sagen sie|geben sie)(?: mir| uns)?(?: bitte| kurz| gern)? bescheid|z[oö]ger(?:e|n sie) nicht|sag(?:en sie)? (?:mir|uns)|^(?:haben|hast|kann|k[oö]nn(?:en|te|ten)|m[oö]cht(?:en|est)|brauch(?:en|st)|gibt|gab|soll|sollen|sind|bist|ist|war|darf|d[uü]rfen|w[aä]re|w[uü]rden|w[uü]rdest|wollen|willst|passt|stimmt|noch (?:etwas|was|fragen)|sonst noch|ich frage mich)(?: (?:sie|du|ich|wir|es|das|ihr|noch|alles|der|die|ihnen|dir|denn)|$|,)|^(?:noch (?:etwas|was|fragen)|sonst noch))/u,
  /(?:(?:^|[ ,])me (?:avise|avisa|avisem|diga|diz|conta|conte|fala|fale)|avise[- ]me|diga[- ]me|n[aã]o hesite|(?:fique|sinta-se|fica) [aà] vontade|^(?:mais alguma (?:coisa|d[uú]vida|pergunta)|algo mais|alguma (?:d[uú]vida|pergunta|outra)|precisa de (?:mais|algo)|posso ajudar)|gostaria de saber|^ser[aá] que)/,
  /(?:f(?:ammi|atemi|acci) sapere|mi facc(?:ia|iate) sapere|non esit(?:are|i|ate)|^(?:dimmi|mi dica|ditemi)|^(?:serve|servono|hai bisogno d|ha bisogno d|c['’][eè]|ci sono|vuoi|vuole|posso|hai|ha|desidera)? ?(?:altro|altre domande|qualcos['’]altro|altre)|mi chiedevo se)/,
  /(?:laat (?:het )?(?:me|mij|ons|maar)(?: het)? weten|(?:aarzel|schroom) niet|^(?:heb je|heeft u|kan ik|kunt u|kun je|wil je|wilt u|is er|zijn er|mag ik|nog (?:iets|vragen)|verder nog|anders nog)|ik vroeg me af)/,
  /(?:da(?:j|jcie|ć)(?: mi| nam)? znać|nie (?:wahaj|krępuj) się|proszę o (?:odpowiedź|informację|kontakt)|^(?:czy|coś jeszcze|jakieś pytania|może coś)(?![\p{L}]))/u,
  /(?:(?:bana|bize) (?:haber|bildir|söyle|yaz)|haber ver(?:in|iniz|ir misin)?$|çekinme(?:yin|den)|(?:^|\s)(?:m[ıiuü])(?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]m|y[ıiuü]z|yd[ıiuü]|d[ıiuü]r)?$|başka bir (?:şey|soru)(?:nuz|n)?$)/,
  /(?:да(?:й|йте)(?: мне| нам)? знать|(?:сообщ|напиш|скаж|ответ)ите(?: мне| нам|,|$)|(?:сообщи|напиши|скажи|ответь)(?: мне| нам|,|$)|не стесняйтесь|обращайтесь(?!\s+к)|(?:^|\s)ли(?:\s|$)|^(?:ещё|еще) (?:что|вопрос|есть)|^(?:что-нибудь|что-то) (?:ещё|еще)|^(?:есть|остались|нужно|нужна|хотите|можно|может) (?:ещё|еще|вопросы|что|ли)|^(?:вам|тебе) (?:удобно|подходит|подойд[её]т)(?:\s|$)|^у вас (?:есть|остались)[^.]*вопрос|мне интересно)/,
  /(?:да(?:й|йте)(?: мені)? знати|повідом(?:те|ити)|не соромтеся|^чи(?:\s|$)|^(?:щось|що) ще|^ще (?:щось|питання))/,
  /(?:أخبرن[يا]|اخبرن[يا]|أعلمن[يا]|لا تتردد|^(?:و)?هل\s|^أ(?:لديك|تريد|تحتاج|نت|هناك)|^أي (?:شيء|سؤال|أسئلة) (?:آخر|أخرى)|ما رأيك)/,
  /(?:(?:मुझे|हमें) (?:बता|ज़रूर|जरूर|सूचित)|बता(?:एं|एँ|इए|ना|ओ)$|बेझिझक|संकोच न|^क्या\s|\sक्या$|कुछ और(?: चाहिए| पूछना)?$|है ना$)/,
  /(?:告诉我|告訴我|跟我说|跟我說|通知我|随时(?:联系|问|找|告诉|提问)|隨時(?:聯繫|問|找|告訴)|请随时|請隨時|请回复|請回覆|请确认|[吗嗎呢么麼]$|怎么样$|好不好$|可以吗|是不是$|对吧$|还有(?:别的|其他)(?:问题|事)?$|有没有[^。]*$|([一-龥])不\1[一-龥]{0,2}$|能不能[^。]*$|要不要[^。]*$)/,
  /(?:(?:お知らせ|お?教えて|お聞かせ|ご?連絡|お申し付け|ご?返信|ご?質問|お尋ね|ご?確認)(?:を)?(?:くだ|下)さい|(?:教えて|聞かせて|知らせて|言って)(?:ね|くれ)?$|遠慮なく|(?:です|ます|ました|でしょう|ません|だろう|たい)か$|か(?:な|しら)$|(?:いかが|どう)(?:です|でしょう)?か?$)/,
  /(?:(?:알려|말씀해|연락|문의해|답장해|회신해)\s?(?:주세요|주십시오|줘|줘요)|(?:까요|나요|는가요|은가요|인가요|한가요|습니까|ㅂ니까|입니까|합니까|됩니까|십니까|을래요|실래요|건가요|있어요|없나요|(?:괜찮으|어떠|맞으|필요하|계|있으|좋으)세요|(?:어떻게|무엇|뭐|언제|어디|누가|누구|왜|몇|어느)\s[^.]{0,80}(?:세요|나요|어요|죠|지요))$|궁금한 (?:점|것)[^.]*$)/,
  /(?:ไหม(?:คะ|ครับ|ค่ะ)?$|มั้ย(?:คะ|ครับ)?$|หรือ(?:เปล่า|ไม่|ยัง)(?:คะ|ครับ)?$|คะ$|บอก(?:ฉัน|ผม|เรา)|แจ้ง(?:ให้)?(?:ฉัน|ผม|เรา)|อะไรอีก)/,
  /(?:(?:cho|báo) (?:tôi|mình|em|chúng tôi) biết|đừng ngần ngại|(?:^|\s)(?:không|chưa|nhỉ|hả|à)$|còn gì (?:nữa|khác)|(?:beri ?tahu|kabari) (?:saya|kami)|jangan ragu|^(?:apakah|ada (?:yang|lagi)|adakah)(?:\s|$)|ada lagi$)/,
  /(?:h(?:ör|or) av dig|(?:låt|lad|la) mig veta|gi (?:meg|oss) beskjed|tveka inte|nøl ikke|ikke nøl|^(?:är|har|kan|vill|finns|er|vil|skal|ska|må) (?:du|det|ni|jeg|jag|der)\s|^(?:något|noget|noe) (?:annat|andet|annet|mer)|kerro(?:thän)? (?:minulle|meille)|(?:^|\s)(?:on|voi|voin|voit|oli|haluat|tarvitset|olet|saan|saat|sopii|tulee)ko(?:\s[^.]*)?$|(?:^|\s)\p{L}+kö(?:\s[^.]*)?$)/u,
  /(?:ενημέρωσέ με|ενημερώστε (?:με|μας)|πείτε μου|πες μου|μη διστάσετε|μη διστάσεις|^(?:θέλετε|θέλεις|έχετε|έχεις|υπάρχει|χρειάζεστε|χρειάζεσαι|μπορώ)\s|κάτι άλλο$|^(?:האם|יש (?:עוד|לך)|משהו נוסף|עוד משהו)|תגיד(?:י)? לי|ספר(?:י)? לי|(?:lassen|dej(?:te)? (?:mi|nám) vědět)|anunță-mă|spune-mi|szólj(?:on)?|tudass)/,
];

/** "I await your answer", in a few words of each language. */
const awaiting =
  /quedo (?:a la espera|pendiente)|espero (?:tu|su) respuesta|dans l['’]attente de (?:votre|ta|vous)|au plaisir de (?:vous|te) lire|freue mich auf (?:ihre|deine|eure) (?:antwort|r[uü]ckmeldung|nachricht)|aguardo (?:a )?(?:sua|tua|o seu|seu|retorno)|fico no aguardo|qualquer (?:d[uú]vida|coisa), (?:é só|e so|me|fale|estou)|(?:resto|rimango) in attesa di|attendo (?:tue|sue|una tua|una sua)|hoor (?:het )?graag van|czekam na (?:odpowied|wiadomo|informacj)|(?:yan[ıi]t|cevap|cevab|haber)\p{L}* bekliyor|(?:жду|ждём|ждем) (?:вашего |твоего |от вас )?(?:ответ|отклик)|(?:في |ب)انتظار (?:ردك|ردكم|جوابك)|(?:जवाब|उत्तर) (?:का|की) (?:इंतज़ार|इंतजार|प्रतीक्षा)|(?:等|期待)[^。]{0,6}(?:回复|回覆|答复|答覆|消息)|お?(?:返事|返信)をお?待ち|(?:답변|답장|회신)\s?(?:을\s?)?기다리/u;

const sieves = [new Sieve(english), new Sieve([...elsewhere, awaiting])];

/** True when a sentence without a question mark asks all the same. `sentence` is in lower case, without its closing marks. */
export const invites = (sentence: string): boolean => sieves.some((sieve) => sieve.test(sentence));

const auxiliary = String.raw`(?:do|does|did|is|are|was|were|can|could|will|would|should|shall|have|has|may|might|am|isn[’']t|aren[’']t|don[’']t|doesn[’']t|didn[’']t|won[’']t|can[’']t|wouldn[’']t|couldn[’']t|haven[’']t|hasn[’']t)`;
const subject = String.raw`(?:you|i|we|they|there|it|this|that|these|those|he|she|anyone|anybody|someone|everything|anything|any|your|the|my|our)`;

const inverted = new RegExp(
  `^(?:(?:and|but|so|or|ok|okay|well|also|then|now|great|thanks|before i go|before you go|by the way|btw|one more thing|lastly|finally|just checking),?:? )*${auxiliary} ${subject}\\b`,
);
const asked = new RegExp(
  `^(?:(?:and|but|so|or|ok|okay|well|also|then|now),? )*(?:what|where|when|why|who|whom|whose|which|how)(?:[’']s|[’']re|[’']d)?(?: \\p{L}+){0,2}? ${auxiliary} ${subject}\\b`,
  'u',
);
const whose =
  /^(?:and |but |so |ok,? )*(?:(?:what|where|when|why|who|which|how) (?:do|does|did)\b|(?:what|where|when|why|who|which|how)[’'](?:s|re|d) (?:your|the|you|that|it|this|up|best|next)\b)/;
/** "what time suits you best" */
const suits =
  /^(?:and |but |so |ok,? )*(?:what|which|when|where|who)(?: (?:\p{L}+)){0,2}? (?:suits|works|fits|helps|would suit|would work|works out|is (?:best|good|better|right)|feels) (?:best )?(?:for |to |with )?you(?: best| better| most| today| tomorrow| then| all)?$/u;
const conditional =
  /^(?:should|were|had|may|might) (?:you|i|there|it|we|he|she|they|the|your|our|my|that|this|these|those|any|anything|anyone|something|somebody|everything)\b.*,/;
const wish = /^(?:may|might) (?:you|the|your|this|it|we|they)\b/;
const clauseOfStatement =
  /^(?:what|how|when|where|who|why|which) (?:\p{L}+ ){1,4}?(?:is|are|was|were|will be|does not|matters?)\b.*\b(?:is|are|that|to|up to)\b/u;

/** Verb before subject, as only questions of English have it. "Should you need anything, Dana will help" is none. */
export function isInverted(sentence: string): boolean {
  if (conditional.test(sentence) || (wish.test(sentence) && !/^may (?:i|we)\b/.test(sentence))) return false;
  if (inverted.test(sentence) || whose.test(sentence) || suits.test(sentence)) return true;
  return (
    asked.test(sentence) &&
    !(sentence.includes(',') && /^(?:when|where|how|what)\b/.test(sentence)) &&
    !clauseOfStatement.test(sentence)
  );
}

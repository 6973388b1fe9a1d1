import type { Language } from './language.js';
import { anyOf, maybeName, name, perhaps, person, triggersOf, words } from './language.js';
import { englishCountries, englishOrigins } from './origins.js';

/** Adjectives and nouns that say one thing only: whoever they are said of is a person. */
const plain = `
  pregnant transgender transsexual transgendered non-?binary genderqueer intersex cisgender bisexual homosexual heterosexual lesbian pansexual
  asexual autistic dyslexic epileptic diabetic schizophrenic paraplegic quadriplegic disabled_person handicapped wheelchair-bound visually_impaired hearing_impaired
  hard_of_hearing divorced widowed unmarried childless married separated_from_(?:his|her)_\\w+ engaged_to_be_married hiv[_-]positive seropositive alcoholic
  infertile menopausal postmenopausal mentally_ill chronically_ill seriously_ill terminally_ill`;

/** People by belief, origin or view; said of organisations and things too, so that a person has to be their subject. */
const groups = `
  muslim moslem sunni shia shiite jew jewish christian catholic protestant evangelical mormon orthodox_jew jehovah's_witness hindu sikh buddhist
  atheist agnostic pagan islamic religious gay queer trans trans_(?:man|woman) feminist socialist communist marxist anarchist republican democrat liberal
  conservative leftist left-wing right-wing far-right far-left populist nationalist tory labour_voter union_member trade_union_member trade_unionist unionist shop_steward
  union_(?:rep|representative|activist|organi[sz]er) immigrant migrant refugee asylum_seeker foreigner expat person_of_colou?r woman_of_colou?r man_of_colou?r mixed-race biracial ethnic
  widow widower divorcee bachelor spinster single_(?:mother|mom|mum|father|dad|parent) mother father mum grandmother grandfather mother_of_\\w+ father_of_\\w+ mother_to_be expectant_mother housewife pensioner lesbians muslims jews catholics
  women females woman female transvestite disabled handicapped deaf blind mute bipolar depressive cancer_(?:patient|survivor) diabetic amputee wheelchair_user hijabi convert believer churchgoer feminist lgbt lgbtq half-\\w+ british-\\w+ african-\\w+ asian-\\w+ migrant_worker`;

/** Words that colours, tickets, answers and machines have as well. */
const doubtful = `black white brown coloured colored single straight old older elderly aged young younger oldest youngest middle-aged past_it mature expecting`;

const who = `
  candidate candidates applicant applicants colleague colleagues employee employees worker workers hire hires woman women man men lady ladies guy guys girl boy
  gentleman person people persons mother mom mum father dad parent parents manager managers engineer engineers nurse nurses driver drivers developer developers
  intern interns trainee trainees apprentice apprentices boss bosses supervisor supervisors finalist finalists couple fellow chap doctor teacher teachers
  accountant secretary receptionist cleaner designer analyst salesman saleswoman lawyer chef cook guard clerk consultant assistant director
  caseworker interviewee interviewer recruiter newcomer graduate graduates student students lad kid member members patient tenant customer client
  hires one ones friend neighbour neighbor staff_member team_member team_mate teammate coworker coworkers`;

const illness = `
  a_stammer a_stutter a_hearing_aid hearing_aid a_prosthetic_(?:leg|arm) seizures a_seizure_disorder tumou?r chemotherapy chemo dialysis insulin antidepressants lithium anxiety psychosis trauma
  
  epilepsy cancer leukaemia leukemia depression diabetes autism asperger's aspergers adhd dyslexia dementia alzheimer's parkinson's multiple_sclerosis ms hiv aids asthma
  bipolar_disorder schizophrenia anxiety_disorder an_eating_disorder eating_disorder ptsd burnout burn-out hepatitis arthritis chronic_pain crohn's lupus
  a_disability disability disabilities a_mental_illness mental_illness a_mental_health_condition a_chronic_illness a_heart_condition a_tumou?r a_stroke an_addiction
  a_miscarriage a_prosthesis a_pacemaker panic_attacks migraines endometriosis`;

const faith = `islam christianity judaism hinduism buddhism sikhism catholicism scientology the_bible the_quran the_koran`;
const feasts = `ramadan shabbat sabbath lent yom_kippur kosher halal`;
const tens = `twenty thirty forty fifty sixty seventy`;
const dress = `hijab headscarf head_scarf veil niqab burqa burka turban kippa kippah yarmulke crucifix`;
const kin = `husband wife spouse girlfriend boyfriend fiance fiancee`;
const kids = `children child kids kid babies baby toddlers toddler sons son daughters daughter twins stepchildren`;
const dimension = `age religion faith race ethnicity nationality gender sex sexuality sexual_orientation gender_identity skin_colou?r colou?r_of_(?:his|her|your)_skin marital_status political_views politics accent ethnic_background background union_membership health`;

const people = anyOf(who);
const sure = `(?:he|she|you|i|who|${name}|(?:the|this|that|these|those|our|my|your|his|her|their|both|one|two|three|another) (?:[\\p{L}-]{1,24} ){0,2}?${people}|both ${people}|${people})`;
const be = `(?:'s|'re|'m| is| are| was| were| am| be| been| being| seems?(?: to be)?| looks?| sounds?| appears to be| became| becomes| turns out to be| isn't| aren't| wasn't)`;
const aux = `(?:(?: also| really| probably| clearly| himself| herself| from [${person}${perhaps}]{1,24}| with [\\p{L}-]{1,24})?(?: would| will| may| might| must| could| can| has| have| should| to)?)`;
const soften = `(?:,? (?:a|an|the|our|my|their|only|first|also|very|quite|so|too|really|not|never|no|still|both|all|bit|little|rather|pretty|much|part|half|of|even|far|such|something|kind|sort|in_fact|apparently|openly|devout|practi[sc]ing|strict|proud|recent|former|active|strong|staunch|lifelong|registered|observant|visibly|profoundly|severely|partly|partially|legally|originally|happily|newly|recently|currently|already|again|now|just|\\p{L}{1,20}ly|\\d+ (?:weeks|months)|(?:three|four|five|six|seven|eight) months),?){0,5}`;
const ends = `(?=$|[.,;:!?)"'…/]|\\s*[–—(]|\\s(?:and|or|but|so|with|since|because|who|which|that|by|from|in|at|on|to|for|as|than|then|now|too|also|again|until|when|while|if|after|before|already|anyway|though|yet|not|however|i|we|he|she|you|they|it|is|was|has|had|would|will|can|could|may|might|should|must|does|did|this|like|himself|herself|of|during|under|over|against|through|without|within|about|around|between|near|up|out|today|yesterday|tomorrow|anymore|too|once|because|until|among|despite|except|unless|just|only|apparently|right|well|there|here|when|where|how|what|being|going|living)(?![\\p{L}]))`;
const origin = anyOf(englishOrigins);
const trade = `(?! (?:teachers?|tutors?|translators?|interpreters?|lecturers?|professors?|speakers?|literature|language))`;
const said = `(?:${anyOf(plain, groups)}|(?:${origin}[ -])?${origin})`;
const strict = anyOf(plain);
const unsure = anyOf(doubtful);
const age = `(?:1[6-9]|[2-9]\\d)`;
const ofHers = `(?:his|her|your|${maybeName}'s|the ${people}'s)`;
const thing = `(?! (?:policy|policies|plan|plans|insurance|benefits?|form|forms|law|act|network|group|charity|rights|rules?|statement|team|payments?|adviser|research|cover))`;
const tail = `(?! (?:network|group|association|policy|fund|allowance|charity|community|centre|center|rights|day|health|programme|program|list|form|portal|toilet|room)|'s (?:network|group|day|health|rights|world))`;
const determiner = `(?:the|this|that|these|those|our|my|your|his|her|their|a|an|another|one|two|three|four|five|several|both|some|only|first|as|hired|hire)`;

export const english: Language = {
  tag: 'en',
  triggers: [
    ...triggersOf(
      plain,
      groups,
      doubtful,
      illness,
      faith,
      dress,
      kin,
      kids,
      dimension,
      englishOrigins,
      englishCountries,
      feasts,
      tens,
    ),
    ...`married family union party wheelchair cane crutches leave born year turned retire retirement twenties thirties forties fifties sixties seventies
    witness mum dad parent church fasting prays prayed supporter voter sympathiser sympathizer activist campaigner fan mosque synagogue temple voted votes identifies identify orientation pregnant pregnancy disability divorce maternity paternity pronouns pension gender religion sober woman man trans older mother father`.split(
      /\s+/,
    ),
  ],
  titles: /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|madam)$/,
  idioms: words(
    `pregnant pauses?|(?:conservative|liberal|catholic|generous) (?:in|with|about)|straight (?:with|to|about|up|through)|married (?:to|with) (?:the|a|an|his job|her job|his work|her work|its)|religious (?:about|in)|pregnant with|(?:disabled|handicapped|muted?) (?:by|in the|due|until|for the)|black and white|black (?:belts?|friday|box(?:es)?|list\\w*|sheep|mail|market|tie)|white ?(?:papers?|boards?|lists?|label|house|collar)|single (?:sign-on|point|source|page|shift|malt|use)|straight (?:answers?|forward|away|line)|blind (?:spots?|reviews?|copy|copies|date)|(?:deaf|blind) to|blind cc|old (?:friends?|colleagues?|boss|bosses|employers?|mates?|hand|school|guard|role|job)|young (?:company|companies|product|team|market)|chinese new year|(?:french|german|italian|spanish|english|polish|russian|chinese|japanese|arabic|turkish|dutch|portuguese) (?:teachers?|tutors?|translators?|interpreters?|lecturers?|speakers?)|european union|conservative (?:estimates?|figures?|forecasts?)|liberal arts|democrat(?:ic)? process|bipolar transistors?|trans fats?|single-?handed(?:ly)?|union jack|christian (?:aid|name)|engaged (?:in|with|by|on|for)|expecting (?:your|our|his|her call|you|to|that|the|more|an? (?:answer|call|reply|delivery|parcel|increase))|older (?:versions?|than (?:this|that|the (?!other|rest|team)))|mother tongue|native speakers?|baby steps|baby-blue|brain ?child|single out`,
  ),
  generic:
    /(?:^|[,;:.!?(]\s*|\s)(?:(?:if|whether|when|whenever|in case|unless|even if|should|suppose) (?:you|they|someone|somebody|anyone|anybody|an? \p{L}+|employees|staff|people|a colleague)(?!\p{L})|(?:anyone|anybody|everyone|everybody|whoever|someone|those|people|employees|staff|workers|applicants|candidates|colleagues|persons?|members|all) (?:who|that)(?:'s|\s(?:is|are|has|have|was|were))?|regardless|irrespective|no matter|nobody|no one|no-one|(?:we|they|i) (?:do not|don't|never|will not|won't|cannot|must not|may not) (?:ask|consider|discriminate|store|record|collect|care|mind|judge|look|take|use|select|weigh|mention)|equal opportunity|how to|what (?:it )?means? to be|the (?:word|term)|an? (?:[\p{L}-]+ ){1,2}(?:employee|worker|applicant|candidate|person|colleague)s? (?:may|can|must|should|has a right|is entitled|is protected))(?!\p{L})/gu,
  attributions: [
    words(`${sure}${aux}${be}${soften} (?:${said}${trade})(?: ${people})?${ends}`),
    words(
      `(?:he|she|you|i|who|${name}|(?:the|this|that|these|those|our|my|your|his|her|their|two|both) (?:[\\p{L}-]{1,24} ){0,2}?${people})${aux}${be}${soften} ${unsure}(?: ${people})?${ends}`,
    ),
    words(`${maybeName}${aux}${be}${soften} (?:${said}${trade})(?: ${people})?${ends}`),
    words(
      `(?<!(?:^|\\s)(?:it|this|which|what|there|that)\\s)(?:is|are|was|were|am|be|been|being|seems?|looks?|became|isn't|not|got|getting|fell|just|recently)${soften} ${strict}(?![\\p{L}-])`,
    ),
    words(
      `(?:are|is|was|were|isn't|aren't) (?:you|he|she|${maybeName}|(?:the|this|that|your|our) ${people})${soften} (?:${said}${trade}|${unsure})(?: ${people})?${ends}`,
    ),
    words(
      `${determiner} (?:[\\p{L}-]{1,24} )?(?:${anyOf(plain, groups)}|${origin}|(?<!(?:my|your|his|her|their|our) )${unsure}|(?<=(?:my|your|his|her|their|our) )(?:black|white|single|elderly|older|oldest|youngest|middle-aged)|${age}-year-old)(?: [\\p{L}-]{1,24})? ${people}${tail}`,
    ),
    words(
      `(?:the|an?|our|this|that) (?:[\\p{L}-]{1,24} ){0,2}?(?:${people}|veteran) (?:with|who has|suffering from|living with) (?:an? )?${anyOf(illness)}${thing}`,
    ),
    words(
      `(?:as|being) (?:an? )?(?:devout |practi[sc]ing |openly |proud |recent |young |white |black )?(?:${said}${trade}|${unsure})(?: ${people})?${ends}`,
    ),
    words(
      `(?:${people}|${maybeName}|he|she), (?:an? |who(?:'s| is| was) )${soften.replace(',? (?:', '(?:').replace('),?){0,5}', ') ){0,3}')}(?:${said}|${unsure}|${age}),?`,
    ),
    words(
      `(?:because of|due to|given|considering|in view of|on account of|owing to|despite|in spite of|with regard to) ${ofHers} (?:[\\p{L}-]{1,24} )?${anyOf(dimension, illness, 'pregnancy disability condition children family')}`,
    ),
    words(
      `at (?:his|her|your|${maybeName}'s) age|${ofHers} ${anyOf(dimension)} (?:might|may|could|would|will be an?|makes?|worries|is an? (?:issue|problem|concern|risk)|shows)`,
    ),
    words(
      `${ofHers} (?:[\\p{L}-]{1,24} )?${anyOf(illness, dress, kin, 'pregnancy wheelchair maternity_leave divorce transition miscarriage disability')}${thing}`,
    ),
    words(`(?:his|her) ${anyOf(kids)}`),
    words(
      `${sure}${aux} ?(?:'s got|has|have|had|has got|suffers? from|suffered from|is suffering from|lives? with|was diagnosed with|is diagnosed with|were diagnosed with|was treated for|is being treated for|struggles? with|copes? with|takes? medication for|recover(?:s|ing|ed) from)(?: [\\p{L}-]{1,24}){0,3}? (?:${anyOf(illness)})${thing}`,
    ),
    words(
      `(?:he|she|you|${maybeName}|(?:the|this|that|our) ${people})(?:'s got|'ve got| has| have| had| just had| is raising| raises)(?: got)?(?: an?| no| one| two| three| four| five| several| many| small| young| little| grown-up| grown| school-age| new| just){0,3} ${anyOf(kids)}`,
    ),
    words(
      `(?:trying for|wants?|wanting|plans?|planning|hop(?:es|ing) for|thinking (?:of|about)|going to have|about to have|will have|gave birth to|adopt(?:ed|ing|s)) (?:to have |to start |having )?(?:an? |their |her |his |more |any |another |first ){0,2}(?:${anyOf(kids)}|family)|gave birth|start a family`,
    ),
    words(
      `(?:pushing|nearing|approaching|close to|almost|nearly|over|past|well over|turning) (?:${anyOf(tens)}|${age})(?=$|[.,;!?]|\\s(?:and|but|so|now|already))`,
    ),
    words(
      `(?:he|she|you|who|${maybeName}) (?:observes?|keeps?|eats?|fasts?|celebrates?|is fasting|are fasting|prays?|prayed)(?: (?:for|during|only|the|strictly|five times|at|in))*(?: ${anyOf(feasts)}| a day| daily| noon| the mosque)`,
    ),
    words(
      `(?:he|she|you|who|${maybeName}|${people})(?:'s|'re| is| are| was)? ?(?:undergoing|receiving|having|on|back on|taking|takes|in|after|undergoes) (?:his |her |their |treatment for |therapy for )?${anyOf(illness)}`,
    ),
    words(
      `${sure}${aux}${be}${soften} (?:[${person}${perhaps}]{2,24}|labour|tory|green party|republican|democrat|afd|ukip|brexit|union) (?:supporter|voter|sympathi[sz]er|activist|campaigner|fan|member)`,
    ),
    words(
      `(?:do|does|did) (?:you|he|she|${maybeName})(?: already| also)? (?:have|want|plan|plan to have|hope for|want to have|intend to have)(?: any| a| small| more| to start a){0,2} (?:${anyOf(kids, illness, kin)}|family|partner)`,
    ),
    words(
      `how many (?:children|kids) (?:do|does) (?:you|he|she) have|how old (?:are you|is (?:she|he|${maybeName}))|what(?:'s| is| are) (?:your|his|her) ${anyOf(dimension)}|when were you born|what year were you born|(?:are|is) (?:you|she|he) (?:planning|hoping|trying) (?:to have|for|a) (?:an? )?(?:${anyOf(kids)}|family)|where are you (?:really|originally) from`,
    ),
    words(
      `(?:uses?|sits in|is in|needs|in) (?:a|his|her) wheelchair|(?:walks? with|on|uses?) (?:an? )?(?:white )?(?:cane|crutches|walking stick)`,
    ),
    words(`(?:wears?|wearing|in|covers her head with) (?:an?|his|her|the) ${anyOf(dress)}`),
    words(
      `(?:identif(?:y|ies|ied) as|c[ao]me out as|comes? out as|lives as|transitioned) ?(?:an? )?(?:[\\p{L}-]{1,24})?`,
    ),
    words(
      `(?:converted to|practi[sc]es|follows|observes|believes in|was raised in) ${anyOf(faith)}|(?:go(?:es)? to|attends?|prays at|prays in) (?:the |a )?(?:church|mosque|synagogue|temple|mass)`,
    ),
    words(
      `(?:he|she|you|${maybeName}) (?:voted|votes?|campaign(?:s|ed)|canvass(?:es|ed)) for|(?:supports|is (?:a |an active )?(?:member of|active in|with)|belongs to|joined|is in|member of) (?:the|a|his|her) (?:[\\p{L}${person}${perhaps}']{1,24} ){0,2}?(?:union|unions|party|works council|tories|greens|afd)`,
    ),
    words(
      `on (?:maternity|paternity|parental|adoption) leave (?:until|since|from|again|now|for|at)|(?:she|he|you|${maybeName})(?:'s|'re| is| are| was) (?:still |just |back from |currently |now )?on (?:maternity|paternity|parental|sick) leave|back from (?:maternity|paternity) leave`,
    ),
    words(
      `(?:is|'s|'re|are|am) (?:also )?expecting(?: (?:a|her|their|another|their first|her first|our) (?:\\p{L}{1,24} )?(?:baby|child|son|daughter|twins)| twins)?${ends}`,
    ),
    words(
      `(?:he|she|you|who|${maybeName})(?:'s| is| was| were|'re| are)? ?born in (?:(?:19|20)\\d\\d|${anyOf(englishCountries)})|(?:he|she|you|who|${maybeName})(?: has| just)? turn(?:s|ed) ${age}`,
    ),
    words(
      `(?:he|she|you|who|${name}|(?:the|this|that|our) ${people})(?:'s|'re| is| are| was)${soften} ${age}(?: years old| years of age)?(?=$|[.,;!?)]|\\s(?:and|but|so|now|already|next|this|years old|with))`,
    ),
    words(
      `${age}-year-old ${people}|at ${age},? (?:he|she|you)|(?:he|she|you|${people})[^.,;!?]{0,20}? at ${age}(?=$|[.,;!?])|aged? ${age},|in (?:his|her|your) (?:(?:early|mid|late)[ -])?(?:twenties|thirties|forties|fifties|sixties|seventies|[2-7]0s)`,
    ),
    words(
      `(?:the|our|their|your) (?:oldest|youngest|eldest) (?:${people}|in|on|of the)|(?:too|so|rather|getting|a bit|a little|quite) (?:old|young) (?:for|to)|close to retirement|(?:he|she|you) (?:will|could|may|might) (?:soon )?retire`,
    ),
    words(
      `(?:he|she|you|who|${maybeName}|${people})(?:'s|'re| is| are| was| were| comes?| came| moved here| immigrated| emigrated| fled| hails)(?: originally| here| really| indeed| actually|, \\p{L}{1,12},)?(?: over)? from ${anyOf(englishCountries)}`,
    ),
    words(
      `(?:the|you are the|you're the|she is the|she's the|he is the|he's the) (?:only|first|one|token) (?:woman|man|female|male|girl|guy)|(?:he|she|you|who|${people}|${maybeName})(?: is| are|'s|'re| was| were)(?: both| all| an?)? (?:wom[ae]n|m[ae]n|females?|males?)${ends}`,
    ),
  ],
};

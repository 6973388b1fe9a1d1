import type { Language } from './language.js';
import { anyOf, name, triggersOf, words } from './language.js';
import { germanOrigins, germanPeoples } from './origins.js';

/** Adjectives as they stand behind "ist"; an ending makes them stand before a noun. */
const plain = `schwanger hochschwanger schwul lesbisch bisexuell homosexuell heterosexuell transsexuell transgender nichtbinar nonbinar intersexuell geschieden verwitwet
  unverheiratet verheiratet ledig kinderlos alleinerziehend schwerbehindert behindert gehbehindert sehbehindert korperbehindert gehorlos schwerhorig taub blind autistisch
  depressiv hiv-positiv querschnittsgelahmt chronisch_krank psychisch_krank krebskrank suchtkrank alkoholkrank muslimisch islamisch judisch katholisch evangelisch
  protestantisch christlich buddhistisch hinduistisch atheistisch religios konfessionslos glaubig orthodox jesidisch gewerkschaftlich_organisiert
  schwarz weiss dunkelhautig hellhautig farbig queer trans divers weiblich mannlich linksradikal rechtsradikal konservativ sozialdemokratisch kommunistisch`;
const aged = `alt jung alter junger alteste jungste betagt lebensalter`;
const nouns = `muslim muslima moslem moslemin jude christ katholik protestant buddhist hindu sikh atheist zeuge_jehovas jeside alevit sunnit schiit
  homosexueller transfrau transmann lesbe witwe witwer single alleinerziehende_mutter alleinerziehender_vater autist epileptiker diabetiker alkoholiker
  rollstuhlfahrer gewerkschafter gewerkschaftsmitglied betriebsrat kommunist sozialist sozialdemokrat konservativer gruner schwarzer schwarze deutscher rentner parteimitglied
  cdu-mitglied spd-mitglied afd-mitglied afd-wahler mutter vater hausfrau ausland`;
const who = `bewerber bewerberin bewerberinnen kandidat kandidatin kandidaten kollege kollegin kollegen mitarbeiter mitarbeiterin mann frau herr dame mensch person
  chef chefin leiter leiterin ingenieur ingenieurin fahrer fahrerin pfleger pflegerin azubi auszubildende auszubildender angestellte angestellter praktikant praktikantin
  vorgesetzte vorgesetzter arbeiter arbeiterin verkaufer verkauferin arzt arztin lehrerin nachbar nachbarin typ kerl junge madchen bewerbern kandidatinnen kolleginnen`;
const illness = `depressionen depression krebs brustkrebs epilepsie diabetes autismus adhs demenz multipler_sklerose multiple_sklerose ms hiv aids asthma burnout schizophrenie
  angststorung essstorung behinderung schwerbehinderung schwerbehindertenausweis rheuma sucht alkoholsucht krankheit erkrankung legasthenie migrane`;
const kin = `mann ehemann frau ehefrau partner partnerin lebensgefahrte lebensgefahrtin freund freundin`;
const dimension = `alters religion glaubens herkunft nationalitat hautfarbe geschlechts orientierung behinderung schwangerschaft erkrankung krankheit familie kinder alter familienstands staatsangehorigkeit`;
const people = anyOf(who);
const endings = `(?:e|er|es|en|em)?`;
const be = `(?: ist| bist| sind| seid| war| waren| wirkt| scheint| ware| wurde| sei| bin)`;
const soften = `(?: (?:ein|eine|einer|eines|der|die|auch|sehr|ganz|so|zu|schon|wohl|doch|nicht|noch|immer|offen|bekennend\\p{L}{0,2}|glaubig\\p{L}{0,2}|strenggl\\p{L}{1,12}|praktizierend\\p{L}{0,2}|aktiv\\p{L}{0,2}|derzeit|gerade|wieder|seit \\p{L}{1,12}|im|\\p{L}{1,10} monat|etwas|ziemlich|leider|angeblich|ubrigens|eben|ja|halt|wahrscheinlich|vermutlich|einzige\\p{L}?|erste\\p{L}?|zum|islam)){0,5}`;
const ends = `(?=$|[.,;:!?)"'…]|\\s*[–—(]|\\s(?:und|oder|aber|weil|da|denn|die|der|das|mit|von|aus|bei|in|im|auf|seit|wie|als|so|was|fur|um|zu|wenn|wahrend|ohne|nach|vor|unter|gegen|durch|aber|auch|heute|gestern|oder|dass|wegen|trotz|ist|sind|war|hat|wird|kann|er|sie|es|ich|wir|und)(?!\\p{L}))`;
const origin = `(?:${anyOf(germanOrigins)}${endings})`;
const nation = `(?:${anyOf(germanPeoples)}(?:in|innen|n)?|auslander(?:in)?|turkin|polin|franzosin|judin|deutsche|russin|griechin|bulgarin|rumanin|serbin|kroatin|chinesin|schwedin|danin|tschechin)`;
const noun = `(?:${anyOf(nouns)}(?:in|innen)?|${nation})`;
const adjective = `(?:${anyOf(plain)}${endings})`;
const subject = `(?:er|sie|du|ich|wer|${name}|(?:herr|frau) \\p{L}{1,24}|(?:der|die|unser|unsere|mein|meine|dein|deine|ihr|ihre|dieser|diese|jener|jene) (?:[\\p{L}-]{1,24} ){0,2}?${people}(?: \\p{L}{1,24})?)`;
const determiner = `(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|unser|unsere|unseren|unserem|unserer|mein|meine|meinen|dein|deine|ihr|ihre|ihren|sein|seine|dieser|diese|diesen|jener|jene|zwei|drei|beide|beiden|als)`;
const age = `(?:1[6-9]|[2-9]\\d)`;
const his = `(?:seine?|seiner|seinen|seinem|seines|ihre?|ihrer|ihren|ihrem|ihres|deine?|deiner)`;

export const german: Language = {
  tag: 'de',
  triggers: [
    ...[plain, germanOrigins].flatMap((list) =>
      triggersOf(list).flatMap((word) => ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => word + ending)),
    ),
    ...[nouns, germanPeoples].flatMap((list) =>
      triggersOf(list).flatMap((word) => [word, `${word}in`, `${word}n`, `${word}innen`]),
    ),
    ...triggersOf(aged, illness, dimension, kin),
    ...`altere alterer alteren jungere jungerer jungeren turkin polin franzosin judin deutsche russin griechin bulgarin rumanin serbin kroatin chinesin kinder kind schwangerschaft elternzeit mutterschutz kopftuch rollstuhl
    kippa gewerkschaft partei jahrgang geboren jahrige jahriger jahrigen rente islam moschee kirche synagoge kommt stammt vierzig funfzig sechzig siebzig kinderwunsch nachwuchs heiraten`.split(
      /\s+/,
    ),
  ],
  titles: /^(?:herr|herrn|frau|dr|prof)$/,
  idioms: words(
    `schwarz(?:e|es|en) (?:brett|bretts|liste|listen|schaf|zahlen|markt|freitag|kaffee|tee)|weiss(?:e|es|en) (?:papier|liste|weste)|blinder? (?:fleck|flecken|passagier)|alte[rns]? (?:hase|freund|kollege|chef|version)|(?:der|die) alte[rns]? (?=formular)|mann fur mann|taube ohren`,
  ),
  generic:
    /(?<!\p{L})(?:falls|wenn|ob|sofern|sollten|sobald) (?:sie|du|jemand|man|eine? \p{L}+|mitarbeitende|mitarbeiter|mitarbeiterinnen|beschaftigte)(?!\p{L})|(?<!\p{L})(?:unabhangig|ungeachtet|niemand|keiner|jeder|jede|alle|wer|egal|gleich)(?!\p{L})|(?<!\p{L})wir (?:fragen|speichern|erheben|achten|berucksichtigen) nicht(?!\p{L})/gu,
  attributions: [
    words(`${subject}${be}${soften} (?:${adjective}|${noun}|${origin})${ends}`),
    words(
      `(?:ist|bist|sind|seid|war|waren) (?:er|sie|du|${name}|(?:herr|frau) \\p{L}{1,24}|(?:der|die|unser|unsere) ${people})${soften} (?:${adjective}|${noun}|${origin})${ends}`,
    ),
    words(`(?:weil|da|dass|obwohl) ${subject}${soften} (?:${adjective}|${noun}|${origin}) (?:ist|sind|war|sei|bist)`),
    words(
      `${subject}(?: ist| bist| war)${soften} (?:zu alt|zu jung|${age}(?: jahre(?: alt)?)?${ends}|(?:der|die) (?:alteste|jungste))`,
    ),
    words(
      `(?:zu|ziemlich|recht|etwas) (?:alt|jung) fur|(?:mit|uber) ${age}(?:,| ist| war| wird| jahren) |${age}-?jahrige[rn]? ${people}|jahrgang (?:19|20)\\d\\d|(?:ist|wurde) (?:19|20)\\d\\d geboren|(?:kurz )?vor der rente|auf die (?:funfzig|sechzig|siebzig|[5-7]0) zu|(?:anfang|mitte|ende) (?:vierzig|funfzig|sechzig|[4-6]0)|uber (?:funfzig|sechzig|[5-6]0)(?=$|[.,;!?])`,
    ),
    words(
      `${determiner} (?:[\\p{L}-]{1,24} )?(?:${adjective}|${origin}|altere[rn]?|alte[rn]?|jungere[rn]?) (?:[\\p{L}-]{1,24} )?${people}`,
    ),
    words(
      `als (?:glaubige[rn]? |praktizierende[rn]? |junge[rn]? |schwarze[rn]? )?(?:${noun}(?!\\p{L})|(?:schwangere|schwuler|lesbische|behinderte|behinderter|alleinerziehende|alleinerziehender|frau|mutter|schwarze[rn]?)(?: ${people})?${ends})`,
    ),
    words(
      `(?:wegen|aufgrund|trotz|angesichts|mit rucksicht auf|in anbetracht) ${his} (?:[\\p{L}-]{1,24} )?${anyOf(dimension, illness)}`,
    ),
    words(
      `${his} (?:[\\p{L}-]{1,24} )?(?:schwangerschaft|behinderung|schwerbehinderung|depressionen?|epilepsie|krebserkrankung|elternzeit|mutterschutz|kopftuch|rollstuhl|scheidung|ehemann|ehefrau|kinder|gewerkschaftsmitgliedschaft|mann|religion (?:konnte|wird|macht))`,
    ),
    words(
      `(?:${subject}|(?:leidet|litt|erkrankte) ${subject})(?: hat| haben| hatte| leidet| litt| ist| erkrankte)(?: [\\p{L}-]{1,16}){0,4}? ?(?:an |unter |)${anyOf(illness)}`,
    ),
    words(
      `(?:hat|haben) (?:sie|er|du) (?:\\p{L}{1,12} ){0,2}?(?:kinder|kind|nachwuchs|familie|kinderwunsch|einen partner|eine behinderung)|(?:sie|er|du|${name})(?: hat| hast) (?:\\p{L}{1,12} ){0,3}?(?:kinder|kind|sohne|tochter|zwillinge)`,
    ),
    words(
      `(?:sitzt|ist) im rollstuhl|tragt (?:ein |eine |das |die )?(?:kopftuch|kippa|burka|turban|schleier)|(?:ist )?in (?:der |die )?(?:elternzeit|gewerkschaft|mutterschutz)${ends}|im mutterschutz|(?:zum islam|zum christentum) (?:konvertiert|ubergetreten)`,
    ),
    words(
      `(?:kommt|stammt|ist|kam|floh) (?:ursprunglich |eigentlich )?aus (?:der |dem |den )?(?:turkei|polen|syrien|afghanistan|afrika|nigeria|russland|ukraine|rumanien|bulgarien|serbien|kroatien|iran|irak|indien|china|vietnam|marokko|tunesien|algerien|agypten|brasilien|ghana|eritrea|somalia|athiopien|albanien|kosovo|italien|spanien|griechenland|portugal|frankreich|pakistan|japan|korea)`,
    ),
    words(
      `wie alt (?:sind sie|bist du|ist (?:er|sie))|(?:welche|was ist) (?:ihre|deine|seine) (?:religion|konfession|nationalitat|herkunft|partei)|(?:wahlt|wahlte) (?:die |der )?(?:cdu|spd|grunen|afd|linke|fdp)`,
    ),
  ],
};

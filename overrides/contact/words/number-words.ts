import { viewOf } from '../../text/view.js';

/** Number words as the digits they dictate: units in order from 0; `tens` from 20, `teens` from 10. Alternatives by a bar. */
interface Numerals {
  units: string;
  teens?: string;
  tens?: string;
  /** From 100. */
  hundreds?: string;
  /** The word between a ten and a unit. */
  joined?: string;
}

const languages: readonly Numerals[] = [
  {
    units: 'zero|oh|nought|naught|nil one two|too three four five six seven eight nine',
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty|fourty fifty sixty seventy eighty ninety',
  },
  {
    units: 'cero uno|un|una dos tres cuatro cinco seis siete ocho nueve',
    teens: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    hundreds:
      'cien|ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  },
  {
    units: 'zero un|une deux trois quatre cinq six sept huit neuf',
    teens: 'dix onze douze treize quatorze quinze seize dix-sept|dixsept dix-huit|dixhuit dix-neuf|dixneuf',
    tens: 'vingt trente quarante cinquante soixante septante huitante|octante nonante',
  },
  {
    units: 'null ein|eins|eine zwei|zwo drei vier fünf|fuenf sechs sieben acht neun',
    teens: 'zehn elf zwölf|zwoelf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
  },
  {
    units: 'zero um|uma dois|duas tres quatro cinco seis|meia sete oito nove',
    teens:
      'dez onze doze treze quatorze|catorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    hundreds: 'cem|cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  },
  {
    units: 'zero uno due tre quattro cinque sei sette otto nove',
    teens: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    hundreds: 'cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  },
  {
    units: 'nul een|één twee drie vier vijf zes zeven acht negen',
    teens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  },
  {
    units: 'zero jeden|jedna dwa|dwie trzy cztery pięć sześć siedem osiem dziewięć',
    teens:
      'dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    hundreds: 'sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset',
    tens: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
  },
  {
    units: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz',
    teens: 'on',
    tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
  },
  {
    units: 'ноль|нуль один|одна два|две три четыре пять шесть семь восемь девять',
    teens:
      'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    hundreds: 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот',
    tens: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  },
  {
    units: 'صفر واحد اثنان|اثنين|إثنان ثلاثة|ثلاث أربعة|اربعة|أربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثماني|ثمان تسعة|تسع',
  },
  { units: 'शून्य|ज़ीरो|जीरो एक दो तीन चार पांच|पाँच छह|छः|छे सात आठ नौ', teens: 'दस ग्यारह बारह' },
  { units: 'shunya|sunya ek do teen char|chaar paanch|panch chhe|chhah|chah saat aath nau' },
  { units: 'nol|kosong satu dua tiga empat lima enam tujuh delapan|lapan sembilan' },
  { units: 'noll|null ett|en tva|to tre fyra|fire fem sex|seks sju|syv atta|otte|atte nio|ni' },
  { units: 'khong mot hai ba bon nam sau bay tam chin' },
];

/** Folded word to the digits it stands for. */
export const numberValues = new Map<string, string>();
/** Tens, which the next unit completes: "forty two" is 42. */
export const tensWords = new Set<string>();

function enter(words: string | undefined, from: number, step: number): void {
  for (const [index, alternatives] of (words ?? '').split(/\s+/).entries())
    for (const word of alternatives.split('|')) {
      const { lower } = viewOf(word);
      if (lower === '' || numberValues.has(lower)) continue;
      numberValues.set(lower, String(from + index * step));
      if (step === 10) tensWords.add(lower);
    }
}

for (const { units, teens, tens, hundreds } of languages) {
  enter(units, 0, 1);
  enter(teens, 10, 1);
  enter(tens, 20, 10);
  enter(hundreds, 100, 100);
}

const germanic: readonly { units: string; tens: string; and: string }[] = [
  {
    units: '_ ein zwei drei vier funf sechs sieben acht neun',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    and: 'und',
  },
  {
    units: '_ een twee drie vier vijf zes zeven acht negen',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    and: 'en',
  },
];
/** German and Dutch say the unit first and write one word: "siebenundzwanzig". */
for (const { units, tens, and } of germanic)
  for (const [u, unit] of units.split(' ').entries())
    for (const [t, ten] of tens.split(' ').entries()) if (u > 0) numberValues.set(unit + and + ten, `${t + 2}${u}`);

/** Italian and Spanish write tens and units as one word. */
const fused: readonly { stems: string; units: string }[] = [
  {
    stems: 'vent trent quarant cinquant sessant settant ottant novant',
    units: '_ uno idue|adue itre|atre iquattro|aquattro icinque|acinque isei|asei isette|asette otto inove|anove',
  },
  { stems: 'veinti', units: '_ uno|un dos tres cuatro cinco seis siete ocho nueve' },
];
function enterFused(stem: string, digit: string, units: string): void {
  for (const [unit, ends] of units.split(' ').entries())
    for (const end of ends.split('|')) if (unit > 0) numberValues.set(stem + end, digit + unit);
}

for (const { stems, units } of fused)
  for (const [index, stem] of stems.split(' ').entries()) enterFused(stem, String(index + 2), units);

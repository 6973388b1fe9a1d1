import { viewOf } from '../../text/view.js';

/**
 * How the marks of an address are said, by mark and language. An underscore joins the words of a phrase.
 * The words are ordinary ones: each needs an address around it.
 */
const said: Readonly<Record<string, string>> = {
  '@': `bei chez bij presso hos at et ad ät ätt æt att at_sign at-sign atsign at_symbol at-symbol at_mark et_işareti et_isareti kuyruklu_a güzel_a a_commercial a_rond arrobase
    arroba arrobas arobase arobas chiocciola chiocciolina klammeraffe affenschwanz apenstaartje apestaartje małpa malpka małpka собака собачка собачку собакой
    sobaka sobachka эт равлик равлика малпа snabel-a snabela snabel_a krøllalfa alfakrøll miukumauku ät-merkki kukac zavináč zavinac παπάκι παπακι papaki שטרודל כרוכית
    آت ات أت مت एट ऐट अट आट アットマーク アット 골뱅이 あっと 앳 艾特 圈a 小老鼠 แอท แอด a_còng a_cong et_comercial arond a_rond at-tegn at-merkki majmunce majmun лудо_а кльомба маймунско_а`,
  '.': `dot dots punto point punkt ponto punt kropka kropki nokta точка точку тчк крапка tochka tocka τελεία τελεια teleia נקודה نقطة نقطه دوت दॉट डॉट डाट बिंदु ドット どっと 쩜 닷 점 쩜
    点 點 punct bod piste pont tečka tecka titik period fullstop full_stop prik prikk punktum จุด chấm cham točka`,
  _: `underscore underbar underline under_score low_line guion_bajo guión_bajo guionbajo subrayado barra_baja piso subguion raya_baja tiret_bas tiret_du_bas trait_bas souligné souligne underline
    unterstrich tiefstrich sublinhado underline trattino_basso underscore liggend_streepje laag_streepje podkreślnik podkreślenie podłoga alt_çizgi alt_tire подчеркивание подчёркивание
    нижнее_подчеркивание нижнее_подчёркивание нижний_пробел підкреслення нижнє_підкреслення understreck understrek understregning alaviiva podtržítko liniuta_de_subliniere
    κάτω_παύλα אנדרסקור קו_תחתון شرطة_سفلية अंडरस्कोर アンダーバー アンダースコア 언더바 언더스코어 밑줄 下划线 底線 下底線 ขีดล่าง gạch_dưới garis_bawah`,
  '-': `dash hyphen minus guion guión medio_guion guion_medio raya tiret trait_d'union trait bindestrich minuszeichen strich hifen hífen traço traco trattino streepje koppelteken myślnik kreska minus tire tiresi çizgi
    kısa_çizgi дефис тире минус дефіс риска bindestreck bindestrek yhdysviiva tavuviiva pomlčka spojovník cratimă kötőjel παύλα מקף شرطة واصلة डैश हाइफन ハイフン ダッシュ 하이픈 대시 横杠 横线 減號 减号 gạch_ngang strip`,
  '+': `plus plus_sign más плюс pluszeichen mais più artı زائد प्लस プラス 플러스 加号`,
  '/': `slash forward_slash barra barra_inclinada oblique schrägstrich слэш слеш дробь ukośnik eğik_çizgi bölü skråstrek skråstreg snedstreck vinoviiva lomítko perjel κάθετος सलैश स्लैश スラッシュ 슬래시 斜杠 سلاش`,
  ':': `colon dos_puntos deux_points doppelpunkt dois_pontos due_punti dubbele_punt dwukropek двоеточие iki_nokta iki_nokta_üst_üste kolon コロン 콜론 冒号`,
  '#': `hash hashtag`,
};

/** At-words with no other sense. */
const ambiguous = new Set([
  'bei',
  'chez',
  'bij',
  'presso',
  'hos',
  'at',
  'et',
  'ad',
  'att',
  'مت',
  'ات',
  'آت',
  'أت',
  'अट',
  'majmun',
]);

/** Endings as other scripts and tongues write what is said. */
const saidEndings: Readonly<Record<string, string>> = {
  com: 'kom ком κομ קום كوم कॉम काॅम コム 컴 康 คอม',
  net: 'нет нэт נט نت नेट ネット 넷 νετ เน็ต',
  org: 'орг אורג اورج أورج ऑर्ग オルグ οργ',
  ru: 'ру',
  de: 'дэ',
  fr: 'фр',
  pl: 'пл',
  jp: 'ジェーピー',
  in: 'इन',
  ua: 'юа',
  gr: 'γρ',
  uk: 'юк',
};

const folded = (phrase: string): string => viewOf(phrase.replaceAll('_', ' ')).lower;
const split = (words: string): string[] => words.trim().split(/\s+/);

/** Folded word or phrase to the mark it says. */
export const markSaid: ReadonlyMap<string, string> = new Map(
  Object.entries(said).flatMap(([mark, words]) => split(words).map((word) => [folded(word), mark] as const)),
);

/** Folded word to the ending it says. */
export const endingSaid: ReadonlyMap<string, string> = new Map(
  Object.entries(saidEndings).flatMap(([ending, words]) => split(words).map((word) => [folded(word), ending] as const)),
);

export const isSure = (phrase: string): boolean => markSaid.get(phrase) === '@' && !ambiguous.has(phrase);

/** By the first word of each phrase (hyphens part words too), all that begin with it, the longest first. */
export const phrasesFrom: ReadonlyMap<string, readonly string[]> = (() => {
  const by = new Map<string, string[]>();
  for (const phrase of markSaid.keys()) {
    const first = /^[\p{L}\p{M}]+/u.exec(phrase)?.[0];
    if (first !== undefined)
      by.set(
        first,
        [...(by.get(first) ?? []), phrase].sort((a, b) => b.length - a.length),
      );
  }
  return by;
})();

/** The same in scripts without spaces, where a word is found as a stretch of text. */
export const unspacedMarks = new RegExp(
  [...markSaid.keys()]
    .filter((word) => /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}\p{sc=Thai}]/u.test(word))
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

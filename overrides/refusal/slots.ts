import { anyOf, phrases } from './phrases/phrases.js';
import type { Wording } from './phrases/wording.js';
import type { Filling } from './values.js';

export interface Slot {
  id: string;
  filling: Filling;
  words: Wording;
}

const slot = (id: string, filling: Filling, listed: readonly string[]): Slot => ({ id, filling, words: anyOf(listed) });

/** What agents ask people for. The words serve both a request and a claim about it. */
const slots: readonly Slot[] = [
  slot(
    'code',
    'code',
    phrases`
      (?:booking|reservation|confirmation|order|user|customer|account|member(?:ship)?|card|tracking|policy|reference|case|ticket|flight|invoice)(?:'s)? ?(?:ids?|numbers?|codes?|references?|digits)
      digits; serial(?: numbers?)?; error (?:codes?|numbers?|messages?); imei; vin; model numbers?; passcode; licen[cs]e key; (?:member|nhs|passport|insurance|licen[cs]e|policy|tax|registration|patient|personnel) numbers?; user ?names?; buchungsnummer; kundennummer; numero de (?:reserva|cliente|pedido)
      numero de (?:reservation|commande); 订单号; 予約番号
    `,
  ),
  slot(
    'income',
    'number',
    phrases`
      pay ?slips?; pay ?stubs?; bank statements?; incomes?; earn(?:s|ed|ing|ings)?; salar(?:y|ies); wages?
      tax returns?; payroll; money; financ(?:e|es|ial|ially); paid; afford; compensation; nominas?; sueldo
      ingresos; salario; dinero; gehalt(?:s[\p{L}]*)?; einkommen(?:s[\p{L}]*)?; lohn[\p{L}]*; geld; salaire
      revenus?; bulletin de paie; renda; holerite; stipendio; reddito; busta paga; salaris; inkomen
      loonstrook[\p{L}]*; सैलरी; वेतन; आय; 工资; 工資; 收入; 薪; 給料; 給与; 収入; 年収
      зарплат[а-я]*; доход[а-я]*; выписк[а-я]*; справк[а-я]*; 급여(?:명세서)?; 월급; 연봉; 소득; راتب[\p{L}]*; الراتب; دخل[\p{L}]*; كشف
    `,
  ),
  slot(
    'credit',
    'number',
    phrases`
      credit (?:score|rating|history|report); fico; schufa; debts?; loans?; deudas?; schulden; dettes
    `,
  ),
  slot(
    'identity',
    'proof',
    phrases`
      selfies?; photos?; pictures?; pics?; passports?; id card; (?:your|photo|government|an) i\.?d\.?; identity
      identit[\p{L}]+; driver'?s? licen[cs]e; licen[cs]e; verif(?:y|ied|ication|ying)(?! (?:the|your|that|this|my|a|some|how|when|what) (?!profile|identity|age|account|photo|person)); foto(?:s|grafia)?
      ausweis[\p{L}]*; reisepass; pasaporte; dni; passeport; selfie; 照片; 身份证; 自拍; 写真; 身分証; फोटो; फ़ोटो
      селфи; фото; паспорт[а-я]*; 셀카; 사진; 신분증; صورة; سيلفي; هوية
    `,
  ),
  slot(
    'age',
    'date',
    phrases`
      age; how old; old; birth(?:day|date)?; date of birth; born; edad; alter; wie alt; alt; quel age; eta
      idade; leeftijd; 年龄; 多大; 年齢; 歳; उम्र
      возраст; сколько лет; 나이; 몇 살; عمر[\p{L}]*
    `,
  ),
  slot(
    'family',
    'words',
    phrases`
      kids?; child(?:ren)?; depend(?:s|ents?|ants?)?; sons?; daughters?; married; marriage; divorced?; single
      relationships?; famil(?:y|ies); hijos?; kinder; verheiratet; enfants?; figli; filhos?; 孩子; 结婚; 子供; 結婚
      बच्चे
      дет(?:и|ей); 아이; 자녀; أطفال[\p{L}]*
    `,
  ),
  slot(
    'health',
    'words',
    phrases`
      medications?; medicines?; meds; drugs?; diagnos(?:is|ed|es); depress(?:ed|ion); health; medical
      allerg(?:y|ies); symptoms?; (?:medical|health) conditions?; rash; smok(?:e|er|ing); drink(?:s|ing)?
      weight; pregnan(?:t|cy); medicamentos?; medikamente?; medicaments?; farmaci; gesundheit; 药; 病; 薬; 病気; दवा
      दवाई; दवाएँ
      лекарств[а-я]*; диагноз[а-я]*; 약; 병; 복용; أدوية; دواء; الأدوية; مرض
    `,
  ),
  slot(
    'work',
    'words',
    phrases`
      employer; (?:do )?for a living; line of work; jobs?; work(?:s|place)?; occupation; profession; compan(?:y|ies); trabajo; arbeit; travail
      lavoro; 工作; 仕事; नौकरी
    `,
  ),
  slot(
    'reference',
    'proof',
    phrases`
      references?; referees?; last manager; certificates?; diploma; degrees?; transcripts?; documents?
      documentation; paperwork; proofs?; prov(?:e|es|ed|ing); evidence; statements?; contracts?; receipts?
      zeugnis(?:se)?; unterlagen; nachweis[\p{L}]*; comprobante; justificatifs?; 证明; 文件; 証明; 書類; दस्तावेज़?
    `,
  ),
  slot(
    'screen',
    'proof',
    phrases`
      screens?; screenshots?; log(?:s| ?files?)?; recordings?; videos?; pantalla; bildschirm; protokoll; ecran
      日志; 截图; ログ; 画面
      экран[а-я]*; лог(?:и|ов)?; 로그; 화면; سجل; الشاشة
    `,
  ),
  slot(
    'place',
    'place',
    phrases`
      (?<!mail )address(?:es)?; (?:you|he|she|they) lives?; location; postcode; zip(?: code)?; direccion; adresse
      wohn(?:st|en|ort); indirizzo; endereco; 地址; 住所; 住んで; पता
    `,
  ),
  slot(
    'contact',
    'contact',
    phrases`
      (?:phone(?: number)?|another number|best number|(?:call-?back|contact|mobile|cell|other|daytime) number|number (?:to|we|i|she|he|they)(?: can| could)? (?:reach|call|contact|ring)); mobile; e-?mail(?: address)?; contact(?: details)?; telefon[\p{L}]*; correo; 电话; 邮箱; 電話
      メール; फ़ोन
    `,
  ),
  slot(
    'names',
    'name',
    phrases`
      (?:full |last |real |sur)names?; surname; apellido; nachname; nom de famille; 姓名; 名字; 本名; नाम
    `,
  ),
  slot(
    'beliefs',
    'words',
    phrases`
      religio(?:n|us); politics; political; vote(?:d)?; ethnicity; orientation; sexual(?:ity)?
    `,
  ),
  slot(
    'record',
    'words',
    phrases`
      criminal(?: record)?; convict(?:ed|ions?); arrest(?:ed)?; police record
    `,
  ),
  slot(
    'secret',
    'code',
    phrases`
      passwords?; pin; ssn; (?:your|of your|my) social; social security; card number; contrasena; passwort; mot de passe; 密码; パスワード
    `,
  ),
  slot(
    'intent',
    'words',
    phrases`
      looking for; intentions?; plans?; goals?; reasons?; buscas?; suchst; cherches?
    `,
  ),
];

/** The slots that a plain text speaks of. */
export const topicsIn = (text: string): Slot[] => slots.filter(({ words }) => words.test(text));

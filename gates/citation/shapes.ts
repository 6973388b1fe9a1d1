/** A shape in which texts refer to sources. */
export interface Shape {
  code: 'numbered_reference' | 'note_without_note' | 'source_tag' | 'document_by_number' | 'scholarly_reference';
  pattern: RegExp;
  /** The group that names what is referred to; left out when a reference of this shape names nothing that can be found. */
  names?: number;
}

const word =
  'sources?|src|docs?|documents?|passages?|refs?|references?|cit(?:e|ation)s?|chunks?|snippets?|kb|footnote|note|article|page|file|quellen?|fuentes?|fontes?|fonti|bron(?:nen)?|[zź]r[oó]d[lł][oa]|kaynak|источник|来源|出典';
const sourceWord =
  'sources?|quellen?|fuentes?|fontes?|fonti|fonte|bron(?:nen)?|[zź]r[oó]d[lł][oa]|kaynak(?:lar)?|источник(?:и)?|来源|資料|出典|参考(?:文献)?|references?|citations?';

/** Documents that are told apart by number, as nobody in a conversation speaks of them. */
const byNumber =
  "(?:according to|as (?:stated|noted|described|mentioned|written|explained|shown) in|stated in|based on|(?:as )?per|see|cf\\.|(?:passage|document|source) says in|says|from|in|laut|gem[äa](?:ß|ss)|nach|siehe|steht in|im|in|selon|d[’']apr[èe]s|voir|dans|comme indiqu[ée] dans|seg[úu]n|conforme|como (?:indica|dice|se indica en)|de acuerdo con|segundo|de acordo com|veja|ver|secondo|in base a|come indicato (?:nel|in)|vedi|volgens|zie|zoals vermeld in|wed[łl]ug|zgodnie z|zobacz|согласно|как указано в|по данным|см\\.|根据|见|据|によると)";

export const shapes: readonly Shape[] = [
  // [1], [2, 3], [4-6]
  {
    code: 'numbered_reference',
    pattern:
      /(?<![\p{L}\p{N}_)\]!])[ \t]?\[(\d{1,2}(?:\s?[,;–-]\s?\d{1,2}){0,6})\](?![(\p{L}\p{N}_[=])|(?<=\p{L}{2}|[.!?,;:"”’)])\[(\d{1,2}(?:\s?[,;–-]\s?\d{1,2}){0,6})\](?![(=])/gu,
    names: 1,
  },
  { code: 'numbered_reference', pattern: /(?<=\p{L}{3}|[.!?,;"”’)])[¹²³⁴-⁹](?:[⁰¹²³⁴-⁹]|[⁾])?(?=[\s.,;!?)]|$)/gu },
  {
    code: 'numbered_reference',
    pattern: /<sup>\s?\[?\d{1,2}\]?\s?<\/sup>|(?<=[.!?])\s?\(\d{1,2}\)(?=\s*(?:$|\n|\p{Lu}))/gu,
  },
  // [^1]
  { code: 'note_without_note', pattern: /\[\^([\w-]{1,20})\](?!:)/gu, names: 1 },
  // [source: doc3], [doc_2], (Source: …), 【3】
  {
    code: 'source_tag',
    pattern: new RegExp(`[[{](?:${word})[\\s_:#.-]{0,3}([^\\]}\\n]{0,80})[\\]}](?!\\()`, 'giu'),
    names: 1,
  },
  {
    code: 'source_tag',
    pattern: new RegExp(
      `[(（](?:see |vgl\\. |siehe |voir |ver |vedi |zie |zob\\. |см\\. )?(?:${sourceWord})\\s?(?:[:：#]\\s?|no\\.? ?|(?=\\d))([^)）\\n]{1,120})[)）]`,
      'giu',
    ),
    names: 1,
  },
  {
    code: 'source_tag',
    pattern:
      /[(（](?:see )?(?:doc|document|passage|ref|chunk|dokument|documento|dokumen[tc]ie|документ|文档|文書)\.?\s?[:#]?\s?(\d{1,3})[)）]/giu,
    names: 1,
  },
  {
    code: 'source_tag',
    pattern: new RegExp(
      `^[ \\t*_>-]{0,6}(?:${sourceWord})[*_]{0,2}\\s?[:：][*_]{0,2}[ \\t]{0,3}([^\\n]{1,160})$`,
      'gimu',
    ),
    names: 1,
  },
  { code: 'source_tag', pattern: /【\s?((?:\d|source|doc|ref|来源|出典|資料)[^】\n]{0,80})】/giu, names: 1 },
  {
    code: 'source_tag',
    pattern:
      /<(?:cite|citation|source|ref|doc|document|passage|quote)(?:\s[^>\n]{0,80}|=[^>\n]{0,80}|:[^>\n]{0,40})?\/?>|<\/(?:cite|citation|source|ref|doc|document|passage)>/giu,
  },
  {
    code: 'source_tag',
    pattern:
      /\(((?:doc|kb|file|chunk|passage|page)[-_#]?\d{1,4}(?:[.:]\d{1,4})?)\)|\[((?:p|c|d|s|r)[-_]?\d{1,3}(?::\d{1,4})?)\]/giu,
    names: 1,
  },
  // according to document 4
  {
    code: 'document_by_number',
    pattern: new RegExp(
      `(?<![\\p{L}])${byNumber}\\s?(?:the |dem |der |le |la |el |o |il |lo |het )?(?:documents?|docs?|passages?|sources?|references?|chunks?|dokument(?:u|em|s)?|passus|quelle|abschnitt|documento|fuente|fonte|pasaje|passo|brano|bron|document|fragment|[źz]r[óo]d[łl]a|документ[ау]?|источник[ау]?|文档|文件|来源|資料|文書)\\s?(?:no\\.?|nr\\.?|n[°º]|number|№|#)?\\s?\\[?(\\d{1,3})\\b`,
      'giu',
    ),
    names: 1,
  },
  {
    code: 'document_by_number',
    pattern:
      /(?<![\p{L}\p{N}])(?:belgeye|kaynağa)\s?(\d{1,3})|(\d{1,3})\s?(?:numaralı|\.|nolu)\s?(?:belgeye|belgede|kaynağa|kaynakta)|文書\s?(\d{1,3})\s?によると|(?:documents?|passages?|sources?) (\d{1,3}) (?:says?|states?|mentions?|shows?|explains?|confirms?|describes?)/giu,
    names: 1,
  },
  // (Smith et al., 2020), doi:10.1000/1
  {
    code: 'scholarly_reference',
    pattern:
      /\(\p{Lu}[\p{L}'-]{1,30} (?:et al\.?|u\. a\.|& \p{Lu}[\p{L}'-]{1,30}),? (?:19|20)\d{2}[a-z]?[^)\n]{0,20}\)|\(\p{Lu}[\p{L}'-]{1,30},? (?:19|20)\d{2}, (?:pp?|S)\. ?\d[^)\n]{0,12}\)|\p{Lu}[\p{L}'-]{1,30} et al\.?,? \((?:19|20)\d{2}\)|\bdoi:\s?10\.\d{4,9}\/\S{1,80}|\barXiv:\s?\d{4}\.\d{4,5}/gu,
  },
];

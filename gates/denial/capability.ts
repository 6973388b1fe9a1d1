import type { Span } from '../../overrides/text/span.js';
import { sourceOf } from '../../overrides/text/view.js';
import { asks, ownSentences } from '../phrase/own.js';
import { any, pattern, upTo } from '../promise/language.js';

/**
 * How a language says in the first person that a tool is missing, or that something cannot be done for which there
 * could be one. What is out of reach for good reasons ("I cannot give you her number") names no such thing.
 */
const english = [
  pattern(
    any(
      "i (?:do not|don't|currently don't|do not currently)(?: (?:actually|currently|really))? have",
      'i have no',
      'i lack',
      "i'm without",
    ),
    '(?: (?:any|an?|the|direct|access to(?: (?:any|an?|the))?|(?:real|live)-?time|live|external))*',
    ' (?:tools?|functions?|calculators?|clock|internet|web|browser|search(?: engine)?|real-?time|live data|current time|documents?|files?|knowledge base|database|access to (?:the )?(?:current|live|real))',
  ),
  pattern(
    any(
      "i (?:cannot|can't|can not|could not possibly)",
      "(?:i'm|i am) (?:unable|not able) to",
      "(?:i'm|i am) (?:incapable of|not capable of)",
      "i (?:do not|don't) have (?:the ability|a way|any way|the means|the capability) to",
      'i have no (?:way|means) (?:to|of)',
    ),
    '(?: (?:actually|directly|really|just|currently|precisely|exactly|reliably|accurately))*',
    any(
      ' (?:calculat(?:e|ing)|comput(?:e|ing)|multiply(?:ing)?|divid(?:e|ing))',
      ' (?:do|doing|perform(?:ing)?)(?: (?:the|any|such|exact|complex))* (?:maths?|arithmetic|calculations?|computations?)',
      String.raw` look(?:ing)?${upTo(2)} up`,
      ' (?:look(?:ing)? up|brows(?:e|ing)|search(?:ing)?(?: (?:the|any|for|through|in|your|our))?)(?= |$|[.,;!])',
      ' (?:access(?:ing)?|open(?:ing)?|read(?:ing)?|search(?:ing)?|check(?:ing)?)(?: (?:any|the|your|our|external|uploaded|these|those))* (?:documents?|files?|internet|web|database|knowledge base|manuals?|handbooks?|(?:current )?time|clock|date|real-?time|live)',
      ' (?:tell|know|see|give)(?: you)?(?: the| what)?(?: (?:current|exact))? (?:time|date|day)(?= (?:it|is|now)|[.,;!]|$)',
    ),
  ),
];

const german = [
  pattern(
    any('ich (?:habe|verfuge)', '(?:habe|verfuge) ich'),
    upTo(2),
    ' (?:kein(?:e|en|erlei)?|uber kein(?:e|en)?)',
    upTo(1),
    ' (?:werkzeuge?n?|tools?|funktion(?:en)?|rechner|taschenrechner|uhr|internetzugang|internet|zugriff auf(?: die| das| den)? (?:dokumente|dateien|unterlagen|internet|uhrzeit|aktuelle\\p{L}*|echtzeit\\p{L}*|datenbank)|suchfunktion)',
  ),
  pattern(
    any('ich kann', 'kann ich', 'ich bin nicht in der lage', 'mir ist es nicht moglich'),
    upTo(4),
    any(
      '(?: nicht| nichts| keine?)?(?: \\p{L}+){0,2}? (?:(?:aus|be|nach)?rechnen|multiplizieren|nachschlagen|berechnungen|dokumente (?:offnen|lesen|durchsuchen)|im internet suchen)',
      ' (?:nicht|keine)(?: \\p{L}+){0,2}? (?:nachsehen|suchen|durchsuchen|dokumente|dateien|uhrzeit)',
    ),
  ),
];

const romance = [
  pattern(
    any("je n'ai (?:pas|aucun)", "je ne dispose (?:pas|d'aucun)"),
    upTo(2),
    " ?(?:d'|de |l'|a )?(?:outils?|fonctions?|calculatrice|horloge|acces (?:a|au|aux)(?: l[ae]s?)? ?(?:l'heure|internet|documents?|fichiers?|donnees))",
  ),
  pattern(
    any(
      'je ne (?:peux|puis|sais) pas',
      "je suis incapable (?:de|d')",
      "je ne suis pas (?:en mesure|capable) (?:de|d')",
    ),
    upTo(1),
    any(
      " ?(?:calculer|faire (?:de|ce|le|des) calculs?|multiplier|consulter (?:les|des|vos|de) documents?|acceder (?:a|aux)(?: \\p{L}+)? (?:documents?|fichiers?|internet)|rechercher|chercher (?:dans|sur)|(?:vous |te )?(?:dire|donner) l'heure)",
    ),
  ),
  pattern(
    any('no (?:tengo|dispongo de|cuento con)(?: acceso a)?'),
    upTo(2),
    ' (?:herramientas?|funcion(?:es)?|calculadora|reloj|internet|documentos?|archivos?|la hora)',
  ),
  pattern(
    any('no puedo', 'no soy capaz de', 'no me es posible'),
    upTo(1),
    ' (?:calcular|hacer (?:el|ese|este|los)? ?calculos?|multiplicar|buscar(?:lo|la)?|consultar (?:los|el|tus|sus)? ?documentos?|acceder a(?: \\p{L}+)? (?:documentos?|archivos?|internet)|(?:decirte|decirle|saber) (?:la|que) hora)',
  ),
  pattern(
    'nao (?:tenho|disponho de)(?: acceso a| acesso a(?:os?)?)?',
    upTo(2),
    ' (?:ferramentas?|funcao|funcoes|calculadora|relogio|internet|documentos?|arquivos?|hora)',
  ),
  pattern(
    '(?:nao (?:posso|consigo)|nao sou capaz de)',
    upTo(1),
    ' (?:calcular|fazer (?:o|esse|este|os)? ?calculos?|multiplicar|pesquisar|procurar|consultar (?:os|o|seus)? ?documentos?|acessar(?: \\p{L}+)? (?:documentos?|arquivos?|internet)|(?:dizer|saber) (?:as|que) horas?)',
  ),
  pattern(
    '(?:non ho|non dispongo di)(?: accesso (?:a|ai|alla|a un))?',
    upTo(2),
    ' (?:strument[oi]|funzion[ei]|calcolatrice|orologio|internet|document[oi]|file|ora)',
  ),
  pattern(
    '(?:non (?:posso|riesco a)|non sono in grado di)',
    upTo(1),
    " (?:calcolar\\p{L}*|fare (?:il|questo|i)? ?calcol[oi]|moltiplicare|cercar\\p{L}*|consultare (?:i|il|tuoi)? ?document[oi]|accedere (?:a|ai|al)(?: \\p{L}+)? ?(?:document[oi]|file|internet)|(?:dirti|dirle|sapere) (?:l'ora|che ora))",
  ),
];

const others = [
  pattern(
    '(?:ik heb|heb ik)',
    upTo(1),
    ' geen',
    upTo(1),
    ' (?:tools?|hulpmiddel(?:en)?|functies?|rekenmachine|klok|internet|toegang tot(?: \\p{L}+)? (?:documenten|bestanden|internet|tijd))',
  ),
  pattern(
    '(?:ik kan|kan ik|ik ben niet in staat om)',
    upTo(4),
    '(?: niet| geen)(?: \\p{L}+){0,2}? (?:(?:uit|be)rekenen|rekenen|vermenigvuldigen|opzoeken|zoeken|documenten|bestanden|berekeningen)',
  ),
  pattern(
    '(?:nie mam|nie posiadam)',
    upTo(2),
    ' (?:narzedzi\\p{L}*|funkcji|kalkulatora|zegara|dostepu do(?: \\p{L}+)? (?:dokumentow|plikow|internetu|czasu|danych))',
  ),
  pattern(
    '(?:nie moge|nie potrafie|nie jestem w stanie|nie umiem)',
    upTo(2),
    ' (?:obliczyc|policzyc|wyliczyc|pomnozyc|wyszukac|wyszukiwac|przeszukac|sprawdzic (?:godziny|czasu|dokumentow)|otworzyc dokument\\p{L}*|podac godziny)',
  ),
];

const denials = [...english, ...german, ...romance, ...others];
/** A denial that hangs on something, or that is not the speaker's own. */
const spared =
  /(?:^| )(?:if|unless|whether|when|wenn|falls|ob|si|se|als|jesli|gdy|said|wrote|says|sagte|schrieb)(?= )/u;

/** Where a text denies that something can be done for which there may be a tool. */
export function denialsIn(text: string): Span[] {
  return ownSentences(text).flatMap(({ at, view }) => {
    if (asks(view)) return [];
    const lower = view.lower.replace(/\s/gu, ' ');
    for (const denial of denials) {
      const match = denial.exec(lower);
      if (match === null || spared.test(lower.slice(0, match.index))) continue;
      const { start, end } = sourceOf(view, { start: match.index, end: match.index + match[0].length });
      return [{ start: at + start, end: at + end }];
    }
    return [];
  });
}

import type { TurnFacts } from '../../src/domain/turn.js';
import { question } from './newest.js';

/** A wish to hear something again, or to get one's own words back corrected or translated, by language. */
const wishes: readonly RegExp[] = [
  /(?<!\p{L})(?:repeat|once more|come again|pardon|read (?:(?:it|that|this|them|me|out|back|the|to)\b)|what (?:exactly )?(?:did|does|do) \S+ (?:\S+ ){0,3}says?|say (?:that|it|this|so)? ?again|tell me (?:that )?again|quote|verbatim|word for word|exact (?:words?|wording|text)|full text|wording|literally|proof-?read|spell-?check|check (?:the )?spelling|(?:correct|fix|edit|polish|rewrite|rephrase|translate|shorten|summari[sz]e|confirm|recap)\b)/iu,
  /(?<!\p{L})(?:wiederhol|noch ?mal|noch einmal|lies |vorlesen|lesen sie|w[öo]rtlich|zitier|wortlaut|korrigier|verbesser|[üu]bersetz|fass(?:e|en)? .{0,30}zusammen)/iu,
  /(?<!\p{L})(?:r[ée]p[èée]t|encore une fois|relis|lis-|lisez|mot pour mot|cite[rz]?\b|corrige|tradui|reformule|texte exact)/iu,
  /(?<!\p{L})(?:repit|rep[eé]t|otra vez|de nuevo|l[ée]e(?:me|melo)?\b|palabra por palabra|textualmente|cita\b|corrige|tradu[czs])/iu,
  /(?<!\p{L})(?:repita|de novo|outra vez|leia|palavra por palavra|corrij|traduz|cite\b)/iu,
  /(?<!\p{L})(?:ripet|rileggi|leggi|parola per parola|testualmente|corregg|traduc|cita\b)/iu,
  /(?<!\p{L})(?:herhaal|nog (?:een keer|eens)|lees |voorlezen|woord voor woord|letterlijk|citeer|verbeter|vertaal)/iu,
  /powt[óo]rz|jeszcze raz|przeczytaj|zacytuj|s[łl]owo w s[łl]owo|popraw|przet[łl]umacz/iu,
  /tekrar|bir daha|oku(?:r|yun|sana|\b)|al[ıi]nt[ıi]la|kelimesi kelimesine|d[üu]zelt|[çc]evir/iu,
  /повтори|ещ[её] раз|прочита|прочти|процитируй|дословно|исправь|переведи/iu,
  /重复|再说一遍|再说一次|念给|读给|引用|原文|逐字|改正|翻译|もう一度|繰り返|読み上げ|読んで|引用|そのまま|直して|訳して/u,
];

/** The newest line asks for words that were there before, so giving them is the answer. */
export function wordsAreWanted(turn: TurnFacts): boolean {
  const asked = question(turn).slice(0, 2_000);
  return wishes.some((wish) => wish.test(asked));
}

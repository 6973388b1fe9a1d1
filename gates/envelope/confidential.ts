import type { Span } from '../../overrides/text/span.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { lastOfOthers } from '../asked/newest.js';
import { coveredBy, type Shared, shinglesOf, stretches } from '../echo/shingles.js';
import { type Word, wordsOf } from '../echo/words.js';

/** Words in a row that are no coincidence any more. */
const inRow = 7;
/** Words in a row that nobody is told to say. */
const atLength = 40;

/** Words of orders: instructions also hold what the agent is there to say, such as prices, hours and conditions. */
const orders =
  /(?<!\p{L})(?:never|always|do not|don't|must(?: not)?|you are|you're|you should|you will|your (?:role|task|job|goal)|pretend|the user|secret|confidential|keep (?:every|all|your|it)|avoid|respond|reply|niemals|nie|immer|du bist|sie sind|nunca|siempre|eres|jamais|toujours|tu es|vous êtes|sempre|mai|sei|você é|nooit|altijd|je bent|nigdy|zawsze|jesteś|asla|her zaman|никогда|всегда|ты)(?!\p{L})|不要|始终|你是|您是|必ず|絶対|あなたは/iu;

/** Where a text says what was to stay between the service and the model; what a participant has said too is no secret. */
export function confidencesIn(turn: TurnFacts, text: string): Span[] {
  const { confidential } = turn.making;
  if (confidential.length === 0) return [];
  const words = wordsOf(text);
  const said = coveredBy(
    words,
    lastOfOthers(turn, 40).map((line) => shinglesOf(line.text)),
  );
  const secrets = confidential.filter((secret) => secret !== turn.agent.instructions);
  const { instructions } = turn.agent;
  return [
    ...sharedWith(words, said, secrets),
    ...(instructions === undefined || !confidential.includes(instructions)
      ? []
      : sharedWith(words, said, [instructions]).filter(
          ({ weight, start, end }) => weight >= atLength || orders.test(text.slice(start, end)),
        )),
  ];
}

function sharedWith(words: readonly Word[], said: readonly boolean[], secrets: readonly string[]): Shared[] {
  const covered = coveredBy(words, secrets.map(shinglesOf)).map((is, at) => is && said[at] !== true);
  return stretches(words, covered).filter(({ weight }) => weight >= inRow);
}

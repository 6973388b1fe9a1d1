import type { Played } from '../play.js';
import { nameOf, type Said, type Scene } from '../scenes/scene.js';
import { comparison } from './comparison.js';
import type { Field, Screen } from './screen.js';
import { joined, styled } from './styled.js';

/** Of a longer conversation the first and the last lines are enough. */
const shownLines = 6;
const keptAtEachEnd = 2;

export function showScene(screen: Screen, played: Played, place: string): void {
  screen.title(`${place}  ${played.scene.title}`);
  screen.say(played.scene.story);
  screen.gap();
  screen.fields(saidSoFar(played.scene));
  screen.gap();
  screen.table(comparison(played));
  screen.gap();
  screen.fields([...verdict(played), ...whatFollows(played)]);
}

function saidSoFar(scene: Scene): Field[] {
  const asked = 'text' in scene.attempt ? [scene.attempt] : [];
  const lines = [...scene.before, ...asked].map((said): Field => [`${nameOf(scene, said.from)}:`, textOf(said)]);
  if (lines.length <= shownLines) return lines;
  const between = styled(`… ${lines.length - 2 * keptAtEachEnd} more lines like these …`, 'dim');
  return [...lines.slice(0, keptAtEachEnd), ['', between], ...lines.slice(-keptAtEachEnd)];
}

const textOf = (said: Said): string => ('text' in said ? said.text : said.draft.outbound);

const did = {
  pass: 'let it pass',
  rewrite: 'rewrote the draft',
  regenerate: 'sent the draft back',
  silence: 'silenced the agent',
  cap: 'capped the agent',
};

const rulesOf = ({ overrides }: Played['turn']): number => new Set(overrides.map(({ override }) => override)).size;

function verdict({ fired, turn }: Played): Field[] {
  if (fired.length === 0) return [['Override', `none fired: ${rulesOf(turn)} looked at it and let it pass`]];
  return fired.flatMap(({ override, outcome, because, projected, incident }): Field[] => [
    ['Override', joined([styled(override, ['bold', 'magenta']), styled(` ${did[outcome]}`)])],
    ['Because', because ?? ''],
    ...(projected ? [effect(projected)] : []),
    ['Written after', `overrides/incidents/${incident}.md`],
  ]);
}

const effect = ({ risk, service }: NonNullable<Played['fired'][number]['projected']>): Field => [
  'Effect',
  `risk to the people: ${risk.before} → ${risk.after}; service to them: ${service.before} → ${service.after}`,
];

function whatFollows({ scene, turn, conversation, again }: Played): Field[] {
  const { handoff } = conversation;
  const modelCalls = `${turn.dispatches} model ${turn.dispatches === 1 ? 'call' : 'calls'}`;
  return [
    ...(handoff
      ? [['Now', `the agent is silent, and a person is asked to take over: “${handoff.reason}”`] as const]
      : []),
    ...('text' in scene.attempt
      ? [
          [
            'Path',
            `message stored → queue → ${modelCalls} → ${rulesOf(turn)} overrides → one commit → delivered`,
          ] as const,
        ]
      : []),
    ...(again && scene.remedy
      ? [['Then', `${scene.remedy.told}, and the same draft is sent again: ${fateOf(again)}`] as const]
      : []),
  ];
}

const fateOf = ({ outcome }: NonNullable<Played['again']>) =>
  outcome === 'delivered' ? 'now it leaves' : 'it still does not leave';

import type { Flown } from '../autopilot.js';
import { autopilot, perSide } from '../scenes/autopilot.js';
import { nameOf } from '../scenes/scene.js';
import type { Field, Screen } from './screen.js';
import { joined, styled } from './styled.js';

const keptAtStart = 5;
const keptAtEnd = 3;

export function showAutopilot(screen: Screen, { lines, fired }: Flown, place: string): void {
  screen.title(`${place}  ${autopilot.title}`);
  screen.say(autopilot.story);
  screen.gap();
  const said = lines.map(
    ({ from, kind, text }): Field => [`${nameOf(autopilot, from)}:`, styled(text, kind === 'notice' ? 'green' : [])],
  );
  const between: Field = ['', styled(`… ${said.length - keptAtStart - keptAtEnd} more lines like these …`, 'dim')];
  screen.fields([...said.slice(0, keptAtStart), between, ...said.slice(-keptAtEnd)]);
  screen.gap();
  screen.fields([
    ...fired.map(
      ({ override }): Field => [
        'Override',
        joined([styled(override, ['bold', 'magenta']), styled(' capped both agents')]),
      ],
    ),
    ['Because', `each of them has spoken ${perSide} times since a person took part`],
    ['Now', 'both are silent until a person writes, or accepts a hand-off; the clock does not wake them'],
  ]);
}

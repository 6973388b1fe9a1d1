import type { z } from 'zod';
import type { stats } from '../../http/shapes/admin.js';
import type { Played } from '../play.js';
import type { Screen } from './screen.js';
import { styled } from './styled.js';
import type { Table } from './table.js';

type Stats = z.infer<typeof stats>['items'];

interface Rate {
  override: string;
  evaluated: number;
  fired: number;
  concerns: number;
  overruled: number;
}

export function showSummary(screen: Screen, played: readonly Played[], counted: Stats): void {
  const rates = ratesOf(played, counted);
  screen.title('What happened');
  screen.say(inShort(played));
  screen.gap();
  screen.table(fates(played));
  screen.gap();
  screen.say(
    `How often each rule fired, over all ${Math.max(0, ...rates.map(({ evaluated }) => evaluated))} drafts of this demo:`,
  );
  screen.gap();
  screen.table(table(rates));
  const { concerns = 0, overruled = 0 } = rates.find((rate) => rate.concerns > 0) ?? {};
  screen.gap();
  if (concerns === 0) return;
  screen.say(
    `The agents raised ${concerns} ${concerns === 1 ? 'concern' : 'concerns'} about a person; code took ${overruled} back.`,
  );
}

const fateOf = ({ turn, fired }: Played) => {
  if (turn.messageSeq === null) return 'did not leave';
  if (fired.some(({ outcome }) => outcome === 'regenerate')) return 'left written again';
  return fired.some(({ outcome }) => outcome === 'rewrite') ? 'left rewritten' : 'left as written';
};

function inShort(played: readonly Played[]): string {
  const count = (fate: ReturnType<typeof fateOf>) => played.filter((one) => fateOf(one) === fate).length;
  const drafts = played.filter(({ scene }) => 'draft' in scene.attempt).length;
  const again = count('left written again');
  const answers = played.length - drafts;
  const sent = drafts === 1 ? '1 draft was sent' : `${drafts} drafts were sent`;
  const answered = answers === 1 ? '1 answer came from the model' : `${answers} answers came from the model`;
  const all = [...(drafts > 0 ? [sent] : []), ...(answers > 0 ? [answered] : [])].join(', and ');
  return (
    `${all}. ` +
    `${count('left as written')} left as written, ${count('left rewritten')} left rewritten, ${again > 0 ? `${again} left written again, ` : ''}${count('did not leave')} did not leave.`
  );
}

const fates = (played: readonly Played[]): Table => ({
  head: ['', 'Conversation', 'The draft', 'Override'],
  rows: played.map((one, index) => [
    styled(String(index + 1)),
    styled(one.scene.title),
    styled(fateOf(one)),
    one.fired.length > 0
      ? styled(one.fired.map(({ override }) => override).join(', '), 'magenta')
      : styled('none', 'dim'),
  ]),
});

/** In the order of the rules. A demo that runs over the full hour has two buckets a rule, which are added up. */
function ratesOf(played: readonly Played[], counted: Stats): Rate[] {
  const first = [...(played[0]?.turn.overrides ?? [])].sort((left, right) => left.order - right.order);
  // A rule that sent a draft back stands among the records once for each time.
  const names = [...new Set(first.map(({ override }) => override))];
  return names.map((override) => {
    const buckets = counted.filter((item) => item.override === override && item.mode === 'enforce');
    const sum = (field: Exclude<keyof Rate, 'override'>) =>
      buckets.reduce((total, item) => total + (item[field] ?? 0), 0);
    return {
      override,
      evaluated: sum('evaluated'),
      fired: sum('fired'),
      concerns: sum('concerns'),
      overruled: sum('overruled'),
    };
  });
}

const table = (rates: readonly Rate[]): Table => ({
  head: ['Override', 'Looked at', 'Fired', 'Rate'],
  rows: rates.map(({ override, evaluated, fired }) => [
    styled(override, 'magenta'),
    styled(String(evaluated)),
    styled(String(fired)),
    styled(`${((100 * fired) / Math.max(1, evaluated)).toFixed(1)} %`),
  ]),
});

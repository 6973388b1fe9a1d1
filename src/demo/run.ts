import type { Participant } from '../domain/participant.js';
import { stats } from '../http/shapes/admin.js';
import { Api } from './api.js';
import type { Arguments } from './arguments.js';
import { fly, problemsOfFlight } from './autopilot.js';
import { type Hand, showByHand } from './by-hand.js';
import { everything, packs } from './packs.js';
import { type Played, play, problemsOf } from './play.js';
import { type Service, startService } from './service.js';
import { showAutopilot } from './show/autopilot.js';
import { showScene } from './show/scene.js';
import type { Screen } from './show/screen.js';
import { showSummary } from './show/summary.js';

/** Plays the demo, and leaves the service running unless it is to end. Aborts `stopping` when somebody asks for the end. */
export async function run(screen: Screen, chosen: Arguments, stopping: AbortController): Promise<void> {
  const starting = startService();
  stopWhenAsked(stopping, starting);
  const service = await starting;
  const failed = await show(screen, service, chosen).catch((error: unknown) => [messageOf(error)]);
  if (stopping.signal.aborted || (failed.length === 0 && !chosen.once)) return;
  await service.stop();
  for (const problem of failed) console.error(`The demo failed: ${problem}`);
  process.exit(failed.length === 0 ? 0 : 1);
}

/** Answers what went wrong. */
async function show(screen: Screen, service: Service, { once, policy }: Arguments): Promise<string[]> {
  const api = new Api(service.url, service.key);
  showService(screen, service);
  const { scenes, autopilot } = (policy === undefined ? undefined : packs[policy]) ?? everything;
  const parts = scenes.length + (autopilot ? 1 : 0);
  const played: Played[] = [];
  for (const [index, scene] of scenes.entries()) {
    const next = await play(api, scene);
    played.push(next);
    showScene(screen, next, `${index + 1} of ${parts}`);
  }
  const flown = autopilot ? await fly(api) : null;
  if (flown) showAutopilot(screen, flown, `${parts} of ${parts}`);
  const [first] = played;
  if (!first) return ['there was nothing to play'];
  const { items } = await api.get(`/v1/admin/stats/overrides?since=${first.conversation.createdAt}&bucket=hour`, stats);
  showSummary(screen, played, items);
  const problems = [...played.flatMap(problemsOf), ...(flown ? problemsOfFlight(flown) : [])];
  if (problems.length > 0) return problems;
  if (once) screen.say('Without --once the service would now run on, for you to call it by hand.', 'dim');
  else
    showByHand(screen, {
      ...service,
      conversationId: first.conversation.id,
      ...(policy !== undefined && { hand: handOf(first) }),
    });
  return [];
}

/** For whom somebody may write by hand: the outside agent or, where the service writes for the agent, the person. */
function handOf({ scene: { participants } }: Played): Hand {
  const agent = participants.find(({ kind, generatedBy }) => kind === 'agent' && generatedBy !== 'model');
  const person = participants.find(({ id, kind }) => kind === 'human' && id !== agent?.represents);
  const name = ({ id, displayName }: Participant) => displayName ?? id;
  if (!person) throw new Error('a scene needs a person who reads');
  return agent
    ? {
        who: name(agent),
        reader: name(person),
        body: { from: agent.id, draft: { outbound: `Write to ${agent.id}@example.com.` } },
      }
    : { who: name(person), reader: name(person), body: { from: person.id, text: 'Thank you.' } };
}

function showService(screen: Screen, { url, temporary, dataDir }: Service): void {
  screen.gap();
  screen.fields([
    ['Service', `${url}: API, queue, worker and database`],
    ['Data', temporary ? 'in a temporary folder, removed at the end' : dataDir],
    ['Model', 'the scripted demo model: it speaks prepared lines, no AI runs'],
  ]);
}

/** Also when nobody reads any more: the database must not outlive the demo. */
function stopWhenAsked(stopping: AbortController, starting: Promise<Service>): void {
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    // A start that fails now has cleaned up behind itself, and its reason interests nobody any more.
    const stopped = starting.then(
      (service) => service.stop().catch((error: unknown) => console.error(messageOf(error))),
      () => undefined,
    );
    void stopped.finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import type { Screen } from './show/screen.js';

export interface Place {
  url: string;
  key: string;
  conversationId: string;
  /** Left out, it is the agent of the first conversation of the whole demo. */
  hand?: Hand;
}

/** Whose message is sent by hand, and who reads what leaves. */
export interface Hand {
  who: string;
  reader: string;
  body: object;
}

const ofBerta: Hand = {
  who: "Berta's agent",
  reader: 'Adam',
  body: { from: 'guide', draft: { outbound: 'Write to berta@example.com.' } },
};

/** What to type in another terminal while the service runs. */
export function showByHand(screen: Screen, place: Place): void {
  const { width } = screen;
  screen.title('Now you');
  const { who, reader } = place.hand ?? ofBerta;
  screen.say(`The service still runs. Paste this into another terminal to speak as ${who} in the first conversation:`);
  screen.gap();
  screen.code(postCommand(place, width));
  screen.gap();
  screen.say(`Read what ${reader} reads:`);
  screen.gap();
  screen.code(getCommand(place, `/v1/conversations/${place.conversationId}/messages`, width));
  screen.gap();
  screen.say('Read the override log of this conversation; without the last part, that of all of them:');
  screen.gap();
  screen.code(getCommand(place, `/v1/admin/overrides?conversationId=${place.conversationId}`, width));
  screen.gap();
  screen.say(
    `All routes: ${place.url}/openapi.json. A record holds what fired, why, the text before and after, and the incident behind the rule.`,
  );
  screen.gap();
  screen.say('Ctrl-C ends the service.', 'bold');
}

export function postCommand({ url, key, conversationId, hand = ofBerta }: Place, width: number): string[] {
  return folded(
    [
      "curl -s -w '\\n'",
      `"${url}/v1/conversations/${conversationId}/messages?wait=5000"`,
      `-H "Authorization: Bearer ${key}"`,
      '-H "Content-Type: application/json"',
      '-H "Idempotency-Key: $(date +%s)"',
      `-d '${JSON.stringify(hand.body)}'`,
    ],
    width,
  );
}

export const getCommand = ({ url, key }: Place, route: string, width: number): string[] =>
  folded(["curl -s -w '\\n'", `"${url}${route}"`, `-H "Authorization: Bearer ${key}"`], width);

/** One command over several lines. A part too wide for one is broken inside its quotes, where the shell joins it again. */
function folded(parts: readonly string[], width: number): string[] {
  return parts.flatMap((part, index) => {
    const line = `${index === 0 ? '' : '  '}${part}${index === parts.length - 1 ? '' : ' \\'}`;
    return line.length <= width ? [line] : broken(line, width);
  });
}

/** Inside double quotes a backslash takes the end of the line away; single quotes are closed and opened again. */
function broken(line: string, width: number): string[] {
  const [end, start] = line.includes("'") ? ["'\\", "'"] : ['\\', ''];
  const first = readableStart(line.slice(0, width - end.length));
  const rest = start + line.slice(first.length);
  return [first + end, ...(rest.length <= width ? [rest] : broken(rest, width))];
}

/** Up to where a path or an object has a joint, if there is one in the second half. */
function readableStart(text: string): string {
  const joint = Math.max(...['/', '?', ',', '{'].map((mark) => text.lastIndexOf(mark)));
  return joint > text.length / 2 ? text.slice(0, joint + 1) : text;
}

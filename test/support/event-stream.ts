import type { TestApp } from './app.js';

export interface SeenEvent {
  id: number;
  type: string;
  data: Record<string, unknown>;
}

interface Asked {
  key?: string;
  /** `?for=…` */
  reader?: string;
  lastEventId?: number;
}

/** Connects as a browser does, and takes so many events before it goes away. */
export async function takeEvents(
  app: TestApp,
  conversationId: string,
  count: number,
  asked: Asked = {},
): Promise<SeenEvent[]> {
  const { events, stop } = await openEvents(app, conversationId, asked);
  const seen: SeenEvent[] = [];
  try {
    while (seen.length < count) {
      const next = await events.next();
      if (next.done) break;
      seen.push(next.value);
    }
  } finally {
    stop();
  }
  return seen;
}

/** A stream that stays open until it is stopped. `comments` counts the keep-alives. */
export async function openEvents(
  app: TestApp,
  conversationId: string,
  { key = app.admin, reader, lastEventId }: Asked = {},
) {
  const gone = new AbortController();
  const query = reader === undefined ? '' : `?for=${reader}`;
  const response = await fetch(`${app.url}/v1/conversations/${conversationId}/events${query}`, {
    headers: {
      authorization: `Bearer ${key}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: gone.signal,
  });
  const counted = { comments: 0 };
  return { response, counted, events: parsed(response, counted), stop: () => gone.abort() };
}

async function* parsed(response: Response, counted: { comments: number }): AsyncGenerator<SeenEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const frame = text.slice(0, end);
      text = text.slice(end + 2);
      if (frame.startsWith(':')) counted.comments++;
      else yield eventOf(frame);
    }
  }
}

function eventOf(frame: string): SeenEvent {
  const fields = Object.fromEntries(
    frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return {
    id: Number(fields.id),
    type: fields.event ?? '',
    data: JSON.parse(fields.data ?? '{}') as Record<string, unknown>,
  };
}

import { APIError, OpenAI } from 'openai';
import { Stream } from 'openai/streaming';
import type { ModelAnswer, ModelRequest } from '../../domain/generation.js';
import { estimatedTokens } from '../estimate.js';
import { answerTokens, type Limits, type Model } from '../model.js';
import { answerOfRaw, type RawAnswer } from '../raw-answer.js';
import { type Body, bodyOf } from './body.js';
import { Collect } from './collect.js';
import { type Quirk, quirks } from './quirks.js';
import { ModelServer } from './server.js';
import { Silence, silenceMs } from './silence.js';
import { fetchInOneShape, type Place, troubleOf } from './trouble.js';

export interface ServerSettings {
  /** With or without the `/v1` that OpenAI's clients want; may carry a user and a password. */
  url: string;
  /** The first that the server lists, when it is left out. */
  name?: string;
  key?: string;
  timeoutMs: number;
  /** How long a stream may pause; see silence.ts. */
  silenceMs?: number;
}

/** Any server that speaks OpenAI's chat completions: Ollama, llama.cpp's, vLLM, LM Studio. */
export class OpenAiModel implements Model {
  readonly name: string;
  private readonly client: OpenAI;
  private readonly server: ModelServer;
  private readonly place: Place;
  private readonly silenceMs: number;
  /** What this server has refused before. */
  private readonly learned = new Set<Quirk>();

  constructor({ url, name, key, timeoutMs, silenceMs: pause }: ServerSettings) {
    const { base, root, headers, secrets } = addressOf(url, key);
    this.place = { origin: new URL(root).origin, secrets };
    this.name = `${name ?? 'the model'} at ${this.place.origin}`;
    this.silenceMs = pause ?? silenceMs(timeoutMs);
    this.server = new ModelServer(root, headers, name);
    this.client = new OpenAI({
      baseURL: base,
      apiKey: key ?? 'none',
      organization: null,
      project: null,
      defaultHeaders: headers,
      // Trying again is the turn's business, and so is the time: the signal ends the call.
      maxRetries: 0,
      timeout: timeoutMs * 2,
      logLevel: 'off',
      fetch: fetchInOneShape,
    });
  }

  limits = async (): Promise<Limits> => {
    const { window } = await this.server.served();
    return { window, answer: answerTokens(window) };
  };

  count = async (text: string): Promise<number> => {
    const { count } = await this.server.served();
    return (await count?.(text).catch(() => null)) ?? estimatedTokens(text);
  };

  async generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    signal.throwIfAborted();
    const silence = new Silence(this.silenceMs);
    const ended = AbortSignal.any([signal, silence.signal]);
    try {
      const { model, window } = await this.server.served();
      const raw = await this.complete(bodyOf(request, model, answerTokens(window)), ended, silence);
      return answerOfRaw(raw, request);
    } catch (error) {
      throw ended.aborted ? ended.reason : troubleOf(error, this.place);
    } finally {
      silence.end();
    }
  }

  /** Asks again, in other words, what this server refuses for its form; each such lesson is learned once. */
  private async complete(whole: Body, signal: AbortSignal, silence: Silence): Promise<RawAnswer> {
    for (;;) {
      const body = [...this.learned].reduce((said, quirk) => quirk.change(said), whole);
      try {
        return await this.read(body, signal, silence);
      } catch (error) {
        const lesson = lessonOf(error, this.learned);
        if (!lesson) throw error;
        this.learned.add(lesson);
      }
    }
  }

  private async read(body: Body, signal: AbortSignal, silence: Silence): Promise<RawAnswer> {
    const controller = new AbortController();
    const either = AbortSignal.any([signal, controller.signal]);
    const response = await this.client.chat.completions.create(body, { signal: either }).asResponse();
    const collect = new Collect(body.model);
    if (isStream(response)) {
      for await (const piece of Stream.fromSSEResponse<unknown>(response, controller, this.client)) {
        silence.broken();
        collect.take(piece);
      }
      // The client ends an aborted stream as if it were whole.
      signal.throwIfAborted();
    } else collect.take(await response.json());
    return collect.raw();
  }
}

/** Some servers answer whole, whatever they are asked. */
const isStream = ({ headers }: Response): boolean => /event-stream/.test(headers.get('content-type') ?? '');

/** Only what is refused before it begins can be asked again. */
function lessonOf(error: unknown, learned: ReadonlySet<Quirk>): Quirk | undefined {
  if (!(error instanceof APIError) || error.status === undefined) return undefined;
  return quirks.find((quirk) => !learned.has(quirk) && quirk.refusal.test(error.message));
}

/** A user and a password in the address go into a header, since requests may not carry them. */
function addressOf(given: string, key: string | undefined) {
  const url = new URL(given);
  const { username, password } = url;
  const basic = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const authorization = key ? `Bearer ${key}` : username ? `Basic ${basic}` : undefined;
  Object.assign(url, { username: '', password: '', search: '', hash: '' });
  const root = url.href.replace(/\/+$/, '').replace(/\/v1$/, '');
  const secrets = [key ?? '', password, decodeURIComponent(password)].filter((secret) => secret !== '');
  return { base: `${root}/v1`, root, headers: { ...(authorization && { authorization }) }, secrets };
}

import { z } from 'zod';

/** What a server is asked that tells its kind; generous for a local machine. */
const askMs = 2_000;
/** A server may be started again with another window. */
const knownForMs = 60_000;
/** For a server that does not tell. */
export const defaultWindow = 8_192;
/** What Ollama and LM Studio load a model with, when nothing says otherwise, whatever the model could take. */
const loadedWindow = 4_096;

export interface Served {
  model: string;
  window: number;
  /** Null where the server has no tokenizer to ask. */
  count: ((text: string) => Promise<number>) | null;
}

type Ask = <T>(path: string, shape: z.ZodType<T>, body?: object) => Promise<T | null>;

/** A kind of server, recognised by what only it answers. Null when it is another. */
type Kind = (ask: Ask, model: string) => Promise<Omit<Served, 'model'> | null>;

const kinds: readonly Kind[] = [llamaCpp, ollama, lmStudio];

async function llamaCpp(ask: Ask): Promise<Omit<Served, 'model'> | null> {
  const props = await ask('/props', z.object({ default_generation_settings: z.object({ n_ctx: z.int().positive() }) }));
  if (!props) return null;
  const count = async (text: string) => {
    const answer = await ask('/tokenize', z.object({ tokens: z.array(z.unknown()) }), { content: text });
    return counted(answer?.tokens.length);
  };
  return { window: props.default_generation_settings.n_ctx, count };
}

/** What is loaded decides, not what the model could take: a longer prompt loses its beginning without a word. */
async function ollama(ask: Ask, model: string): Promise<Omit<Served, 'model'> | null> {
  const shown = z.object({ model_info: z.record(z.string(), z.unknown()), parameters: z.string().nullish() });
  const details = await ask('/api/show', shown, { model });
  if (!details) return null;
  const running = z.object({ models: z.array(z.object({ name: z.string(), context_length: z.int().nullish() })) });
  const loaded = (await ask('/api/ps', running))?.models.find(
    ({ name }) => name === model || name === `${model}:latest`,
  );
  const set = /^num_ctx\s+(\d+)/m.exec(details.parameters ?? '')?.[1];
  return { window: loaded?.context_length ?? (set ? Number(set) : loadedWindow), count: null };
}

async function lmStudio(ask: Ask, model: string): Promise<Omit<Served, 'model'> | null> {
  const one = z.object({ max_context_length: z.int().positive(), loaded_context_length: z.int().positive().nullish() });
  const details = await ask(`/api/v0/models/${encodeURIComponent(model)}`, one);
  if (!details) return null;
  const { max_context_length: most, loaded_context_length: loaded } = details;
  return { window: loaded ?? Math.min(most, loadedWindow), count: null };
}

const listSchema = z.object({
  data: z.array(z.object({ id: z.string(), max_model_len: z.int().positive().nullish() })),
});

/** vLLM says it in the list of models. */
function vllm(ask: Ask, { id, max_model_len: window }: { id: string; max_model_len?: number | null }): Served | null {
  if (window == null) return null;
  const count = async (prompt: string) => {
    const body = { model: id, prompt, add_special_tokens: false };
    return counted((await ask('/tokenize', z.object({ count: z.int() }), body))?.count);
  };
  return { model: id, window, count };
}

function counted(tokens: number | undefined): number {
  if (tokens === undefined) throw new Error('the tokenizer did not answer');
  return tokens;
}

/** What stands behind MODEL_URL, as far as it tells. */
export class ModelServer {
  private known: { served: Promise<Served>; until: number } | null = null;

  /** @param root without the path of the API's version */
  constructor(
    private readonly root: string,
    private readonly headers: Record<string, string>,
    private readonly modelName: string | undefined,
  ) {}

  served(): Promise<Served> {
    if (!this.known || this.known.until < Date.now())
      this.known = { served: this.look(), until: Date.now() + knownForMs };
    const { served } = this.known;
    served.catch(() => (this.known = null));
    return served;
  }

  private async look(): Promise<Served> {
    const list = (await this.ask('/v1/models', listSchema))?.data ?? [];
    const listed = this.modelName === undefined ? list[0] : list.find(({ id }) => id === this.modelName);
    const model = this.modelName ?? listed?.id;
    if (model === undefined)
      throw new Error(
        'the model server names no model; start it with one, or set MODEL_NAME to the one it should load',
      );
    const told = listed && vllm(this.ask, listed);
    if (told) return told;
    for (const kind of kinds) {
      const found = await kind(this.ask, model);
      if (found) return { model, ...found };
    }
    return { model, window: defaultWindow, count: null };
  }

  /** Null when the answer is not of the shape: then it is another kind of server, or away, and the model call says so. */
  private readonly ask: Ask = async (path, shape, body) => {
    try {
      const response = await fetch(this.root + path, {
        method: body ? 'POST' : 'GET',
        headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(askMs),
      });
      return response.ok ? (shape.safeParse(await response.json()).data ?? null) : null;
    } catch {
      return null;
    }
  };
}

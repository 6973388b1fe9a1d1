import { z } from 'zod';
import type { RawAnswer } from '../raw-answer.js';
import { parsedArguments } from '../written-calls.js';

const callSchema = z.object({
  index: z.int().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.unknown() }).nullish(),
});
type CallPiece = z.infer<typeof callSchema>;

const saidSchema = z.object({
  content: z.string().nullish(),
  /** llama.cpp, vLLM and LM Studio; newer vLLM and Ollama call it `reasoning`. */
  reasoning_content: z.string().nullish(),
  reasoning: z.string().nullish(),
  tool_calls: z.array(callSchema).nullish(),
});

const pieceSchema = z.object({
  model: z.string().nullish(),
  choices: z
    .array(
      z.object({ delta: saidSchema.nullish(), message: saidSchema.nullish(), finish_reason: z.string().nullish() }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish().catch(null),
});

/** How servers say that the answer was cut off at its limit. */
const cutOff = ['length', 'max_tokens', 'model_length', 'abort'];

interface CallSoFar {
  index: number | null;
  id?: string;
  name: string;
  /** An object where the server does not write them as text. */
  arguments: unknown;
}

/** Puts a streamed answer together. A whole answer, of a server that does not stream, is one piece. */
export class Collect {
  private text = '';
  private thinking = '';
  private readonly calls: CallSoFar[] = [];
  private finish: string | null = null;
  private usage: RawAnswer['usage'] = null;
  private heard = false;
  private served: string | null = null;

  constructor(private readonly model: string) {}

  /** @throws when it is nothing of a chat completion */
  take(piece: unknown): void {
    const parsed = pieceSchema.safeParse(piece);
    if (!parsed.success)
      throw new Error('the model server sent something that is no chat completion; is MODEL_URL right?');
    const { model, choices, usage } = parsed.data;
    this.served ??= model ?? null;
    if (usage) this.usage = { prompt: usage.prompt_tokens, completion: usage.completion_tokens };
    const [choice] = choices ?? [];
    if (!choice) return;
    this.heard = true;
    this.finish = choice.finish_reason ?? this.finish;
    const said = choice.delta ?? choice.message;
    this.text += said?.content ?? '';
    this.thinking += said?.reasoning_content ?? said?.reasoning ?? '';
    for (const call of said?.tool_calls ?? []) this.takeCall(call);
  }

  /** @throws when nothing came */
  raw(): RawAnswer {
    if (!this.heard) throw new Error('the model server ended its answer before it began');
    return {
      model: this.served ?? this.model,
      text: this.text,
      calls: this.calls.map(({ id, name, arguments: given }) => ({ id, name, arguments: parsedArguments(given) })),
      thinking: this.thinking || null,
      cutOff: this.finish !== null && cutOff.includes(this.finish),
      usage: this.usage,
    };
  }

  private takeCall(piece: CallPiece): void {
    const { name, arguments: given } = piece.function ?? {};
    const call = this.goesOn(piece) ?? this.begin(piece);
    if (piece.id) call.id ??= piece.id;
    if (name && call.name === '') call.name = name;
    if (given === undefined || given === null) return;
    call.arguments = typeof given === 'string' && typeof call.arguments === 'string' ? call.arguments + given : given;
  }

  private begin({ index }: CallPiece): CallSoFar {
    const call: CallSoFar = { index: index ?? null, name: '', arguments: '' };
    this.calls.push(call);
    return call;
  }

  /** Servers leave the index out, or give every call the same one; another id, or a name after a whole call, begins the next. */
  private goesOn({ index, id, function: called }: CallPiece): CallSoFar | undefined {
    const last = index == null ? this.calls.at(-1) : this.calls.findLast((call) => call.index === index);
    if (!last || (id && last.id && id !== last.id)) return undefined;
    return called?.name && last.name !== '' && isWhole(last.arguments) ? undefined : last;
  }
}

const isWhole = (given: unknown): boolean => typeof given !== 'string' || typeof parsedArguments(given) === 'object';

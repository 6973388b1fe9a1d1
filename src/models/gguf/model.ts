import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ModelAnswer, ModelRequest } from '../../domain/generation.js';
import { answerTokens, type Limits, type Model, ModelError } from '../model.js';
import { answerOfRaw, type RawAnswer } from '../raw-answer.js';
import { parsedArguments } from '../written-calls.js';
import {
  type Chat,
  type Engine,
  type GenerateOptions,
  type HistoryItem,
  type Llama,
  loadEngine,
  type LoadedModel,
} from './engine.js';
import { grammarSchema } from './grammar.js';
import { historyOf } from './history.js';

/** More would take memory that a small machine does not have, and time to read that a CPU does not have. */
const windowAtMost = 8_192;
/** For what people read; JSON by a grammar is the likeliest there is. */
const speaking = { temperature: 0.7, minP: 0.05 };
const exact = { temperature: 0, minP: 0 };

export interface FileSettings {
  file: string;
  /** Answers at once. */
  concurrency: number;
  /** One processor stays with the queue and the API, when it is left out. */
  threads?: number;
  /** In tokens, of each answer with its prompt. */
  window?: number;
  /** In tokens, the longest answer; a share of the window, when it is left out. */
  answer?: number;
}

interface Place {
  chat: Chat;
  /** Whose prompt the engine still holds, so that only what is new has to be read. */
  user: string | null;
}

/** A GGUF file, run in this process by llama.cpp. */
export class GgufModel implements Model {
  private readonly free: Place[];
  private readonly waiting: ((place: Place) => void)[] = [];

  private constructor(
    readonly name: string,
    private readonly llama: Llama,
    private readonly model: LoadedModel,
    private readonly context: Limits & { chats: Chat[] },
  ) {
    this.free = context.chats.map((chat) => ({ chat, user: null }));
  }

  /** @throws one line for the person who starts the program */
  static async load(settings: FileSettings): Promise<GgufModel> {
    const { file, threads } = settings;
    if (!existsSync(file))
      throw new Error(`MODEL_FILE names ${file}, which is not there; give the path of a GGUF file`);
    const engine = await loadEngine();
    const maxThreads = threads ?? Math.max(1, availableParallelism() - 1);
    // What goes wrong is thrown as well; the rest is the engine's talk about itself.
    const llama = await engine.getLlama({ build: 'never', skipDownload: true, maxThreads, logger: () => undefined });
    try {
      const model = await llama.loadModel({ modelPath: file });
      const context = await contextOf(engine, model, settings);
      return new GgufModel(path.basename(file), llama, model, context);
    } catch (error) {
      await llama.dispose();
      throw new Error(`MODEL_FILE names ${file}, which cannot be loaded: ${reasonOf(error)}`, { cause: error });
    }
  }

  limits = (): Promise<Limits> => {
    const { window, answer } = this.context;
    return Promise.resolve({ window, answer });
  };

  count = (text: string): Promise<number> => Promise.resolve(this.model.tokenize(text).length);

  close = (): Promise<void> => this.llama.dispose();

  async generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    signal.throwIfAborted();
    const place = await this.take(request.user);
    const tooLong = new AbortController();
    const ended = AbortSignal.any([signal, tooLong.signal]);
    try {
      const options = await this.optionsFor(request, ended, tooLong);
      return answerOfRaw(await this.speak(place.chat, request, options), request);
    } catch (error) {
      throw ended.aborted ? ended.reason : troubleOf(error);
    } finally {
      this.giveBack(place, request.user);
    }
  }

  private async speak(chat: Chat, request: ModelRequest, options: GenerateOptions): Promise<RawAnswer> {
    const before = chat.sequence.tokenMeter.getState();
    const { response, fullResponse, functionCalls, metadata } = await chat.generateResponse(
      historyOf(request),
      options,
    );
    const completion = chat.sequence.tokenMeter.getState().usedOutputTokens - before.usedOutputTokens;
    const insisted = typeof request.toolChoice === 'object' ? request.toolChoice.name : null;
    const called = functionCalls?.map(({ functionName: name, params }) => ({ name, arguments: params ?? {} })) ?? [];
    const thoughts = fullResponse.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.text]));
    return {
      model: this.name,
      text: insisted === null ? response : '',
      calls: insisted === null ? called : [{ name: insisted, arguments: parsedArguments(response) }],
      thinking: thoughts.join('\n') || null,
      cutOff: metadata.stopReason === 'maxTokens',
      // What the engine still held of an earlier prompt counts too.
      usage: { prompt: Math.max(0, chat.sequence.nextTokenIndex - completion), completion },
    };
  }

  private async optionsFor(
    { tools, toolChoice, responseSchema }: ModelRequest,
    signal: AbortSignal,
    tooLong: AbortController,
  ): Promise<GenerateOptions> {
    const insisted = typeof toolChoice === 'object' && tools.find(({ name }) => name === toolChoice.name)?.parameters;
    const schema = insisted || responseSchema?.schema;
    const options: GenerateOptions = {
      signal,
      maxTokens: this.context.answer,
      ...(schema ? exact : speaking),
      contextShift: { strategy: () => refuse(tooLong) },
    };
    if (schema) return { ...options, grammar: await this.llama.createGrammarForJsonSchema(grammarSchema(schema)) };
    if (toolChoice === 'none' || tools.length === 0) return options;
    const offered = tools.map(
      ({ name, description, parameters }) => [name, { description, params: grammarSchema(parameters) }] as const,
    );
    return { ...options, functions: Object.fromEntries(offered) };
  }

  private take(user: string): Promise<Place> {
    const index = this.free.findIndex((place) => place.user === user);
    const [place] = this.free.splice(Math.max(index, 0), 1);
    return place ? Promise.resolve(place) : new Promise((resolve) => this.waiting.push(resolve));
  }

  private giveBack({ chat }: Place, user: string): void {
    const place = { chat, user };
    const next = this.waiting.shift();
    if (next) next(place);
    else this.free.push(place);
  }
}

async function contextOf(
  { LlamaChat }: Engine,
  model: LoadedModel,
  { concurrency, window, answer }: FileSettings,
): Promise<Limits & { chats: Chat[] }> {
  const contextSize = window ?? { max: Math.min(model.trainContextSize, windowAtMost) };
  const context = await model.createContext({ contextSize, sequences: concurrency });
  const chats = Array.from({ length: concurrency }, () => new LlamaChat({ contextSequence: context.getSequence() }));
  return { window: context.contextSize, answer: answer ?? answerTokens(context.contextSize), chats };
}

/**
 * The engine would take old lines out by itself; what does not fit is refused, never cut. It passes over an error that is
 * thrown here, so the whole call is stopped, and what is returned only has to fit.
 */
function refuse(tooLong: AbortController): { chatHistory: HistoryItem[]; metadata: null } {
  tooLong.abort(new ModelError('does_not_fit', 'the prompt and the answer are larger than the window of the model'));
  return { chatHistory: [{ type: 'model', response: [] }], metadata: null };
}

function troubleOf(error: unknown): Error {
  if (error instanceof ModelError) return error;
  const reason = reasonOf(error);
  return /insufficient memory|out of memory|failed to allocate|not enough (?:v?ram|memory)/i.test(reason)
    ? new ModelError('out_of_memory', reason)
    : new Error(reason);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

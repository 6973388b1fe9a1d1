import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of node-llama-cpp 3.21.1 that is used here. It is an optional install, so its own types are not at hand. */
export interface Engine {
  getLlama(options: {
    build: 'never';
    skipDownload: true;
    maxThreads?: number;
    logger(level: string, message: string): void;
  }): Promise<Llama>;
  LlamaChat: new (options: { contextSequence: Sequence }) => Chat;
}

export interface Llama {
  loadModel(options: { modelPath: string }): Promise<LoadedModel>;
  createGrammarForJsonSchema(schema: object): Promise<object>;
  dispose(): Promise<void>;
}

export interface LoadedModel {
  readonly trainContextSize: number;
  tokenize(text: string): number[];
  createContext(options: {
    contextSize: number | { max: number };
    sequences: number;
  }): Promise<{ readonly contextSize: number; getSequence(): Sequence }>;
}

export interface Sequence {
  readonly tokenMeter: { getState(): { usedOutputTokens: number } };
  /** How many tokens the engine holds of the prompt and the answer. */
  readonly nextTokenIndex: number;
}

export interface Chat {
  readonly sequence: Sequence;
  generateResponse(history: HistoryItem[], options: GenerateOptions): Promise<Generated>;
}

export type HistoryItem =
  | { type: 'system' | 'user'; text: string }
  | { type: 'model'; response: (string | { type: 'functionCall'; name: string; params: unknown; result: unknown })[] };

export interface GenerateOptions {
  signal: AbortSignal;
  maxTokens: number;
  temperature: number;
  minP: number;
  contextShift: { strategy(): { chatHistory: HistoryItem[]; metadata: object | null } };
  grammar?: object;
  functions?: Record<string, { description: string; params: object }>;
}

export interface Generated {
  response: string;
  fullResponse: (string | { type: 'segment'; segmentType: string; text: string })[];
  functionCalls?: { functionName: string; params: unknown }[];
  metadata: { stopReason: string };
}

/** Beside package.json, away from the other packages: `npm ci` would take it out again. */
const folder = '.engine';
const entry = path.join('node_modules', 'node-llama-cpp', 'dist', 'index.js');

/** Where the engine is installed, or null. */
export function installedEngine(from = import.meta.dirname): string | null {
  for (let at = from; at !== path.dirname(at); at = path.dirname(at)) {
    const candidate = path.join(at, folder, entry);
    if (existsSync(candidate)) return candidate;
  }
  return null;
}

/** Loads the engine. @throws one line that says how to install it */
export async function loadEngine(file = installedEngine()): Promise<Engine> {
  if (file === null)
    throw new Error('MODEL_FILE needs an engine that is not installed: run "npm run model:install", then start again');
  return (await import(pathToFileURL(file).href)) as Engine;
}

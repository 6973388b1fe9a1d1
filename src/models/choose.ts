import type { Settings } from '../config/settings.js';
import { unreachable } from '../domain/unreachable.js';
import { GgufModel } from './gguf/model.js';
import type { Model } from './model.js';
import { OpenAiModel } from './openai/model.js';
import { readScript } from './script.js';
import { ScriptedModel } from './scripted.js';

export interface Chosen {
  model: Model;
  /** For the person who starts the program: which model speaks. */
  note: string;
}

/** The model of the settings. @throws one line when a file of theirs cannot be used */
export async function chooseModel({ model, modelConcurrency, modelTimeoutMs }: Settings): Promise<Chosen> {
  switch (model.kind) {
    case 'server': {
      const { url, name, key } = model;
      const served = new OpenAiModel({ url, name, key, timeoutMs: modelTimeoutMs });
      return { model: served, note: `The model is ${served.name}.` };
    }
    case 'file': {
      const loaded = await GgufModel.load({ file: model.file, concurrency: modelConcurrency });
      return { model: loaded, note: `The model is ${loaded.name}, run in this process.` };
    }
    case 'script':
      return {
        model: new ScriptedModel(await readScript(model.file), 'scripted model'),
        note: `A scripted model answers from ${model.file}, each line once; no AI runs.`,
      };
    case 'demo':
      return {
        model: new ScriptedModel(),
        note: 'No model is set: the scripted demo model answers, and says that it is one.',
      };
    default:
      return unreachable(model);
  }
}

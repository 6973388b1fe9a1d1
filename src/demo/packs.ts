import type { ScriptLine } from '../models/script.js';
import { scenes } from './scenes.js';
import { loop } from './scenes/loop.js';
import { hrScript, startDate } from './scenes/hr.js';
import { numbersInReply } from './scenes/healthcare.js';
import { optionalStatement } from './scenes/lending.js';
import type { Scene } from './scenes/scene.js';
import { thankYou } from './scenes/support.js';

/** What is played for one policy. */
export interface Pack {
  scenes: readonly Scene[];
  /** Ends with two agents of the model on their own. */
  autopilot: boolean;
}

/** By the name of the policy. */
export const packs: Readonly<Record<string, Pack>> = {
  dating: { scenes: scenes.filter(({ policy }) => policy === undefined), autopilot: false },
  lending: { scenes: [optionalStatement], autopilot: false },
  healthcare: { scenes: [numbersInReply], autopilot: false },
  hr: { scenes: [startDate], autopilot: false },
  support: { scenes: [thankYou], autopilot: false },
  agents: { scenes: [loop], autopilot: true },
};

/** What the scripted model says in the conversations of the packs. */
export const packScript: readonly ScriptLine[] = hrScript;

/** Every rule in turn: what is played when no policy is named. */
export const everything: Pack = { scenes, autopilot: true };

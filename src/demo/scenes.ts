import { clean } from './scenes/clean.js';
import { contact } from './scenes/contact.js';
import { loop } from './scenes/loop.js';
import { model } from './scenes/model.js';
import { pair } from './scenes/pair.js';
import { refusal } from './scenes/refusal.js';
import type { Scene } from './scenes/scene.js';
import { wrap } from './scenes/wrap.js';

/** In the order of the overrides, so that the demo and the list read alike. */
export const scenes: readonly Scene[] = [clean, refusal, contact, pair, wrap, loop, model];

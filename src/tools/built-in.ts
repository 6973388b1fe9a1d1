import { artifactRead } from './artifact-read.js';
import { calculate } from './calculate.js';
import type { Tool } from './define.js';
import { getCurrentTime } from './get-current-time.js';
import { provideAnswer } from './provide-answer.js';
import { requestHandoff } from './request-handoff.js';
import { searchDocs } from './search-docs.js';
import { toolCatalog } from './tool-catalog.js';

/** Every tool that comes with the service, in the order a model reads them: what finds out, what reads on, what ends. */
export const builtIn: readonly Tool[] = [
  // They settle a question, so they stand before what only may.
  calculate,
  getCurrentTime,
  searchDocs,
  artifactRead,
  toolCatalog,
  // Last, for they end the turn's writing.
  provideAnswer,
  requestHandoff,
];

import { parentPort } from 'node:worker_threads';
import { processorTime } from '../clock.js';

/** Ends the process when a task uses more processor time than it may: from a thread, for a pattern that backtracks lets nothing else run. */
let end = Infinity;

parentPort?.on('message', (limitMs: number | null) => {
  end = limitMs === null ? Infinity : processorTime() + limitMs * 1_000;
});
setInterval(() => {
  if (processorTime() > end) process.kill(process.pid, 'SIGKILL');
}, 100);

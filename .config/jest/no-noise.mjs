import { afterAll, afterEach } from '@jest/globals';

/** A test that expects a line catches it itself; any other line is a defect somebody would learn to overlook. */
const heard = [];
for (const level of ['debug', 'log', 'info', 'warn', 'error', 'trace']) {
  console[level] = (...words) => heard.push(`console.${level}: ${words.map(String).join(' ')}`);
}

function refuseNoise() {
  const lines = heard.splice(0);
  if (lines.length > 0) throw new Error(`the test was not silent:\n${lines.join('\n')}`);
}
afterEach(refuseNoise);
afterAll(refuseNoise);

// Writes what is generated in the documentation: the table of the overrides. The test that compares it also writes it.
import { prepare } from './prepare.mjs';
import { closingLine, runTests } from './test.mjs';

prepare();
process.env.UPDATE_DOCS = '1';
const counted = await runTests(['test/overrides/conformance.test.ts']);
console.log(
  counted.failed > 0 ? `the table was not written: ${closingLine(counted)}` : 'overrides/README.md is up to date',
);
process.exitCode = counted.failed > 0 ? 1 : 0;

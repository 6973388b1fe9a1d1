// Writes what is generated in the documentation: the table of the overrides, and who sees what of the API. The tests
// that compare it also write it.
import { prepare } from './prepare.mjs';
import { closingLine, runTests } from './test.mjs';

prepare();
process.env.UPDATE_DOCS = '1';
const counted = await runTests(['test/overrides/conformance.test.ts', 'test/http/who-sees-what.test.ts']);
console.log(
  counted.failed > 0
    ? `not all was written: ${closingLine(counted)}`
    : 'overrides/README.md and src/http/README.md are up to date',
);
process.exitCode = counted.failed > 0 ? 1 : 0;

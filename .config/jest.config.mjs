import path from 'node:path';

/** Run with NODE_OPTIONS=--experimental-vm-modules; `.config/scripts/test.mjs` does. */
export default {
  rootDir: path.resolve(import.meta.dirname, '..'),
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: true }] },
  maxWorkers: 2,
};

import path from 'node:path';

/** Run by .config/scripts/test.mjs, which turns on the modules of node:vm that ESM needs. */
export default {
  rootDir: path.resolve(import.meta.dirname, '..'),
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // What the build makes of a file decides, so the build's own options are used.
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: true }] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  globalSetup: '<rootDir>/.config/jest/start-database.mjs',
  globalTeardown: '<rootDir>/.config/jest/stop-database.mjs',
  setupFilesAfterEnv: ['<rootDir>/.config/jest/no-noise.mjs'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  maxWorkers: 2,
  testTimeout: 20_000,
};

import base from '../../jest.config.mjs';

/** Tests of the finished build: `npm test -- built` reads its files, `npm test -- server` requests them from nginx. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['**/*.server.test.ts', '**/*.built.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
  // Only stops hanging tests, even on a busy machine.
  testTimeout: 600_000,
};

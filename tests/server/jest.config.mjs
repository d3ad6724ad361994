import base from '../../jest.config.mjs';

/** Tests of the finished build: `npm test -- built` reads its files, `npm test -- server` asks nginx for them. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['**/*.server.test.ts', '**/*.built.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
  // Far beyond what a busy machine needs.
  testTimeout: 600_000,
};

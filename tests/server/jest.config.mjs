import base from '../../jest.config.mjs';

/** Tests of what was built and of the real server: they need a finished build and nginx. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['**/*.server.test.ts', '**/*.built.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
};

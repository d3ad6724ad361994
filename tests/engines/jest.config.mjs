import base from '../../jest.config.mjs';

/** Tests of the most important behaviours in Firefox and WebKit, using the finished build. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['**/*.engine.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 120_000,
};

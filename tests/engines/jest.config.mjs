import base from '../../jest.config.mjs';

/** The promised behaviours in Firefox and WebKit, against the finished build. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['**/*.engine.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 120_000,
};

import base from '../../jest.config.mjs';

/** Tests of what `npm run offline` made. Reading hundreds of sheets takes its time. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['**/*.offline.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 300_000,
};

import base from '../../jest.config.mjs';

/** Sites that install the packed packages in a folder of their own, build and open them. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['**/*.example.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 900_000,
  // Each of them keeps both cores busy.
  maxWorkers: 1,
};

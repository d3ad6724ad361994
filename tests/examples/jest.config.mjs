import base from '../../jest.config.mjs';

/** Tests of sites that install the packed packages in a separate folder, build and open them. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['**/*.example.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 900_000,
  // One at a time, because each of them uses both cores.
  maxWorkers: 1,
};

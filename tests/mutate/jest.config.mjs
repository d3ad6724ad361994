import base from '../../jest.config.mjs';

/** Unit tests of pure modules, as Stryker runs them: it gives its own environment to those that need no page. */
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/src/facts', '<rootDir>/src/config', '<rootDir>/src/plugins'],
  testMatch: ['**/*.test.ts'],
  reporters: [],
};

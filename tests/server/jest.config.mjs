import base from '../../jest.config.mjs';

/** Tests of the finished build: `npm run built` reads its files, `npm run server` asks nginx for them. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['**/*.server.test.ts', '**/*.built.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
};

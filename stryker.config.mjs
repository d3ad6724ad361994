/**
 * `npm run mutate`: breaks pure modules in every small way, and sees whether their unit tests notice.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {configFile: 'tests/mutate/jest.config.mjs', enableFindRelatedTests: true},
  coverageAnalysis: 'perTest',
  mutate: [
    'src/facts/{credits,lookupFact,matchErrors,substituteFacts}.ts',
    'src/config/{canonicalisePath,counterparts,readToken}.ts',
    'src/plugins/built-site/{checkRedirectTargets,readHeaders}.ts',
    'src/plugins/page-load/replacementFor.ts',
    'packages/docusaurus-theme-search/src/client/createFailover.ts',
    'packages/docusaurus-theme-search/src/engine/tokenise.ts',
  ],
  ignorePatterns: ['build', 'test-results', '.docusaurus', 'docs', 'versioned_docs', 'static'],
  ignoreStatic: true,
  tempDirName: 'test-results/stryker',
  reporters: ['clear-text', 'progress'],
  thresholds: {high: 90, low: 80, break: 80},
  concurrency: 2,
};

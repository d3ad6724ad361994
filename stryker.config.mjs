/**
 * `npm run mutate`: breaks pure modules in every small way, and sees whether their unit tests notice.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    configFile: 'jest.config.mjs',
    // Only tests of pure modules: Stryker gives its own environment to those that need no page.
    config: {roots: ['src', 'packages'], testMatch: ['**/*.test.ts'], reporters: []},
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/features/{pricing/credits,errors/ErrorFinder/matchErrors}.ts',
    'packages/docusaurus-plugin-facts/src/{createFacts,substitute}.ts',
    'src/config/counterparts.ts',
    'packages/docusaurus-plugin-built-site/src/hosting/redirects.ts',
    'packages/docusaurus-theme-search/src/engine/language.ts',
    'packages/docusaurus-theme-search/src/client/createFailover.ts',
  ],
  ignorePatterns: ['build', 'test-results', '.docusaurus', 'docs', 'versioned_docs', 'static'],
  ignoreStatic: true,
  tempDirName: 'test-results/stryker',
  reporters: ['clear-text', 'progress'],
  thresholds: {high: 90, low: 80, break: 80},
  concurrency: 2,
};

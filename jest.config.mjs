/** @type {import('jest').Config} Unit and component tests, beside their modules. The theme's own modules are stood in for by `tests/doubles`. */
export default {
  testEnvironment: 'node',
  // A test that hangs fails; one on a busy machine does not.
  testTimeout: 30_000,
  // Jest leaves one core to itself by default, which is half of two.
  maxWorkers: '100%',
  // On GitHub, failures are also shown on the changed lines.
  reporters: process.env.GITHUB_ACTIONS ? ['default', 'github-actions'] : ['default'],
  roots: ['<rootDir>/src', '<rootDir>/tools', '<rootDir>/tests', '<rootDir>/deploy', '<rootDir>/packages'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '\\.(browser|server|built|engine|example)\\.test\\.ts$',
    '/tools/samples/fixtures/',
  ],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
          experimental: {keepImportAttributes: true},
        },
        module: {type: 'es6'},
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/doubles/cssModule.ts',
    // A module of ECMAScript, which Jest cannot `require`.
    '^@docsearch/react$': '<rootDir>/tests/doubles/docsearchVersion.json',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/(Link|useDocusaurusContext|router|useBrokenLinks|useGlobalData|Translate)$':
      '<rootDir>/tests/doubles/docusaurus/$1.tsx',
    '^@docusaurus/plugin-content-docs/client$': '<rootDir>/tests/doubles/docusaurus/plugin-content-docs.ts',
    '^@docusaurus/theme-common(?:/internal)?$': '<rootDir>/tests/doubles/docusaurus/theme-common.ts',
    '^@theme/(.*)$': '<rootDir>/tests/doubles/theme.tsx',
    '^@theme-init/(.*)$': '<rootDir>/tests/doubles/theme.tsx',
    '^@generated/docusaurus-theme-document-first/.*$': '<rootDir>/tests/doubles/documentFirst.ts',
    '^@generated/catalogs/default/(.*)\\.json$': '<rootDir>/tests/doubles/catalogs/$1.ts',
    '^@theme-original/(.*)$': '<rootDir>/tests/doubles/theme.tsx',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/doubles/setup.ts'],
};

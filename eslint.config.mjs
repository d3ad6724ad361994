import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Imports run one way: facts, timings ← config, plugins, hooks, client ← components ← theme.
 * Each entry: a folder, and what it may not import.
 */
const ONE_WAY = [
  {
    target: './src/facts',
    from: ['./src/config', './src/plugins', './src/hooks', './src/client', './src/components', './src/theme'],
  },
  {target: './src/config', from: ['./src/hooks', './src/client', './src/components', './src/theme']},
  {target: './src/plugins', from: ['./src/components', './src/theme']},
  {target: './src/hooks', from: ['./src/components', './src/theme']},
  {target: './src/client', from: ['./src/components', './src/theme']},
  {target: './src/components', from: ['./src/theme']},
  // Of a plugin, only its browser part.
  {target: ['./src/components', './src/theme', './src/hooks', './src/client'], from: './src/plugins/*/*.{ts,tsx}'},
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      'test-results',
      'playwright-report',
      'tests/samples/**/work',
      'tests/samples/runtime',
      'tests/samples/sdk',
      'tests/samples/fixtures',
      'coverage',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'import-x': importX, 'react-hooks': reactHooks},
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/ban-ts-comment': 'error',
      'import-x/no-restricted-paths': ['error', {zones: ONE_WAY}],
      'import-x/no-cycle': ['error', {maxDepth: 6}],
      'no-console': 'off',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // The environment is read in one file; servers and tests below tests/ and deploy/ are programs of their own.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/config/environment.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {object: 'process', property: 'env', message: 'Read it in src/config/environment.ts.'},
      ],
      'no-restricted-globals': [
        'error',
        {name: 'localStorage', message: 'Use the storage wrapper in src/hooks or src/client.'},
      ],
    },
  },
);

import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import literalString from 'eslint-plugin-i18next/lib/rules/no-literal-string.js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import regexp from 'eslint-plugin-regexp';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {insideOfPackages, zones} from './eslint.boundaries.mjs';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'packages/*/dist',
      'dist',
      '.cache',
      '.docusaurus',
      'test-results',
      'playwright-report',
      'tools/samples/**/work',
      'tools/samples/runtime',
      'tools/samples/fixtures',
      'coverage',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'import-x': importX, 'react-hooks': reactHooks, regexp},
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    settings: {
      // Without a resolver that knows `.ts`, `.tsx` and `@site`, the two rules on imports report nothing.
      'import-x/resolver-next': [createTypeScriptImportResolver({project: './tsconfig.json'})],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/ban-ts-comment': 'error',
      'import-x/no-restricted-paths': ['error', {zones}],
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      // Authors, readers and clients write what expressions read: none may take the square of its length.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      'max-lines': ['error', 250],
      'no-console': 'off',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // Test cases are lists, and those of one module belong in one file. The double answers for a whole service.
    files: ['**/*.test.{ts,tsx}', 'packages/*/tests/algoliaDouble.ts'],
    rules: {'max-lines': ['error', 300]},
  },
  {
    // A package is installed elsewhere with what its own package.json names.
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {'import-x/no-extraneous-dependencies': ['error', {devDependencies: false}]},
  },
  {
    files: ['packages/docusaurus-*/src/{client,document,theme}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', {name: 'localStorage', message: 'Use createStore of client/storage.ts.'}],
    },
  },
  {
    // Rules that need types. Plain programs (.mjs) are outside the TypeScript project.
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    ...jsxA11y.flatConfigs.recommended,
    files: ['src/**/*.tsx', 'packages/*/src/**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A table that is laid out with `display: block` on a phone loses its roles unless they are written out.
      'jsx-a11y/no-redundant-roles': ['error', {table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup']}],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', {td: ['cell'], tr: ['row']}],
      // Code that scrolls sideways has to be reachable with the keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['tabpanel']}],
    },
  },
  {
    // What readers see goes through `translate`. Pictures show the product, which has one language; programs read English.
    files: ['src/**/*.tsx', 'packages/*/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'src/features/{screens,timelines}/**', 'src/theme/DocItem/Metadata/**'],
    // The plugin finds its rules by listing its folder, which does not work in Jest.
    plugins: {i18next: {rules: {'no-literal-string': literalString}}},
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          message: 'Readers see this text: write <Translate id="…"> or translate({id: …, message: …})',
          'jsx-attributes': {
            include: [
              'alt',
              'aria-label',
              'label',
              'title',
              'placeholder',
              'caption',
              'filterLabel',
              'description',
              'withoutScript',
            ],
          },
          'jsx-components': {exclude: ['Translate', 'Trans']},
          callees: {exclude: ['translate', 'replace']},
          words: {exclude: [String.raw`[^A-Za-z]*`, '#', 'HTTP.*']},
        },
      ],
    },
  },
  {
    // The same of scripts without React.
    files: ['src/**/*.ts', 'packages/*/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'AssignmentExpression[left.property.name=/^(?:textContent|innerText|title|alt|placeholder|ariaLabel)$/] > Literal[value=/[a-z]{2}/]',
          'CallExpression[callee.property.name="setAttribute"][arguments.0.value=/^(?:aria-label|title|alt|placeholder)$/] > Literal.arguments:nth-child(2)[value=/[a-z]{2}/]',
        ].map((selector) => ({
          selector,
          message: 'Readers see this text: write translate({id: …, message: …})',
        })),
      ],
    },
  },
  {
    // The menu's wrapper and list only listen to what bubbles up from the button and the links inside them.
    files: ['packages/docusaurus-theme-document-first/src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx'],
    rules: {
      'jsx-a11y/no-static-element-interactions': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
    },
  },
  {
    // The environment is read in one file; servers and tests below tests/ and deploy/, and the mock of the API, are programs of their own.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/config/environment.ts', 'src/features/rest-reference/mock/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {object: 'process', property: 'env', message: 'Read it in src/config/environment.ts.'},
      ],
      'no-restricted-imports': ['error', {patterns: [insideOfPackages]}],
      'no-restricted-globals': [
        'error',
        {name: 'localStorage', message: 'Use createStore of docusaurus-theme-document-first/client.'},
      ],
    },
  },
);

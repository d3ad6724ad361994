/**
 * Imports run one way: `facts, timings ← config ← markdown, plugins, hooks, client ← components ← theme ← document.ts`.
 * Each row is one layer; a folder may import from its own row and from the rows above it.
 */
const LAYERS = [
  ['./src/facts', './src/timings.ts'],
  ['./src/config'],
  ['./src/markdown', './src/plugins', './src/hooks', './src/client'],
  ['./src/components'],
  ['./src/theme'],
  ['./src/document.ts', './src/page-tools', './src/agent-files', './src/outputs.ts'],
];

/** Packages that know nothing of the site. */
const PACKAGES = ['docusaurus-plugin-built-site', 'docusaurus-theme-document-first'];

/** Folders whose code runs in the browser. */
const BROWSER = [
  './src/hooks',
  './src/client',
  './src/components',
  './src/theme',
  './src/document.ts',
  './src/page-tools',
];

const layerZones = LAYERS.slice(0, -1).map((target, row) => ({
  target,
  from: LAYERS.slice(row + 1).flat(),
  message: 'Imports run one way: see eslint.boundaries.mjs.',
}));

/** Zones of `import-x/no-restricted-paths`; `tests/lint` proves that each of them holds. */
export const zones = [
  ...layerZones,
  {
    target: BROWSER,
    from: ['./src/plugins/*/!(client)', './src/plugins/*/!(client)/**', './src/markdown/**'],
    message: "Code for the browser may import a plugin's client/ folder, and nothing else of the build.",
  },
  {
    target: './src',
    from: ['./tests', './tools', './deploy'],
    message: 'The site does not depend on its tests, tools or servers.',
  },
  {
    // What the program of a package contains: facts, configuration, the search engine and the guess for an address.
    target: './packages/mcp/src/**',
    from: [
      './src/!(facts|config|plugins|components)/**',
      './src/plugins/!(search)/**',
      './src/plugins/search/!(engine|records|text)/**',
      './src/components/!(PageGuesses)/**',
      './src/components/PageGuesses/!(guessPages.ts)',
      './packages/mcp/build/**',
    ],
    message: 'A package contains pure modules of the site, and nothing that builds or shows it.',
  },
  ...PACKAGES.map((name) => ({
    target: `./packages/${name}`,
    from: ['./src/**', `./packages/!(${name})/**`],
    message: 'A package takes what it needs as an option, from Docusaurus, or from the entry of a package below it.',
  })),
  {
    target: './packages',
    from: ['./tests', './tools', './deploy'],
    message: 'A package does not depend on the tests, tools or servers of the site.',
  },
];

/** Patterns of `no-restricted-imports` for the site: the `exports` of a package say what is public. */
export const insideOfPackages = {
  group: ['**/packages/*/**'],
  message: 'Import a package by its name; its exports say what is public.',
};

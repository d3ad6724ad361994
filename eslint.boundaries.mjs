/**
 * Imports run one way: `facts, timings ← config ← markdown, plugins, hooks, client ← components ← theme ← document`.
 * Each row is one layer; a folder may import from its own row and from the rows above it.
 */
const LAYERS = [
  ['./src/facts', './src/timings.ts'],
  ['./src/config'],
  ['./src/markdown', './src/plugins', './src/hooks', './src/client'],
  ['./src/components'],
  ['./src/theme'],
  ['./src/document', './src/page-tools'],
];

/** Folders whose code runs in the browser. */
const BROWSER = [
  './src/hooks',
  './src/client',
  './src/components',
  './src/theme',
  './src/document',
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
    from: ['./tests', './tools', './deploy', './packages/mcp'],
    message: 'The site does not depend on its tests, tools, servers or what is made from it.',
  },
  {
    target: './src',
    from: [
      './packages/*/src/!(index.ts|client)',
      './packages/*/src/!(client)/**',
      './packages/*/src/client/!(index.ts)',
    ],
    message: 'The site imports the public entries of a package, by its name.',
  },
  {
    target: './packages/docusaurus-*/**',
    from: './src',
    message: 'A package for any site knows nothing of this one: it takes what it needs as an option.',
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
      './packages/*/build/**',
    ],
    message: 'A package contains pure modules of the site, and nothing that builds or shows it.',
  },
  {
    target: './packages',
    from: ['./tests', './tools', './deploy'],
    message: 'A package does not depend on the tests, tools or servers of the site.',
  },
];

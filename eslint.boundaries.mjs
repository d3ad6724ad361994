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
    from: ['./tests', './tools', './deploy'],
    message: 'The site does not depend on its tests, tools or servers.',
  },
];

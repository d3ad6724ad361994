import {readdirSync, readFileSync} from 'node:fs';

/** Components of one feature. */
const FEATURES = [
  'screens',
  'timelines',
  'limits/Limit',
  'limits/LimitsTable',
  'errors',
  'pricing',
  'front-page',
  'glossary/Term.tsx',
  'rest-reference/ApiReference',
  'rest-reference/RequestBuilder',
].map((name) => `./src/features/${name}`);

/** The parts of features that write pages. `rest-reference/request` prints samples in the build and in the browser. */
const MAKES_PAGES = [
  './src/features/{glossary,limits}/{index,remark*}.ts',
  './src/features/rest-reference/*.ts',
  './src/features/rest-reference/{document,mock,render,samples,schema}/**',
];

/**
 * Imports run one way: `facts, timings ← config ← markdown, plugins ← components ← theme ← document.ts`.
 * Each row is one layer; a folder may import from its own row and from the rows above it.
 */
const LAYERS = [
  ['./src/facts', './src/timings.ts'],
  ['./src/config'],
  ['./src/markdown', './src/plugins', './src/features/rest-reference/request', ...MAKES_PAGES],
  ['./src/components', ...FEATURES],
  ['./src/theme'],
  ['./src/document.ts', './src/features/page-tools', './src/outputs'],
];

/** Folders whose code runs in the browser. */
const BROWSER = [
  './src/components',
  ...FEATURES,
  './src/features/rest-reference/request',
  './src/theme',
  './src/document.ts',
  './src/features/page-tools',
];

const isPattern = (path) => path.includes('*');

/** The rule takes patterns or paths in one zone, never both. */
const layerZones = LAYERS.slice(0, -1).flatMap((target, row) => {
  const below = LAYERS.slice(row + 1).flat();
  const parts = [below.filter(isPattern), below.filter((path) => !isPattern(path))].filter((from) => from.length > 0);
  return parts.map((from) => ({target, from, message: 'Imports run one way: see eslint.boundaries.mjs.'}));
});

const packages = readdirSync(new URL('packages', import.meta.url));

/** Entries for theme parts that an owner has ejected, such as `./client/storage`. They aren't an API for sites. */
const FOR_EJECTED_PARTS = /^\.\/(?:client|theme|engine)\//;

/** Public files of the packages: the `exports` of each `package.json`. */
const publicEntries = packages.flatMap((name) => {
  const {exports = {}} = JSON.parse(readFileSync(new URL(`packages/${name}/package.json`, import.meta.url), 'utf8'));
  return Object.entries(exports)
    .filter(([entry]) => !FOR_EJECTED_PARTS.test(entry))
    .map(([, file]) => `./${name}/${file.slice('./'.length)}`);
});

/** Zones of `import-x/no-restricted-paths`; `tests/lint` proves that each of them holds. */
export const zones = [
  ...layerZones,
  {
    target: BROWSER,
    from: ['./src/plugins/**', './src/markdown/**', ...MAKES_PAGES],
    message: 'Code for the browser imports nothing of the build.',
  },
  {
    target: './src',
    from: ['./tests', './tools', './deploy'],
    message: 'The site does not depend on its tests, tools or servers.',
  },
  {
    target: './src',
    from: './packages',
    except: publicEntries,
    message: 'The site imports what a package gives out: see the `exports` of its package.json.',
  },
  ...packages.map((name) => ({
    target: `./packages/${name}`,
    from: './packages',
    except: [`./${name}`, ...publicEntries],
    message: 'A package imports what another one gives out: see the `exports` of its package.json.',
  })),
  ...packages.map((name) => ({
    target: `./packages/${name}`,
    from: './src',
    message: 'A package knows nothing of the site: it takes what it needs as an option.',
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

import {readdirSync, readFileSync} from 'node:fs';

/** Folders of one subject, with the components that only its pages use. */
const SUBJECTS = ['screens', 'timelines', 'limits', 'errors', 'pricing', 'front-page'].map((name) => `./src/${name}`);

/**
 * Imports run one way: `facts, timings ← config ← markdown, plugins, client ← components ← theme ← document.ts`.
 * Each row is one layer; a folder may import from its own row and from the rows above it.
 */
const LAYERS = [
  ['./src/facts', './src/timings.ts'],
  ['./src/config'],
  ['./src/markdown', './src/plugins', './src/client'],
  ['./src/components', ...SUBJECTS],
  ['./src/theme'],
  ['./src/document.ts', './src/page-tools', './src/agent-files', './src/outputs.ts'],
];

/** Folders whose code runs in the browser. */
const BROWSER = [
  './src/client',
  './src/components',
  ...SUBJECTS,
  './src/theme',
  './src/document.ts',
  './src/page-tools',
];

const layerZones = LAYERS.slice(0, -1).map((target, row) => ({
  target,
  from: LAYERS.slice(row + 1).flat(),
  message: 'Imports run one way: see eslint.boundaries.mjs.',
}));

const packages = readdirSync(new URL('packages', import.meta.url));

/** What the packages give out: the files that the `exports` of their `package.json` name. */
const publicEntries = packages.flatMap((name) => {
  const {exports = {}} = JSON.parse(readFileSync(new URL(`packages/${name}/package.json`, import.meta.url), 'utf8'));
  return Object.values(exports).map((file) => `./${name}/${file.slice('./'.length)}`);
});

/** Packages of the framework, which know nothing of this site. */
const FRAMEWORK = packages.filter((name) => name.startsWith('docusaurus-'));

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
  ...FRAMEWORK.map((name) => ({
    target: `./packages/${name}`,
    from: './src',
    message: 'A package of the framework knows nothing of the site: it takes what it needs as an option.',
  })),
  {
    // What the program of a package contains: facts and configuration.
    target: './packages/*/src/**',
    from: ['./src/!(facts|config)/**', './packages/*/build/**'],
    message: 'A package contains pure modules of the site, and nothing that builds or shows it.',
  },
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

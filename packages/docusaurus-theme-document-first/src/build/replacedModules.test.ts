import {createRequire} from 'node:module';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {ALIASES, clientModule, HIGHLIGHTER_ALIASES, NO_HIGHLIGHTER_ALIASES, replacementFor} from './replacedModules';

const require = createRequire(import.meta.url);
const core = dirname(require.resolve('@docusaurus/core/package.json'));
const IMPORTS = [
  ['PendingNavigation.js', './preload'],
  ['clientEntry.js', './preload'],
  ['serverEntry.js', './preload'],
  ['clientEntry.js', './docusaurus'],
] as const;

describe('replacementFor', () => {
  it.each(IMPORTS)('replaces what %s imports as %s', (caller, request) => {
    const issuer = join(core, 'lib/client', caller);
    expect(readFileSync(issuer, 'utf8')).toContain(`from '${request}'`);
    const file = replacementFor(request, issuer);
    expect(file && existsSync(clientModule(file))).toBe(true);
  });

  it.each(['nprogress', 'prism-include-languages'])('leaves out the client module %s of the theme', (name) => {
    const theme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
    const module = join(theme, 'lib', name);
    expect(existsSync(`${module}.js`)).toBe(true);
    expect(replacementFor(module, '')).toBe('nothing.ts');
  });

  it('leaves every other module alone', () => {
    expect(replacementFor('./preload', '/site/src/index.ts')).toBeUndefined();
    expect(replacementFor('./prefetch', join(core, 'lib/client/docusaurus.js'))).toBeUndefined();
  });
});

it.each(Object.entries({...ALIASES, ...HIGHLIGHTER_ALIASES, ...NO_HIGHLIGHTER_ALIASES}))(
  'has a module in place of %s',
  (_, file) => {
    expect(existsSync(clientModule(file))).toBe(true);
  },
);

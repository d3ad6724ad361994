import {createRequire} from 'node:module';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {replacementFor} from './replacementFor';

const require = createRequire(import.meta.url);
const core = dirname(require.resolve('@docusaurus/core/package.json'));
const CALLERS = ['PendingNavigation.js', 'clientEntry.js', 'docusaurus.js'];

describe('replacementFor', () => {
  it.each(CALLERS)('replaces what %s loads pages with', (caller) => {
    const issuer = join(core, 'lib/client', caller);
    expect(readFileSync(issuer, 'utf8')).toContain("from './preload'");
    const file = replacementFor('./preload', issuer);
    expect(file && existsSync(join(import.meta.dirname, 'client', file))).toBe(true);
  });

  it('replaces the progress bar of the theme', () => {
    const theme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
    const module = join(theme, 'lib/nprogress');
    expect(existsSync(`${module}.js`)).toBe(true);
    expect(replacementFor(module, '')).toBe('noProgress.ts');
  });

  it('leaves every other module alone', () => {
    expect(replacementFor('./preload', '/site/src/index.ts')).toBeUndefined();
    expect(replacementFor('./prefetch', join(core, 'lib/client/docusaurus.js'))).toBeUndefined();
  });
});

import {expect, it} from '@jest/globals';
import {toPackedManifest} from './packageJson';

const MANIFEST = {
  name: 'docusaurus-theme-example',
  version: '0.1.0',
  license: 'MIT',
  exports: {'.': './src/index.ts', './client': './src/client/index.tsx', './words.json': './i18n/words.json'},
  sideEffects: ['**/*.css', './src/client/start.ts'],
  files: ['dist', 'i18n'],
};

it('names the compiled files in place of the sources, and keeps the rest', () => {
  expect(toPackedManifest(MANIFEST)).toEqual({
    ...MANIFEST,
    exports: {
      '.': {types: './dist/index.d.ts', default: './dist/index.js'},
      './client': {types: './dist/client/index.d.ts', default: './dist/client/index.js'},
      './words.json': './i18n/words.json',
      './package.json': './package.json',
    },
    sideEffects: ['**/*.css', './dist/client/start.js'],
  });
});

it('refuses a package that gives out nothing', () => {
  expect(() => toPackedManifest({name: 'empty', version: '1.0.0'})).toThrow(
    /packages\/empty\/package.json has no "exports"/,
  );
});

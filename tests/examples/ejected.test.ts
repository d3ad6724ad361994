import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from '@jest/globals';

const THEMES = ['docusaurus-theme-document-first', 'docusaurus-theme-search'];

const getModules = (theme: string): string[] =>
  readdirSync(join('packages', theme, 'src/theme'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join('packages', theme, 'src/theme', name));

// `docusaurus swizzle --eject` only copies the folder of a component.
it.each(THEMES.flatMap(getModules))(
  '%s can be ejected, because it has no relative imports outside its folder',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/(?:from|import) ?\(?'\.\.\//);
  },
);

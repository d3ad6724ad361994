import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it} from '@jest/globals';
import {selectSteps} from '../command/steps';

const tracked = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n');
const files = tracked
  .filter((file) => /(?:^|\/)(?:README|CONTRIBUTING|ARCHITECTURE|SECURITY)\.md$/.test(file))
  .map((file) => ({file, text: readFileSync(file, 'utf8')}));

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>};

/** READMEs of packages and examples are about scripts and files of other sites. */
const own = files.filter(({file}) => !/^(?:packages|examples)\//.test(file));

const removeFences = (text: string): string => text.replaceAll(/^```[^]*?^```$/gm, '');

it('READMEs only name existing scripts', () => {
  const missing = own.flatMap(({file, text}) =>
    [...text.matchAll(/npm run (?:-s |--silent )?([a-z][\w-]*(?::[\w-]+)?)/g)].flatMap(([command, name = '']) =>
      name in scripts ? [] : `${file}: ${command}`,
    ),
  );
  expect(missing).toEqual([]);
});

it('READMEs only link to existing files', () => {
  const missing = files.flatMap(({file, text}) =>
    [...removeFences(text).matchAll(/\]\((?!https?:|#|mailto:|<|\/)([^\s)#?]+)/g)].flatMap(([, path = '']) =>
      existsSync(join(dirname(file), path)) ? [] : `${file}: ${path}`,
    ),
  );
  expect(missing).toEqual([]);
});

it('READMEs only name existing checks', () => {
  const named = own.flatMap(({text}) =>
    [...text.matchAll(/npm test -- ([a-z -]*[a-z])/g)].map(([, words = '']) => words),
  );
  expect(named).not.toEqual([]);
  for (const words of named) expect(() => selectSteps(words.split(' ').filter(Boolean), () => [])).not.toThrow();
});

it('READMEs only name existing files and folders in code', () => {
  const folders = new Set(tracked.map((file) => file.split('/')[0]));
  const missing = own.flatMap(({file, text}) =>
    [...removeFences(text).matchAll(/`([\w.-]+)(\/[\w./@-]*)`/g)].flatMap(([, folder = '', path = '']) =>
      folders.has(folder) && !existsSync(folder + path) ? [`${file}: ${folder}${path}`] : [],
    ),
  );
  expect(missing).toEqual([]);
});

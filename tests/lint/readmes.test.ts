import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it} from '@jest/globals';

const files = execFileSync('git', ['ls-files', '*.md'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /(?:^|\/)(?:README|CONTRIBUTING|ARCHITECTURE|SECURITY)\.md$/.test(file))
  .map((file) => ({file, text: readFileSync(file, 'utf8')}));

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>};

it('every script that a README names exists', () => {
  // The READMEs of packages and examples speak of the scripts of other sites.
  const own = files.filter(({file}) => !/^(?:packages|examples)\//.test(file));
  const missing = own.flatMap(({file, text}) =>
    [...text.matchAll(/npm run (?:-s |--silent )?([a-z][\w-]*(?::[\w-]+)?)/g)].flatMap(([said, name = '']) =>
      name in scripts ? [] : `${file}: ${said}`,
    ),
  );
  expect(missing).toEqual([]);
});

it('every file that a README links to exists', () => {
  const missing = files.flatMap(({file, text}) =>
    [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/\]\((?!https?:|#|mailto:|<|\/)([^\s)#?]+)/g)].flatMap(
      ([, path = '']) => (existsSync(join(dirname(file), path)) ? [] : `${file}: ${path}`),
    ),
  );
  expect(missing).toEqual([]);
});

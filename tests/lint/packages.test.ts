import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import {REPOSITORY_URL} from '../../src/config/addresses';

type Manifest = {
  readonly version: string;
  readonly repository?: object;
  readonly dependencies?: Readonly<Record<string, string>>;
};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

/** Names in code in the first cell of each row below a heading, or in all of its text. */
function listNamed(file: string, heading: string): string[] {
  const [, section = ''] = readFileSync(file, 'utf8').split(`\n## ${heading}\n`);
  const [text = ''] = section.split(/^#{2,3} /m);
  const cells = text.includes('\n| ') ? [...text.matchAll(/^\| ([^|]*)\|/gm)].map(([, cell]) => cell).join() : text;
  return [...cells.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

describe.each(readdirSync('packages'))('%s', (name) => {
  const folder = `packages/${name}`;
  const manifest = readManifest(folder);

  it('says where its source is', () => {
    expect(manifest.repository).toEqual({type: 'git', url: `git+${REPOSITORY_URL}.git`, directory: folder});
  });

  it('says in its README what each of its dependencies is for, and of nothing else', () => {
    expect(listNamed(`${folder}/README.md`, 'Libraries').sort()).toEqual(
      Object.keys(manifest.dependencies ?? {}).sort(),
    );
  });

  it('says what has changed in its version', () => {
    const [, latest] = /^## (\S+)$/m.exec(readFileSync(`${folder}/CHANGELOG.md`, 'utf8')) ?? [];
    expect(latest).toBe(manifest.version);
  });
});

it('what the next versions take away is in the table of what each version asks', () => {
  const [, asked = ''] = readFileSync('examples/UPGRADING.md', 'utf8').split('\n## What each version asks\n');
  const taken = readdirSync('.changeset')
    .flatMap((name) => readFileSync(`.changeset/${name}`, 'utf8').split('. '))
    .filter((sentence) => /\b(?:is|are) gone\b/.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(taken).not.toEqual([]);
  expect(taken.filter((name) => !asked.includes(name))).toEqual([]);
});

import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, describe, expect, it} from '@jest/globals';
import {makeHistory} from './makeHistory';
import {readHistory, type History, type ReadOptions} from './readHistory';

const root = mkdtempSync(join(tmpdir(), 'history-'));
const folder = join(root, 'repository');

const SETTINGS = [
  'GIT_CONFIG_GLOBAL=/dev/null',
  'GIT_CONFIG_SYSTEM=/dev/null',
  'GIT_AUTHOR_NAME=Test',
  'GIT_AUTHOR_EMAIL=test@docs.example',
  'GIT_COMMITTER_NAME=Test',
  'GIT_COMMITTER_EMAIL=test@docs.example',
];

/** Runs git in a repository of the test, at a fixed time and without the settings of the machine. */
function git(words: readonly string[], day = '2026-11-01', cwd = folder): void {
  const dates = ['AUTHOR', 'COMMITTER'].map((who) => `GIT_${who}_DATE=${day}T12:00:00Z`);
  execFileSync('env', [...SETTINGS, ...dates, 'git', ...words], {cwd, stdio: 'pipe'});
}

function commit(day: string, file: string, text: string, message: string): void {
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  writeFileSync(join(folder, file), text);
  git(['add', '.'], day);
  git(['commit', '-m', message], day);
}

function makeRepository(): void {
  mkdirSync(folder);
  git(['init', '-b', 'main']);
  commit('2026-11-01', 'docs/a/index.mdx', 'one\n', 'Add a page');
  git(['checkout', '-b', 'side']);
  commit('2026-11-02', 'docs/a/index.mdx', 'two\n', 'Edit it\n\nChanges: Two in place of one');
  commit('2026-11-03', 'docs/über/index.mdx', 'ü\n', 'Add another');
  git(['checkout', 'main']);
  git(['merge', '--no-ff', '-m', 'Merge both', 'side'], '2026-11-05');
  git(['mv', 'docs/a', 'docs/b']);
  git(['commit', '-m', 'Move a page'], '2026-11-06');
  git(['rm', '-r', 'docs/über']);
  git(['commit', '-m', 'Remove one'], '2026-11-07');
}

makeRepository();
afterAll(() => rmSync(root, {recursive: true}));

const OPTIONS = {summaryTrailer: 'Changes:'};

type Complete = Extract<History, {gap: null}>;

async function read(options: ReadOptions = OPTIONS): Promise<Complete> {
  const history = await readHistory(folder, options);
  if (history.gap !== null) throw new Error(history.gap);
  return history;
}

describe('readHistory', () => {
  it('reads the main line, a merge as one commit on its day', async () => {
    const {commits, texts} = await read();
    const seen = commits.map(({day, files}) => [
      day,
      files.map(({status, path, from, before, after}) => [
        status,
        from ?? path,
        path,
        texts.get(before ?? '') ?? null,
        texts.get(after ?? '') ?? null,
      ]),
    ]);
    expect(seen).toEqual([
      ['2026-11-01', [['added', 'docs/a/index.mdx', 'docs/a/index.mdx', null, 'one\n']]],
      [
        '2026-11-05',
        [
          ['changed', 'docs/a/index.mdx', 'docs/a/index.mdx', 'one\n', 'two\n'],
          ['added', 'docs/über/index.mdx', 'docs/über/index.mdx', null, 'ü\n'],
        ],
      ],
      ['2026-11-06', [['renamed', 'docs/a/index.mdx', 'docs/b/index.mdx', 'two\n', 'two\n']]],
      ['2026-11-07', [['removed', 'docs/über/index.mdx', 'docs/über/index.mdx', 'ü\n', null]]],
    ]);
  });

  it('gives the trailer of a merged commit to the merge, for the pages of that commit', async () => {
    const {commits} = await read();
    expect(commits.map(({summaries}) => [...summaries])).toEqual([
      [],
      [['docs/a/index.mdx', ['Two in place of one']]],
      [],
      [],
    ]);
  });

  it('reads nothing from a shallow clone, and says so', async () => {
    git(['clone', '--depth', '1', `file://${folder}`, join(root, 'shallow')], undefined, root);
    expect(await readHistory(join(root, 'shallow'), OPTIONS)).toEqual({gap: 'shallow clone'});
  });

  it('reads nothing from an archive, inside a repository or not', async () => {
    const inside = join(folder, 'unpacked');
    mkdirSync(inside);
    expect(await readHistory(inside, OPTIONS)).toEqual({gap: 'no repository'});
    expect(await readHistory(root, OPTIONS)).toEqual({gap: 'no repository'});
    expect(await readHistory(join(root, 'nowhere'), OPTIONS)).toEqual({gap: 'no repository'});
  });

  it('reads a folder of a repository, and follows a page into it', async () => {
    git(['mv', 'docs', 'website'], '2026-11-08');
    git(['commit', '-m', 'Move the site'], '2026-11-08');
    const history = await readHistory(join(folder, 'website'), OPTIONS);
    if (history.gap !== null) throw new Error(history.gap);
    expect(history.prefix).toBe('website/');
    const {pages} = makeHistory(history, {massEdit: 60, languages: {}});
    expect([...pages].map(([path, days]) => [path, days.map(({day, notes}) => [day, notes[0]?.key])])).toEqual([
      [
        'b/index.mdx',
        [
          ['2026-11-05', 'said'],
          ['2026-11-01', 'newPage'],
        ],
      ],
    ]);
  });

  it('leaves out what is older than an option says', async () => {
    const {commits} = await read({...OPTIONS, since: '2026-11-06'});
    expect(commits[0]?.day).toBe('2026-11-06');
  });

  it('reads the words of an author from another trailer', async () => {
    const {commits} = await read({summaryTrailer: 'News:'});
    expect(commits.flatMap(({summaries}) => [...summaries])).toEqual([]);
  });
});

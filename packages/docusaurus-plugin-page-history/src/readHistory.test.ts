import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, describe, expect, it} from '@jest/globals';
import {makeHistory} from './makeHistory';
import {correctTimes, readHistory, type History} from './readHistory';
import {validateOptions} from './options';
import {shareHistory} from './vcs';

const root = mkdtempSync(join(realpathSync(tmpdir()), 'history-'));
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

type Complete = Extract<History, {gap: null}>;

async function read(): Promise<Complete> {
  const history = await readHistory(folder);
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
    expect(await readHistory(join(root, 'shallow'))).toEqual({gap: 'shallow clone'});
  });

  it('says why it reads nothing', async () => {
    expect(await readHistory(join(root, 'nowhere'))).toEqual({gap: 'no repository'});
    mkdirSync(join(root, 'empty'));
    git(['init'], undefined, join(root, 'empty'));
    expect(await readHistory(join(root, 'empty'))).toEqual({gap: 'no commits'});
    const {PATH: path, GIT_TEST_ASSUME_DIFFERENT_OWNER: owner} = process.env;
    try {
      Object.assign(process.env, {GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', GIT_CONFIG_GLOBAL: '/dev/null'});
      expect(await readHistory(folder)).toEqual({gap: 'not trusted'});
      process.env.PATH = '/nowhere';
      expect(await readHistory(folder)).toEqual({gap: 'no git'});
    } finally {
      process.env.PATH = path;
      delete process.env.GIT_CONFIG_GLOBAL;
      if (owner === undefined) delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    }
  });
});

describe('a repository of another kind', () => {
  const other = join(root, 'other');
  const write = (file: string, text: string | Buffer, message: string, day: string, cwd = other): void => {
    mkdirSync(dirname(join(cwd, file)), {recursive: true});
    writeFileSync(join(cwd, file), text);
    git(['add', '.'], day, cwd);
    git(['commit', '--allow-empty', '-m', message], day, cwd);
  };
  const make = (cwd: string): void => {
    mkdirSync(cwd);
    git(['init', '-b', 'main'], undefined, cwd);
  };
  make(other);
  const PAGE = '---\ntitle: Grüße\n---\n\n## Naïve\n\n```js\na();\n```\n';
  const ODD = 'docs/a "b"\tÄ.md';
  write(ODD, PAGE, 'Add', '2026-11-01');
  write(ODD, PAGE.replaceAll('\n', '\r\n'), 'CRLF', '2026-11-02');
  write(ODD, `\uFEFF${PAGE}`, 'BOM', '2026-11-03');
  write(ODD, Buffer.from(PAGE, 'latin1'), 'Latin-1', '2026-11-04');
  write(ODD, Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(PAGE, 'utf16le')]), 'UTF-16', '2026-11-05');
  write(ODD, PAGE.normalize('NFD'), 'NFD', '2026-11-06');
  write('docs/wrong.md', 'a\n', 'A wrong clock', '1999-01-01');
  write('docs/late.md', 'a\n', 'Another', '2099-01-01');
  write(
    'docs/right.md',
    'a\n',
    'Squash (#1)\n\n* One\n\nChanges: One thing,\n  in two lines\n\n* Two\n\n    Changes: Two\n\nCo-authored-by: A <a@b.example>',
    '2026-11-07',
  );
  git(['checkout', '-b', 'side'], undefined, other);
  write('docs/side.md', 'a\n', 'Side', '2026-11-08');
  git(['checkout', 'main'], undefined, other);
  git(['merge', '--no-ff', '-m', 'Merge side\n\nChanges: From the merge', 'side'], '2026-11-09', other);
  git(['checkout', '-b', 'moving'], undefined, other);
  write('docs/draft.md', 'a\n', 'Add\r\n\r\nChanges: Before it moved,\r\n  with CRLF', '2026-11-10');
  git(['mv', 'docs/draft.md', 'docs/moved.md'], undefined, other);
  git(['commit', '-m', 'Move'], '2026-11-10', other);
  git(['checkout', 'main'], undefined, other);
  git(['merge', '--no-ff', '-m', 'Merge moving', 'moving'], '2026-11-11', other);

  const days = async (file: string) => {
    const history = await readHistory(other);
    const {daysOf} = makeHistory(history, {languages: {}});
    return daysOf(file).map(({day, notes}) => [
      day,
      ...notes.map((note) => (note.key === 'said' ? note.text : note.key)),
    ]);
  };

  it('tells nothing of ends of lines and encodings, in files with any name', async () => {
    expect(await days(ODD)).toEqual([['2026-11-01', 'newPage']]);
  });

  it('gives commits of wrong clocks the day of the one before', async () => {
    expect(await days('docs/wrong.md')).toEqual([['2026-11-06', 'newPage']]);
    expect(await days('docs/late.md')).toEqual([['2026-11-06', 'newPage']]);
    expect(await days('docs/right.md')).toHaveLength(1);
    expect(correctTimes([1, 2, 90, 3, 3, 0, 4], 100)).toEqual([1, 2, 2, 3, 3, 3, 4]);
    expect(correctTimes([500, 1, 2], 100)).toEqual([1, 1, 2]);
    expect(correctTimes([], 100)).toEqual([]);
  });

  it('finds the words of authors in squashed messages and in merges', async () => {
    expect(await days('docs/right.md')).toEqual([['2026-11-07', 'One thing, in two lines', 'Two']]);
    expect(await days('docs/side.md')).toEqual([['2026-11-09', 'From the merge']]);
  });

  it('follows a page that moves on the branch whose words it has', async () => {
    expect(await days('docs/moved.md')).toEqual([['2026-11-11', 'Before it moved, with CRLF']]);
  });

  it('does not mind the settings of a user', async () => {
    const before = await days(ODD);
    const settings = {
      'log.showRoot': 'false',
      'diff.renames': 'false',
      'log.diffMerges': 'off',
      'core.quotePath': 'true',
    };
    for (const [name, value] of Object.entries(settings)) git(['config', name, value], undefined, other);
    expect(await days(ODD)).toEqual(before);
    expect(await days('docs/moved.md')).toHaveLength(1);
  });

  it.each([
    ['GIT_DIR', '/nowhere/.git'],
    ['GIT_WORK_TREE', '/nowhere'],
    ['GIT_OBJECT_DIRECTORY', '/nowhere'],
    ['GIT_LITERAL_PATHSPECS', '1'],
    ['GIT_NOGLOB_PATHSPECS', '1'],
  ])('does not mind %s, as hooks of git have it', async (name, value) => {
    try {
      process.env[name] = value;
      expect(await days('docs/side.md')).toEqual([['2026-11-09', 'From the merge']]);
    } finally {
      delete process.env[name];
    }
  });

  it('reads pages beside the website, in a submodule and in a worktree', async () => {
    const library = join(root, 'library');
    make(library);
    write('intro.md', 'a\n', 'Add', '2026-11-01', library);
    git(['-c', 'protocol.file.allow=always', 'submodule', 'add', library, 'vendor/library'], undefined, other);
    git(['worktree', 'add', join(root, 'tree')], undefined, other);
    const options = validateOptions({options: {}, validate: (schema, given) => schema?.validate(given).value});
    const history = shareHistory(join(other, 'website'), options);
    const read = async (file: string) => (await history.read(file)).days.map(({day}) => day);
    expect(await read(join(other, 'website/../docs/right.md'))).toEqual(['2026-11-07']);
    expect(await read(join(other, 'vendor/library/intro.md'))).toEqual(['2026-11-01']);
    expect(await read(join(root, 'tree/docs/right.md'))).toEqual(['2026-11-07']);
    symlinkSync(join(other, 'docs'), join(root, 'linked'));
    expect(await read(join(root, 'linked/right.md'))).toEqual(['2026-11-07']);
    symlinkSync(join(library, 'intro.md'), join(other, 'docs/linked.md'));
    expect(await read(join(other, 'docs/linked.md'))).toEqual(['2026-11-01']);
    expect(await history.read(join(root, 'outside.md'))).toEqual({days: [], gap: 'no repository'});
  });
});

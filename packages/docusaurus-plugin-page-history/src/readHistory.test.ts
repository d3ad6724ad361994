import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, it} from '@jest/globals';
import {createHistory} from './createHistory';
import {validateOptions} from './options';
import {readHistory} from './readHistory';
import {getSiteHistory} from './vcs';

const root = mkdtempSync(join(realpathSync(tmpdir()), 'history-'));
const folder = join(root, 'repository');
afterAll(() => rmSync(root, {recursive: true}));

const WHO = ['AUTHOR', 'COMMITTER'];
const SETTINGS = [
  ...['GLOBAL', 'SYSTEM'].map((file) => `GIT_CONFIG_${file}=/dev/null`),
  ...WHO.flatMap((who) => [`GIT_${who}_NAME=Test`, `GIT_${who}_EMAIL=test@docs.example`]),
];

/** Runs git in a repository of the test, at a fixed time and without the settings of the machine. */
function git(words: readonly string[], day = '2026-11-01', cwd = folder): void {
  const dates = WHO.map((who) => `GIT_${who}_DATE=${day}T12:00:00Z`);
  execFileSync('env', [...SETTINGS, ...dates, 'git', ...words], {cwd, stdio: 'pipe'});
}

function write(day: string, file: string, text: string | Buffer, message = 'Write', cwd = folder): void {
  mkdirSync(dirname(join(cwd, file)), {recursive: true});
  writeFileSync(join(cwd, file), text);
  git(['add', '.'], day, cwd);
  git(['commit', '--allow-empty', '-m', message], day, cwd);
}

function make(cwd: string): void {
  mkdirSync(cwd);
  git(['init', '-b', 'main'], undefined, cwd);
}

const PAGE = '---\ntitle: Grüße\n---\n\n## Naïve\n\n```js\na();\n```\n';
const ODD = 'docs/a "b"\tÄ.md';

make(folder);
write('2026-11-01', 'docs/a/index.mdx', 'one\n');
write('2026-11-01', 'docs/über/index.mdx', 'ü\n');
write('2026-11-01', ODD, PAGE);
write('2026-11-02', ODD, PAGE.replaceAll('\n', '\r\n'));
write('2026-11-03', ODD, `\uFEFF${PAGE}`);
write('2026-11-06', ODD, PAGE.normalize('NFD'));
write('1999-01-01', 'docs/wrong.md', 'a\n');
write('2099-01-01', 'docs/late.md', 'a\n');
const SQUASHED =
  'Squash (#1)\n\n* One\n\nChanges: One thing,\n  in two lines\n\n* Two\n\n    Changes: Two\n\nCo-authored-by: A';
write('2026-11-07', 'docs/right.md', 'a\n', SQUASHED);
git(['checkout', '-b', 'side']);
write('2026-11-08', 'docs/side.md', 'a\n');
write('2026-11-08', 'docs/a/index.mdx', 'two\n', 'Edit it\r\n\r\nChanges: Two in place\r\n  of one');
git(['checkout', 'main']);
git(['merge', '--no-ff', '-m', 'Merge side\n\nChanges: From the merge', 'side'], '2026-11-09');
git(['mv', 'docs/a', 'docs/b']);
git(['commit', '-m', 'Move a page'], '2026-11-12');
git(['rm', '-r', 'docs/über']);
git(['commit', '-m', 'Remove one'], '2026-11-12');

const days = (file: string) =>
  createHistory(readHistory(folder), {languages: {}})(file).map(({day, notes}) => [
    day,
    ...notes.map((note) => (note.key === 'summary' ? note.text : note.key)),
  ]);

const DAYS: readonly (readonly [about: string, file: string, days: readonly (readonly string[])[]])[] = [
  [
    'a merge counts on its day, and moving a page is ignored',
    'docs/b/index.mdx',
    [
      ['2026-11-09', 'Two in place of one', 'From the merge'],
      ['2026-11-01', 'newPage'],
    ],
  ],
  ['a removed page has no history', 'docs/über/index.mdx', []],
  ['line breaks and Unicode forms are ignored, in a file with any name', ODD, [['2026-11-01', 'newPage']]],
  ['a wrong clock gets the day of the commit before', 'docs/wrong.md', [['2026-11-06', 'newPage']]],
  ['so does one in the future', 'docs/late.md', [['2026-11-06', 'newPage']]],
  ['a squashed message has the words of authors', 'docs/right.md', [['2026-11-07', 'One thing, in two lines', 'Two']]],
  ['so has a merge', 'docs/side.md', [['2026-11-09', 'From the merge']]],
];

it.each(DAYS)('%s (%s)', (_, file, expected) => {
  expect(days(file)).toEqual(expected);
});

it("ignores the user's git settings", () => {
  const settings = ['log.showRoot=false', 'diff.renames=false', 'log.diffMerges=off', 'core.quotePath=true'];
  for (const setting of settings) git(['config', ...setting.split('=')]);
  for (const [, file, expected] of DAYS) expect(days(file)).toEqual(expected);
});

it('ignores the environment of git hooks', () => {
  const given = {GIT_DIR: '/nowhere/.git', GIT_WORK_TREE: '/nowhere', GIT_OBJECT_DIRECTORY: '/nowhere'};
  const pathspecs = {GIT_LITERAL_PATHSPECS: '1', GIT_NOGLOB_PATHSPECS: '1'};
  try {
    Object.assign(process.env, given, pathspecs);
    expect(days('docs/side.md')).toEqual([['2026-11-09', 'From the merge']]);
  } finally {
    for (const name of Object.keys({...given, ...pathspecs})) delete process.env[name];
  }
});

it("explains why there's no history", () => {
  git(['clone', '--depth', '1', `file://${folder}`, join(root, 'shallow')], undefined, root);
  expect(readHistory(join(root, 'shallow'))).toMatchObject({problem: 'shallow clone'});
  expect(readHistory(join(root, 'nowhere'))).toMatchObject({problem: 'no repository'});
  make(join(root, 'empty'));
  expect(readHistory(join(root, 'empty'))).toMatchObject({problem: 'no commits'});
  const {PATH: path, GIT_TEST_ASSUME_DIFFERENT_OWNER: owner} = process.env;
  try {
    Object.assign(process.env, {GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', GIT_CONFIG_GLOBAL: '/dev/null'});
    expect(readHistory(folder)).toMatchObject({problem: 'not trusted'});
    process.env.PATH = '/nowhere';
    expect(readHistory(folder)).toMatchObject({problem: 'no git'});
  } finally {
    process.env.PATH = path;
    delete process.env.GIT_CONFIG_GLOBAL;
    if (owner === undefined) delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  }
});

it('reads pages next to the site, in a submodule, in a worktree and behind symbolic links', () => {
  const library = join(root, 'library');
  make(library);
  write('2026-11-01', 'intro.md', 'a\n', 'Add', library);
  git(['-c', 'protocol.file.allow=always', 'submodule', 'add', library, 'vendor/library']);
  git(['worktree', 'add', join(root, 'tree')]);
  symlinkSync(join(folder, 'docs'), join(root, 'linked'));
  symlinkSync(join(library, 'intro.md'), join(folder, 'docs/linked.md'));
  const options = validateOptions({options: {}, validate: (schema, given) => schema?.validate(given).value});
  const history = getSiteHistory(join(folder, 'website'), options);
  const read = (file: string) => history.read(file).days.map(({day}) => day);
  for (const file of [join(folder, 'website/../docs'), join(root, 'tree/docs'), join(root, 'linked')])
    expect(read(join(file, 'right.md'))).toEqual(['2026-11-07']);
  for (const file of ['vendor/library/intro.md', 'docs/linked.md'])
    expect(read(join(folder, file))).toEqual(['2026-11-01']);
  expect(history.read(join(root, 'outside.md'))).toEqual({days: [], problem: 'no repository'});
});

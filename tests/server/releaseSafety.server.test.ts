import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {basename, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {findFreePort} from '../freePort';
import {openSite, SCRIPT, writeList, type Site} from './openSite';

let site: Site;
let folder: string;
let web: string;
beforeAll(async () => {
  site = await openSite(await findFreePort());
  ({folder, web} = site);
});
afterAll(() => site.close());

describe('rollbacks without a name', () => {
  let root: string;
  const rollBack = (): string => site.runAlone('--rollback', root).output;
  beforeAll(() => {
    root = join(folder, 'order');
    for (const name of ['j1', 'j2', 'j3']) expect(site.runAlone(site.createBuild(name), root, name).status).toBe(0);
  });

  it('go back one release each time, whatever the clock says', () => {
    utimesSync(join(root, 'releases/j1'), 4e9, 4e9);
    expect([rollBack(), rollBack()]).toEqual(['released j2\n', 'released j1\n']);
    expect(rollBack()).toMatch(/no earlier release\. There are: j1 j2 j3\. Name one: /);
  });

  it('skip releases that were rolled back or never shown', () => {
    cpSync(join(root, 'releases/j2'), join(root, 'releases/j4'), {recursive: true});
    writeFileSync(join(root, 'release.pending'), 'release j4\n');
    expect(site.runAlone(site.createBuild('j4'), root, 'j4').output).toBe('released j4\n');
    expect(rollBack()).toBe('released j1\n');
    expect(site.runAlone('--rollback', root, 'j3').output).toBe('released j3\n');
  });

  it.each(['', '\0\0\0\0', 'x y\n', '-1 2\n'])('work with the invalid history %j and keep all releases', (history) => {
    writeFileSync(join(root, 'release.history'), history);
    expect(site.runAlone('--rollback', root, 'j2').output).toBe('released j2\n');
    expect(site.runAlone('--rollback', root, 'j1').output).toBe('released j1\n');
    expect(readdirSync(join(root, 'releases')).sort()).toEqual(['j1', 'j2', 'j3', 'j4']);
  });

  it('restore a missing link', () => {
    rmSync(join(root, 'docs'));
    expect(site.runAlone('--check', root).output).toMatch(/readers get nothing\. There are: j1 j2 j3 j4\./);
    expect(site.runAlone('--rollback', root, 'j3').output).toBe('released j3\n');
  });

  it.each(['release.pending', 'release.lock', 'release.history'])('are rejected if %s is a folder', (file) => {
    rmSync(join(root, file), {force: true});
    mkdirSync(join(root, file));
    expect(site.runAlone('--rollback', root, 'j1').output).toMatch(
      /^\S+ cannot be written, so readers keep what they have: /,
    );
    rmSync(join(root, file), {recursive: true});
  });
});

describe('a copy', () => {
  it('keeps hashed search files for open pages', async () => {
    const [box, index] = ['box.0123456789.js', 'index.json'].map((name) => `search-data/${name}`) as [string, string];
    const build = site.createBuild('searched');
    mkdirSync(join(build, 'search-data'));
    for (const file of [box, index]) writeFileSync(join(build, file), 'search');
    writeList(build);
    const root = join(folder, 'searched-root');
    for (const name of ['searched', 'without']) {
      if (name === 'without') site.createBuild(name);
      expect(site.runAlone(join(folder, name), root, name).output).toBe(`released ${name}\n`);
    }
    expect([box, index].map((file) => existsSync(join(root, 'docs', file)))).toEqual([true, false]);
  });

  it.each([
    ['a page that was cut', 'index.html', '<h1'],
    ['an empty compressed form', 'index.html.gz', ''],
    ['a compressed form of another page', 'index.html.gz', gzipSync('<h1>other</h1>')],
    ['a truncated Brotli file', 'index.html.br', brotliCompressSync('<h1>c1</h1>').subarray(0, 9)],
    ["a file that's not from the build", 'extra.html', 'x'],
    ['a missing compressed file', '.server/compressed', 'index.html\n', 'index.html.br is missing'],
  ])('with %s is rejected before switching and by --check', (_, file, content, reason = file) => {
    const root = mkdtempSync(join(folder, 'damaged-'));
    const build = site.createBuild(basename(root).replace('damaged', 'build'));
    expect(site.runAlone(build, root, 'whole').status).toBe(0);
    writeFileSync(join(build, file), content);
    expect(site.runAlone(build, root, 'next')).toEqual({status: 1, output: expect.stringContaining(reason)});
    expect(site.run(['--check', root]).output).toBe('whole is what was built\n');
    writeFileSync(join(root, 'docs', file), content);
    expect(site.run(['--check', root])).toEqual({status: 1, output: expect.stringContaining(reason)});
  });

  it('can contain downloads that end in .gz or .br', () => {
    const build = site.createBuild('downloads');
    for (const file of ['sdk.tar.gz', 'data.br']) writeFileSync(join(build, file), 'download');
    writeList(build);
    const root = join(folder, 'downloads-root');
    expect(site.runAlone(build, root, 'd1').output).toBe('released d1\n');
    writeFileSync(join(build, 'data.csv'), 'a,b');
    writeFileSync(join(build, 'data.csv.gz'), gzipSync('other'));
    expect(() => writeList(build)).toThrow(/would send data\.csv\.gz in place of data\.csv/);
  });

  it('can contain a folder named like a compressed file', () => {
    const build = site.createBuild('folders');
    for (const folderName of ['index.html.gz', 'assets/page.folders.js.br']) {
      mkdirSync(join(build, folderName));
      writeFileSync(join(build, folderName, 'index.html'), '<h1>A page</h1>');
    }
    writeList(build);
    const root = join(folder, 'folders-root');
    expect(site.runAlone(build, root, 'f1').output).toBe('released f1\n');
    expect(site.runAlone(site.createBuild('unlike'), root, 'f2').output).toBe('released f2\n');
  });

  it.each([
    ['a name with a line break', (build: string) => writeFileSync(join(build, 'a\nb'), ''), /"a\\nb" has a line break/],
    [
      'a name in another encoding',
      (build: string) => writeFileSync(Buffer.concat([Buffer.from(`${build}/a`), Buffer.from([0xff])]), ''),
      /no UTF-8 in its name/,
    ],
    ['a pipe', (build: string) => execFileSync('mkfifo', [join(build, 'pipe')]), /pipe is neither a file nor a folder/],
  ])("can't be listed with %s", (what, add, reason) => {
    const build = site.createBuild(what);
    add(build);
    expect(() => writeList(build)).toThrow(reason);
  });

  it.each([255, 254, 253])('can contain a file name of %i bytes', (length) => {
    const build = site.createBuild(`long-${length}`);
    writeFileSync(join(build, 'x'.repeat(length)), 'long');
    writeList(build);
    const root = join(folder, `long-root-${length}`);
    expect(site.run([build, root, 'l1'], site.environment({RELOAD: ''})).output).toBe('released l1\n');
    expect(site.run(['--check', root]).output).toBe('l1 is what was built\n');
  });

  it.each([
    ['is switched', 'ln -sfn releases/damaged'],
    ['is removed', 'rm'],
    ['leads nowhere', 'ln -sfn releases/gone'],
  ])('is still compared by --check if the link %s meanwhile', (state, command) => {
    const root = join(folder, `meanwhile ${state}`);
    const env = site.environment({RELOAD: ''});
    for (const name of ['damaged', 'whole']) site.run([site.createBuild(`${name} ${state}`), root, name], env);
    writeFileSync(join(root, 'releases/damaged/index.html'), '<h1');
    const switching = site.replaceProgram('node', `${command} "${root}/docs"; exec $REAL "$@"`);
    expect(site.run(['--check', root], switching)).toEqual({status: 0, output: 'whole is what was built\n'});
  });

  it('with an unreadable page is reported by --check', () => {
    chmodSync(join(web, 'docs/index.html'), 0o600);
    expect(site.run(['--check', web]).output).toMatch(/index\.html cannot be read by the user of the server/);
    chmodSync(join(web, 'docs/index.html'), 0o644);
  });
});

/** Phases of a release: the program that runs, and how often it has run before. */
const PHASES: readonly (readonly [phase: string, program: string, call: number])[] = [
  ['before the copy', 'cp', 1],
  ['before the comparison', 'node', 1],
  ['before earlier files are kept', 'node', 2],
  ['before the copy has its name', 'mv', 1],
  ['before the link', 'ln', 1],
  ['before the switch', 'mv', 2],
  ['after the switch, before the mark', 'mv', 3],
];

it.each(PHASES)('a release killed %s leaves a complete one, and can be repeated', async (phase, program, call) => {
  const root = mkdtempSync(join(folder, 'killed-'));
  const build = site.createBuild(`second-${basename(root)}`);
  expect(site.runAlone(site.createBuild(`first-${basename(root)}`), root, 'k1').status).toBe(0);
  const calls = join(root, 'calls');
  const script = `echo >> ${calls}; [ "$(wc -l < ${calls})" -ne ${call} ] || kill -KILL 0; exec $REAL "$@"`;
  const child = spawn('bash', [SCRIPT, build, root, 'k2'], {
    env: site.replaceProgram(program, script, {RELOAD: ''}),
    detached: true,
    stdio: 'ignore',
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(site.run(['--check', root])).toEqual({
    status: 0,
    output: `${phase.startsWith('after') ? 'k2' : 'k1'} is what was built\n`,
  });
  expect(site.runAlone(build, root, 'k2')).toEqual({status: 0, output: 'released k2\n'});
  expect(site.runAlone('--rollback', root).output).toBe('released k1\n');
});

it("a rollback killed after switching isn't repeated", async () => {
  const root = join(folder, 'rolled-back');
  for (const name of ['k1', 'k2', 'k3']) site.runAlone(site.createBuild(`rolled-${name}`), root, name);
  const calls = join(root, 'calls');
  // The last call searches for releases to remove.
  const script = `echo >> ${calls}; [ "$(wc -l < ${calls})" -ne 2 ] || kill -KILL 0; exec $REAL "$@"`;
  const killing = site.replaceProgram('ls', script, {RELOAD: ''});
  const child = spawn('bash', [SCRIPT, '--rollback', root], {env: killing, detached: true, stdio: 'ignore'});
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(site.runAlone('--check', root).output).toBe('k2 is what was built\n');
  const again = ['k2', 'k1'].map((name) => `released ${name}\n`);
  expect(again.map(() => site.runAlone('--rollback', root).output)).toEqual(again);
});

it('a rollback that failed on a full disk can be repeated', () => {
  const root = join(folder, 'rolled-back-full');
  for (const name of ['k1', 'k2']) site.runAlone(site.createBuild(`full-${name}`), root, name);
  // A full disk interrupts the script while it writes the list of kept files.
  const kept = join(root, 'releases/k1/.server/kept.sha256');
  const full = site.replaceProgram('node', `[ "$2" != keep ] || { : > ${kept}.incomplete; exit 1; }; exec $REAL "$@"`, {
    RELOAD: '',
  });
  expect(site.run(['--rollback', root], full).status).toBe(1);
  expect(existsSync(`${kept}.incomplete`)).toBe(true);
  expect(site.runAlone('--rollback', root).output).toBe('released k1\n');
  expect(site.runAlone('--check', root).output).toBe('k1 is what was built\n');
});

it('releasing one build to two folders at once compresses it once', async () => {
  const build = site.createBuild('shared');
  const env = site.environment({
    RELOAD: '',
    COMPRESS: `echo once >> "${folder}/compressed-calls"; gzip --keep "$0"/index.html #`,
  });
  const ends = ['one', 'two'].map((root) =>
    once(spawn('bash', [SCRIPT, build, join(folder, root), 'r'], {env}), 'exit'),
  );
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(readFileSync(join(folder, 'compressed-calls'), 'utf8')).toBe('once\n');
});

describe('a release', () => {
  it.each(['a "b" c', 'a;b {', 'l'.repeat(120)])('works for folders named %s', (name) => {
    const [build, temporary] = [site.createBuild(`build ${name}`), join(folder, `temporary ${name}`)];
    mkdirSync(temporary);
    const env = site.environment({RELOAD: '', TMPDIR: temporary});
    expect(site.run([build, join(folder, `root ${name}`), 'r1'], env).output).toBe('released r1\n');
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('works for folders that start with a dash', () => {
    cpSync(site.createBuild('dash'), join(folder, '-build'), {recursive: true});
    const options = {cwd: folder, encoding: 'utf8', env: site.environment({RELOAD: ''})} as const;
    const run = (...args: string[]) => spawnSync('bash', [SCRIPT, ...args], options);
    expect(run('-build', '-web', 'r1').stdout).toBe('released r1\n');
    expect(run('--check', '-web').stdout).toBe('r1 is what was built\n');
  });

  it.each(['0', '00.0', '1e3', '-1', '100000', '1 2', ''])('is rejected with RELOAD_SECONDS="%s"', (seconds) => {
    const {status, output} = site.run(['build', web], site.environment({RELOAD_SECONDS: seconds}));
    expect([status, output]).toEqual([1, expect.stringContaining('from 0.1 to 99999')]);
  });
});

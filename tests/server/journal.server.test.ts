import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {createRandom} from '../../packages/docs-mcp/tests/client';
import {findFreePort} from '../freePort';
import {kill, openSite, SCRIPT, waitFor, type Site} from './openSite';

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6));

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

let site: Site;
let folder: string;
beforeAll(async () => {
  site = await openSite(await findFreePort());
  ({folder} = site);
});
afterAll(() => site.close());

describe('what readers are shown', () => {
  let root: string;
  const environment = (more = {}): NodeJS.ProcessEnv => site.environment({RELOAD: '', ...more});
  const shown = (): string => readlinkSync(join(root, 'docs'));
  const releaseThere = (name: string, more = {}) => site.run([join(folder, name), root, name], environment(more));
  beforeAll(() => {
    root = join(folder, 'journal');
    for (const name of ['j1', 'j2', 'j3']) {
      site.makeBuild(name);
      expect(releaseThere(name).status).toBe(0);
    }
  });

  it('is in the journal, and a rollback takes back what it says', () => {
    // Times say nothing: the clock may have been set back.
    utimesSync(join(root, 'releases/j1'), 4e9, 4e9);
    expect(site.run(['--rollback', root], environment()).output).toBe('released j2\n');
    expect(site.run(['--rollback', root], environment()).output).toBe('released j1\n');
    expect(site.run(['--rollback', root], environment()).output).toMatch(/has no earlier release/);
    const lines = readFileSync(join(root, 'releases.log'), 'utf8').trim().split('\n');
    expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'released j1',
      'released j2',
      'released j3',
      'back j2',
      'back j1',
    ]);
  });

  it('does not count a release that was named and never shown', () => {
    cpSync(join(root, 'releases/j2'), join(root, 'releases/j4'), {recursive: true});
    site.makeBuild('j4');
    expect(releaseThere('j4').output).toBe('released j4\n');
    expect(readFileSync(join(root, 'docs/index.html'), 'utf8')).toBe('<h1>j4</h1>');
    expect(site.run(['--rollback', root], environment()).output).toBe('released j1\n');
  });

  it('counts one whose switch was the last thing that a killed script did', () => {
    symlinkSync('releases/j3', join(root, 'docs.killed'));
    renameSync(join(root, 'docs.killed'), join(root, 'docs'));
    site.makeBuild('j5');
    expect(releaseThere('j5').status).toBe(0);
    expect(site.run(['--rollback', root], environment()).output).toBe('released j3\n');
  });

  it('goes on after a line that a full disk has cut', () => {
    appendFileSync(join(root, 'releases.log'), '2026-01-05T12:00:00Z rel');
    expect(releaseThere('j5', {RELOAD: 'false'}).status).toBe(1);
    expect(readFileSync(join(root, 'releases.log'), 'utf8')).toMatch(/ rel\n(?:.* released j3\n)?$/);
  });

  it('knows a rollback whose switch was the last thing that a killed script did', () => {
    symlinkSync('releases/j1', join(root, 'docs.killed'));
    renameSync(join(root, 'docs.killed'), join(root, 'docs'));
    // The same command again ends it, and goes no further back.
    expect(site.run(['--rollback', root], environment()).output).toBe('released j1\n');
    expect(shown()).toBe('releases/j1');
    expect(site.run(['--rollback', root], environment()).output).toMatch(/has no earlier release/);
    expect(site.run(['--rollback', root, 'j5'], environment()).output).toBe('released j5\n');
  });

  it('is read as before after an editor has saved the journal with other ends of lines', () => {
    const journal = join(root, 'releases.log');
    writeFileSync(journal, `${readFileSync(journal, 'utf8').replaceAll('\n', ' \r\n')}\r\n`);
    expect(site.run(['--rollback', root], environment()).output).toBe('released j1\n');
    expect(site.run(['--rollback', root], environment()).output).toMatch(/has no earlier release/);
    expect(site.run(['--rollback', root, 'j5'], environment()).output).toBe('released j5\n');
  });

  it.each([
    ['a page that was cut', 'index.html', '<h1'],
    ['a compressed form of nothing', 'index.html.gz', ''],
    ['a compressed form of another page', 'index.html.gz', gzipSync('<h1>other</h1>')],
    ['a brotli form that was cut', 'index.html.br', brotliCompressSync('<h1>j6</h1>').subarray(0, 9)],
    ['a file that the build did not make', 'extra.html', 'x'],
    ['no compressed form where there was one', '.server/compressed', 'index.html\n', 'index.html.br is missing'],
  ])('is refused with %s, before the switch and after', (_, file, content, reason = file) => {
    const build = site.makeBuild('j6');
    writeFileSync(join(build, file), content);
    const before = shown();
    const {status, output} = site.run([build, root, 'j6'], environment());
    expect([status, shown()]).toEqual([1, before]);
    expect(output).toContain(reason);
    rmSync(build, {recursive: true});

    expect(site.run(['--check', root]).output).toMatch(/is what was built\n$/);
    cpSync(join(root, 'docs'), join(root, 'whole'), {recursive: true, dereference: true});
    writeFileSync(join(root, 'docs', file), content);
    expect(site.run(['--check', root])).toEqual({status: 1, output: expect.stringContaining(reason)});
    rmSync(join(root, shown()), {recursive: true});
    renameSync(join(root, 'whole'), join(root, shown()));
  });

  it('is refused by a check where the server cannot read a page', () => {
    const page = join(root, 'docs/index.html');
    chmodSync(page, 0o600);
    expect(site.run(['--check', root]).output).toMatch(/index\.html cannot be read by the user of the server/);
    chmodSync(page, 0o644);
  });

  it(`is whole whenever a release is killed, and the same command again ends like one that was not (seed ${SEED})`, async () => {
    const random = createRandom(SEED);
    const compress = 'gzip --no-name --keep --force "$0"/*.html "$0"/assets/*.js #';
    const read = (release: string): string[] =>
      readdirSync(join(root, 'releases', release), {recursive: true, encoding: 'utf8'})
        .sort()
        .filter((name) => statSync(join(root, 'releases', release, name)).isFile())
        .map((name) => `${name} ${hash(readFileSync(join(root, 'releases', release, name)))}`);
    site.makeBuild('j7');
    expect(site.run(['--rollback', root, 'j1'], environment()).status).toBe(0);
    const started = performance.now();
    expect(releaseThere('j7', {COMPRESS: compress}).status).toBe(0);
    const took = performance.now() - started;
    const undisturbed = read('j7');
    for (let at = 0; at < 10; at += 1) {
      // A name of its own, because a release that was shown under it once is kept.
      const name = `killed-${at}`;
      const again = () => site.run([join(folder, 'j7'), root, name], environment({COMPRESS: compress}));
      expect(site.run(['--rollback', root, 'j1'], environment()).status).toBe(0);
      rmSync(join(folder, 'j7'), {recursive: true});
      site.makeBuild('j7');
      const args = [SCRIPT, join(folder, 'j7'), root, name];
      const child = spawn('bash', args, {env: environment({COMPRESS: compress}), detached: true, stdio: 'ignore'});
      const ended = once(child, 'exit');
      await Promise.race([ended, new Promise((done) => setTimeout(done, random() * took))]);
      if (child.exitCode === null) await kill(child, 'SIGKILL');
      expect(site.run(['--check', root]).status).toBe(0);
      let result = again();
      // What the script had started holds the lock until it has ended too.
      await waitFor(() => {
        if (/under way/.test(result.output)) result = again();
        return !/under way/.test(result.output);
      }, 'the lock of the killed release is gone');
      if (result.status !== 0) expect(result.output).toMatch(/The release killed-\d exists already/);
      expect([shown(), read(name)]).toEqual([`releases/${name}`, undisturbed]);
    }
  }, 120_000);
});

describe('a journal that is damaged', () => {
  let root: string;
  let journal: string;
  const run = (...args: string[]) => site.run(args, site.environment({RELOAD: ''}));
  const releases = (): string[] => readdirSync(join(root, 'releases')).sort();
  beforeAll(() => {
    root = join(folder, 'damaged');
    journal = join(root, 'releases.log');
    for (const name of ['d1', 'd2', 'd3']) expect(run(site.makeBuild(name), root, name).status).toBe(0);
  });

  it.each([
    ['emptied', ''],
    ['of zeros', '\0'.repeat(4096)],
    ['of something else', 'PK\x03\x04 a b c\n'],
    ['cut to its first letters', '2026-01-05T12:0'],
    ['with a name that leads elsewhere', '2026-01-05T12:00:00Z released ../../../../etc\n'],
  ])('%s takes no release away, and a rollback says which there are', (_, text) => {
    writeFileSync(journal, text);
    expect(run('--rollback', root).output).toMatch(
      /no earlier release in its journal\. There are: d1 d2 d3\. Name one: /,
    );
    const {status, output} = run('--rollback', root, 'd2');
    expect([status, output]).toEqual([
      0,
      expect.stringMatching(/log does not name d1: .*\nreleased d2\n$|^released d2\n/s),
    ]);
    expect(run('--rollback', root, 'd3').status).toBe(0);
    expect(releases()).toEqual(['d1', 'd2', 'd3']);
  });

  it.each(['releases.log', 'release.lock'])('or a folder (%s) is told before anything is changed', (file) => {
    renameSync(join(root, file), join(root, 'kept'));
    mkdirSync(join(root, file));
    expect(run(join(folder, 'd1'), root, 'd4').output).toMatch(
      /^\S+ cannot be written, so readers keep what they have: /,
    );
    rmSync(join(root, file), {recursive: true});
    renameSync(join(root, 'kept'), join(root, file));
    expect([releases(), run('--check', root).status]).toEqual([['d1', 'd2', 'd3'], 0]);
  });

  it('says what there is where the link is gone, and brings it back', () => {
    rmSync(join(root, 'docs'));
    expect(run('--check', root)).toEqual({
      status: 1,
      output: expect.stringMatching(/readers get nothing\. There are: d1 d2 d3\./),
    });
    expect(run('--rollback', root, 'd3').output).toMatch(/released d3\n/);
  });
});

it('one build is released into two folders at once, and compressed once', async () => {
  const build = site.makeBuild('shared');
  const env = site.environment({
    RELOAD: '',
    COMPRESS: `echo once >> "${folder}/compressed"; sleep 0.3; gzip --keep "$0"/index.html #`,
  });
  const ends = ['one', 'two'].map((root) =>
    once(spawn('bash', [SCRIPT, build, join(folder, root), 'r'], {env}), 'exit'),
  );
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(readFileSync(join(folder, 'compressed'), 'utf8')).toBe('once\n');
  for (const root of ['one', 'two']) expect(site.run(['--check', join(folder, root)]).status).toBe(0);
});

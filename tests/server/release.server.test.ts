import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
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
import {ASSET_SIZE, kill, openSite, SCRIPT, waitFor, writeList, type Site} from './openSite';
import {createRandom} from '../../packages/docs-mcp/tests/client';
import {get} from './request';
import {findFreePort} from '../freePort';

const PORT = await findFreePort();
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6));

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

let site: Site;
let folder: string;
let web: string;
beforeAll(async () => {
  site = await openSite(PORT);
  ({folder, web} = site);
});
afterAll(() => site.close());

describe('a release', () => {
  it('shows the new page, and keeps the assets of the release before', async () => {
    site.release(site.makeBuild('r2'), 'r2');
    await site.waitForPage('r2');
    expect((await get(PORT, '/docs/assets/page.r1.js')).status).toBe(200);
    expect((await get(PORT, '/docs/assets/page.r2.js')).status).toBe(200);
  });

  it('lets the assets go that are two releases old', async () => {
    site.release(site.makeBuild('r3'), 'r3');
    await site.waitForPage('r3');
    expect((await get(PORT, '/docs/assets/page.r2.js')).status).toBe(200);
    await waitFor(async () => (await get(PORT, '/docs/assets/page.r1.js')).status === 404, 'the oldest asset is gone');
  });

  it('brings its redirects and headers, which nginx reads when it starts', async () => {
    const build = site.makeBuild('moved');
    appendFileSync(join(build, '.server/redirects.map'), '"/docs/moved-today" "/docs/limits/";\n');
    appendFileSync(join(build, '.server/headers.conf'), 'add_header X-Release moved always;\n');
    writeList(build);
    site.release(build, 'moved');
    await waitFor(async () => (await get(PORT, '/docs/moved-today')).status === 301, 'the address redirects');
    await waitFor(async () => (await get(PORT, '/docs/')).headers['x-release'] === 'moved', 'pages have the header');
  });

  it('is compressed before it is copied, unless it is already', () => {
    const other = join(folder, 'other');
    const releaseWith = (build: string, name: string, compress: string) =>
      site.run([build, other, name], site.environment({RELOAD: '', COMPRESS: compress}));
    const build = site.makeBuild('compressed');
    expect(releaseWith(build, 'one', 'gzip --keep "$0"/index.html #').status).toBe(0);
    expect(existsSync(join(other, 'releases/one/index.html.gz'))).toBe(true);
    expect(releaseWith(build, 'two', 'exit 4 #').status).toBe(0);
    const {status, output} = releaseWith(site.makeBuild('plain'), 'three', 'exit 4 #');
    expect([status, readlinkSync(join(other, 'docs'))]).toEqual([1, 'releases/two']);
    expect(output).toMatch(/"exit 4 #" failed, so .*plain is not compressed/);
  });

  it('that the server does not take is undone', () => {
    const {status, output} = site.run([site.makeBuild('unread'), web, 'unread'], site.environment({RELOAD: 'exit 3'}));
    expect([status, site.live()]).toEqual([1, 'releases/moved']);
    expect(output).toContain('"exit 3" failed, so readers keep moved');
    expect(site.listReleases()).not.toContain('unread');
  });

  it('keeps the five that were last in front of readers, whatever they are called', () => {
    for (const name of ['z9', 'a1', 'm5']) site.release(site.makeBuild(name), name);
    expect(site.listReleases()).toEqual(['a1', 'm5', 'moved', 'r3', 'z9']);
  });

  it.each([
    ['../outside', /not allowed: letters, digits/],
    ['a/b', /not allowed/],
    ['.hidden', /not allowed/],
    ['a b', /not allowed/],
    ['a.incoming', /not allowed/],
    ['m5', /exists already/],
  ])('is refused the name %j', (name, reason) => {
    const {status, output} = site.run([join(folder, 'm5'), web, name]);
    expect([status, site.live()]).toEqual([1, 'releases/m5']);
    expect(output).toMatch(reason);
  });

  it('is refused without a build, and with one that has a link or an empty page', () => {
    expect(site.run([folder, web, 'none']).output).toMatch(/not a finished build: index\.html is missing or empty/);
    const linked = site.makeBuild('linked');
    symlinkSync('/etc/passwd', join(linked, 'passwd'));
    expect(site.run([linked, web, 'linked']).output).toMatch(/neither a file nor a folder/);
    const empty = site.makeBuild('empty');
    writeFileSync(join(empty, '404.html'), '');
    expect(site.run([empty, web, 'empty']).output).toMatch(/404\.html is missing or empty/);
    expect(site.live()).toBe('releases/m5');
  });
});

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

  it('knows a rollback whose switch was the last thing that a killed script did', () => {
    symlinkSync('releases/j1', join(root, 'docs.killed'));
    renameSync(join(root, 'docs.killed'), join(root, 'docs'));
    const {output} = site.run(['--rollback', root], environment());
    expect(output).toMatch(/has no earlier release/);
    expect(site.run(['--rollback', root, 'j5'], environment()).output).toBe('released j5\n');
  });

  it.each([
    ['a page that was cut', 'index.html', '<h1'],
    ['a compressed form of nothing', 'index.html.gz', ''],
    ['a compressed form of another page', 'index.html.gz', gzipSync('<h1>other</h1>')],
    ['a brotli form that was cut', 'index.html.br', brotliCompressSync('<h1>j6</h1>').subarray(0, 9)],
    ['a file that the build did not make', 'extra.html', 'x'],
  ])('is refused with %s, before the switch and after', (_, file, content) => {
    const build = site.makeBuild('j6');
    writeFileSync(join(build, file), content);
    const before = shown();
    const {status, output} = site.run([build, root, 'j6'], environment());
    expect([status, shown()]).toEqual([1, before]);
    expect(output).toContain(file);
    rmSync(build, {recursive: true});

    expect(site.run(['--check', root]).output).toMatch(/is what was built\n$/);
    cpSync(join(root, 'docs'), join(root, 'whole'), {recursive: true, dereference: true});
    writeFileSync(join(root, 'docs', file), content);
    expect(site.run(['--check', root])).toEqual({status: 1, output: expect.stringContaining(file)});
    rmSync(join(root, shown()), {recursive: true});
    renameSync(join(root, 'whole'), join(root, shown()));
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
      expect(site.run(['--rollback', root, 'j1'], environment()).status).toBe(0);
      rmSync(join(root, 'releases/j7'), {recursive: true, force: true});
      rmSync(join(folder, 'j7'), {recursive: true});
      site.makeBuild('j7');
      const args = [SCRIPT, join(folder, 'j7'), root, 'j7'];
      const child = spawn('bash', args, {env: environment({COMPRESS: compress}), detached: true, stdio: 'ignore'});
      const ended = once(child, 'exit');
      await Promise.race([ended, new Promise((done) => setTimeout(done, random() * took))]);
      if (child.exitCode === null) await kill(child, 'SIGKILL');
      expect(site.run(['--check', root]).status).toBe(0);
      const again = releaseThere('j7', {COMPRESS: compress});
      if (again.status !== 0) expect(again.output).toMatch(/The release j7 exists already/);
      expect([shown(), read('j7')]).toEqual(['releases/j7', undisturbed]);
    }
  }, 120_000);
});

describe('a disk without room', () => {
  it('leaves readers what they have, and the next attempt with the same name is whole', async () => {
    const build = site.makeBuild('large');
    // Writing beyond the limit fails in the middle of a file, as on a full disk; the signal would end cp at once.
    const limited = `trap '' XFSZ; ulimit -f 100; exec bash "$@"`;
    const {status} = spawnSync('bash', ['-c', limited, '-', SCRIPT, build, web, 'large'], {env: site.environment()});
    expect([status, site.live()]).toEqual([1, 'releases/m5']);
    expect(site.listReleases().filter((name) => name.startsWith('large'))).toEqual([]);
    site.release(build, 'large');
    await site.waitForPage('large');
    expect((await get(PORT, '/docs/assets/page.large.js')).body).toHaveLength(ASSET_SIZE);
    expect(site.listReleases()).toHaveLength(5);
  });

  it('that is really full does the same', () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', disk], {encoding: 'utf8'});
    if (mounted.status !== 0) {
      console.warn(`Skipped, because this user cannot mount a disk: ${mounted.stderr.trim()}`);
      return;
    }
    try {
      const withoutReload = site.environment({RELOAD: ''});
      expect(site.run([site.makeBuild('fits'), disk, 'fits'], withoutReload).status).toBe(0);
      writeFileSync(join(disk, 'ballast'), 'x'.repeat(250_000));
      const {status, output} = site.run([site.makeBuild('full'), disk, 'full'], withoutReload);
      expect([status, output]).toEqual([1, expect.stringMatching(/No space left on device/)]);
      expect([readlinkSync(join(disk, 'docs')), readdirSync(join(disk, 'releases'))]).toEqual([
        'releases/fits',
        ['fits'],
      ]);
      rmSync(join(disk, 'ballast'));
      expect(site.run([join(folder, 'full'), disk, 'full'], withoutReload)).toEqual({
        status: 0,
        output: 'released full\n',
      });
      expect(readFileSync(join(disk, 'docs/index.html'), 'utf8')).toBe('<h1>full</h1>');
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it.each([
    ['loses a file', 'rm "${@: -1}/404.html"'],
    ['leaves a file empty', ': > "${@: -1}/index.html"'],
    ['cuts a file', 'truncate -s 10 "${@: -1}"/assets/*'],
  ])('that %s without a word is noticed', (_, damage) => {
    const build = site.makeBuild('damaged');
    const {status, output} = site.run([build, web, 'damaged'], site.replaceCopy(`$REAL "$@"\n${damage}`));
    expect([status, site.live()]).toEqual([1, 'releases/large']);
    expect(output).toContain(`The copy of ${build} is not what was built`);
    rmSync(build, {recursive: true});
  });
});

describe('an interrupted release', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'leaves readers what they have after %s, and can be repeated',
    async (signal) => {
      const name = `after${signal}`;
      const mark = join(folder, `copied-${signal}`);
      const build = site.makeBuild(name);
      const before = site.live();
      const slow = site.replaceCopy(`$REAL -a ${build}/404.html "\${@: -1}"\ntouch ${mark}\nexec sleep 600`);
      await kill(await site.startAndWait([build, web, name], slow, mark), signal);
      expect([site.live(), existsSync(join(web, 'releases', name))]).toEqual([before, false]);
      site.release(build, name);
      await site.waitForPage(name);
      expect(site.listReleases().filter((entry) => entry.endsWith('.incoming'))).toEqual([]);
      expect(readdirSync(join(web, 'docs/')).sort()).toEqual(['.server', '404.html', 'assets', 'index.html']);
    },
  );

  it('is undone while the server is told', async () => {
    const mark = join(folder, 'reloading');
    const before = site.live();
    // The first call is interrupted; the second is the one that undoes it.
    const env = site.environment({RELOAD: `[ -e ${mark} ] && exit; touch ${mark}; exec sleep 600`});
    await kill(await site.startAndWait([site.makeBuild('untold'), web, 'untold'], env, mark), 'SIGTERM');
    expect([site.live(), site.listReleases().includes('untold')]).toEqual([before, false]);
  });
});

describe('two releases at once', () => {
  it.each(['same', 'other'])('do not mix: the second is told to wait (name %s)', async (name) => {
    const mark = join(folder, `copying-${name}`);
    const build = site.makeBuild(`first${name}`);
    const slow = site.replaceCopy(`$REAL "$@"\ntouch ${mark}\nuntil [ -e ${mark}.go ]; do sleep 0.1; done`);
    const first = await site.startAndWait([build, web, `first${name}`], slow, mark);
    const ended = once(first, 'exit');
    const second = site.run([build, web, name === 'same' ? `first${name}` : 'second']);
    writeFileSync(`${mark}.go`, '');
    expect(await ended).toEqual([0, null]);
    expect([second.status, second.output]).toEqual([1, expect.stringMatching(/under way: wait until it is done/)]);
    expect([site.live(), site.listReleases().includes('second')]).toEqual([`releases/first${name}`, false]);
  });
});

describe('a rollback', () => {
  it('shows the page of before, keeps the newer assets, and survives the clean-up', async () => {
    const newer = site.live().replace('releases/', '');
    expect(site.run(['--rollback', web])).toEqual({status: 0, output: 'released firstsame\n'});
    await site.waitForPage('firstsame');
    expect((await get(PORT, `/docs/assets/page.${newer}.js`)).status).toBe(200);
    for (const name of ['n1', 'n2', 'n3']) site.release(site.makeBuild(name), name);
    expect(site.listReleases()).toEqual(expect.arrayContaining(['firstsame', newer]));
    expect(site.run(['--rollback', web, newer]).status).toBe(0);
    expect(site.live()).toBe(`releases/${newer}`);
  });

  it('and a release are seen by a reader whose page has the same time and size', async () => {
    for (const name of ['same1', 'same2']) utimesSync(join(site.makeBuild(name), 'index.html'), 1e9, 1e9);
    site.release(join(folder, 'same1'), 'same1');
    await site.waitForPage('same1');
    const {etag, 'last-modified': time} = (await get(PORT, '/docs/')).headers;
    site.release(join(folder, 'same2'), 'same2');
    await site.waitForPage('same2');
    for (const asked of [`If-None-Match: ${etag}`, `If-Modified-Since: ${time}`]) {
      const {status, body} = await get(PORT, '/docs/', [asked]);
      expect([status, body]).toEqual([200, '<h1>same2</h1>']);
    }
    const same = `If-None-Match: ${(await get(PORT, '/docs/')).headers.etag}`;
    expect((await get(PORT, '/docs/', [same])).status).toBe(304);
  });

  it('to what does not exist is refused, with what does', () => {
    const {status, output} = site.run(['--rollback', web, 'nope']);
    expect([status, output]).toEqual([1, expect.stringMatching(/no release nope. There are: \w+ \w+/)]);
  });
});

it('lost no answer to readers in all of this, and gave them whole pages only', () => {
  expect([...site.answers]).toEqual(['200 a whole page']);
});

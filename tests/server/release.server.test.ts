import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {ASSET_SIZE, killAndWait, openSite, SCRIPT, waitFor, writeList, type Site} from './openSite';
import {sendGet} from './request';
import {findFreePort} from '../freePort';

const PORT = await findFreePort();

let site: Site;
let folder: string;
let web: string;
beforeAll(async () => {
  site = await openSite(PORT);
  ({folder, web} = site);
});
afterAll(() => site.close());

describe('a release', () => {
  it('serves the new page and the assets of the previous release', async () => {
    site.release(site.createBuild('r2'), 'r2');
    await site.waitForPage('r2');
    expect((await sendGet(PORT, '/docs/assets/page.r1.js')).status).toBe(200);
    expect((await sendGet(PORT, '/docs/assets/page.r2.js')).status).toBe(200);
  });

  it('removes assets that are two releases old', async () => {
    site.release(site.createBuild('r3'), 'r3');
    await site.waitForPage('r3');
    expect((await sendGet(PORT, '/docs/assets/page.r2.js')).status).toBe(200);
    await waitFor(
      async () => (await sendGet(PORT, '/docs/assets/page.r1.js')).status === 404,
      'the oldest asset is gone',
    );
  });

  it('updates redirects and headers', async () => {
    const build = site.createBuild('moved');
    appendFileSync(join(build, '.server/redirects.map'), '"/docs/moved-today" "/docs/limits/";\n');
    appendFileSync(join(build, '.server/headers.conf'), 'add_header X-Release moved always;\n');
    writeList(build);
    site.release(build, 'moved');
    await waitFor(async () => (await sendGet(PORT, '/docs/moved-today')).status === 301, 'the address redirects');
    await waitFor(
      async () => (await sendGet(PORT, '/docs/')).headers['x-release'] === 'moved',
      'pages have the header',
    );
  });

  it('is compressed before copying, unless it already is', () => {
    const other = join(folder, 'other');
    const releaseWith = (build: string, name: string, compress: string) =>
      site.run([build, other, name], site.environment({RELOAD: '', COMPRESS: compress}));
    const build = site.createBuild('compressed');
    expect(releaseWith(build, 'one', 'gzip --keep "$0"/index.html #').status).toBe(0);
    expect(existsSync(join(other, 'releases/one/index.html.gz'))).toBe(true);
    expect(releaseWith(build, 'two', 'exit 4 #').status).toBe(0);
    const {status, output} = releaseWith(site.createBuild('plain'), 'three', 'exit 4 #');
    expect([status, readlinkSync(join(other, 'docs'))]).toEqual([1, 'releases/two']);
    expect(output).toMatch(/"exit 4 #" failed, so .*plain is not compressed/);
  });

  it("is compressed by the script's project, whatever the paths contain", () => {
    const project = join(folder, 'a "project" ü');
    cpSync(resolve('deploy'), join(project, 'deploy'), {recursive: true});
    writeFileSync(join(project, 'npx'), '#!/bin/sh\n[ -x npx ] && gzip --keep "$4/index.html"\n', {mode: 0o755});
    const env = site.environment({RELOAD: '', COMPRESS: undefined, PATH: `${project}:${process.env.PATH}`});
    const args = [join(project, 'deploy/release.sh'), site.createBuild('a build ü'), join(folder, 'a web root'), 'r1'];
    const {stdout, stderr} = spawnSync('bash', args, {encoding: 'utf8', env});
    expect(stdout + stderr).toBe('released r1\n');
    expect(existsSync(join(folder, 'a web root/docs/index.html.gz'))).toBe(true);
  });

  it("is readable by the server's user, whatever the umask", () => {
    const [build, root] = [site.createBuild('private'), join(folder, 'for the server')];
    const command = 'umask 077; chmod -R go= "$2"; exec bash "$@"';
    const args = ['-c', command, '-', SCRIPT, build, root, 'private'];
    expect(spawnSync('bash', args, {env: site.environment({RELOAD: ''})}).status).toBe(0);
    const {stdout} = spawnSync('find', [root, '!', '-perm', '-o=r'], {encoding: 'utf8'});
    expect(stdout).toBe('');
  });

  it('works if the script is a symbolic link', () => {
    symlinkSync(SCRIPT, join(folder, 'release'));
    const {stdout} = spawnSync('bash', [join(folder, 'release'), '--check', web], {encoding: 'utf8'});
    expect(stdout).toBe('moved is what was built\n');
  });

  it('supports redirects as long as a request line', async () => {
    const build = site.createBuild('long');
    const address = `/docs/${'日本語'.repeat(250)}/`;
    appendFileSync(join(build, '.server/redirects.map'), `"${address}index.html" "/docs/limits/";\n`);
    writeList(build);
    site.release(build, 'long');
    expect((await sendGet(PORT, `${encodeURI(address)}index.html`)).headers.location).toBe('/docs/limits/');
    expect(site.run(['--rollback', web]).output).toBe('released moved\n');
  });

  it.each([
    ['redirects.map', '"/docs/a" "/docs/b"'],
    ['headers.conf', 'add_header X-Release;'],
  ])("is rejected if nginx can't read its %s", (file, line) => {
    const build = site.createBuild(`unreadable-${file}`);
    appendFileSync(join(build, '.server', file), line);
    writeList(build);
    expect(site.run([build, web, 'unreadable'])).toEqual({
      status: 1,
      output: expect.stringMatching(
        /^nginx cannot read the redirects or headers of this build, so readers keep.*emerg/,
      ),
    });
    expect(site.live()).toBe('releases/moved');
  });

  it('is rolled back if reloading the server fails', () => {
    const {status, output} = site.run(
      [site.createBuild('unread'), web, 'unread'],
      site.environment({RELOAD: 'exit 3'}),
    );
    expect([status, site.live()]).toEqual([1, 'releases/moved']);
    expect(output).toContain('"exit 3" failed, so readers keep moved');
    expect(site.listReleases()).not.toContain('unread');
  });

  it("is rolled back if the server doesn't show it after reloading", () => {
    const env = site.environment({RELOAD: 'true', RELOAD_SECONDS: '1'});
    const {status, output} = site.run([site.createBuild('unreached'), web, 'unreached'], env);
    expect([status, site.live()]).toEqual([1, 'releases/moved']);
    expect(output).toMatch(/healthz answers ".*" instead of "ok unreached" after 1 seconds/);
  });

  it('keeps the five latest releases, whatever their names', async () => {
    for (const name of ['z9', 'a1', 'm5']) {
      site.release(site.createBuild(name), name);
      await site.waitForPage(name);
    }
    expect(site.listReleases()).toEqual(['a1', 'long', 'm5', 'moved', 'z9']);
  });

  it.each([
    ['../outside', /not allowed: up to 100 letters, digits/],
    ['a/b', /not allowed/],
    ['.hidden', /not allowed/],
    ['a b', /not allowed/],
    ['a.incoming', /not allowed/],
    ['a'.repeat(300), /up to 100/],
    ['m5', /exists already/],
  ])('rejects the name %j', (name, reason) => {
    const {status, output} = site.run([join(folder, 'm5'), web, name]);
    expect([status, site.live()]).toEqual([1, 'releases/m5']);
    expect(output).toMatch(reason);
  });

  it.each([[[]], [['m5']], [['', 'x']], [['m5', '']], [['a', 'b', 'c', 'd']], [['--check', '/', 'r1']], [['--help']]])(
    'prints the usage for %j',
    (args) => {
      expect(site.run(args)).toEqual({status: 1, output: expect.stringMatching(/^usage: /)});
    },
  );

  it('rejects a missing build, links and empty pages', () => {
    expect(site.run([folder, web, 'none']).output).toMatch(/not a finished build: index\.html is missing or empty/);
    const linked = site.createBuild('linked');
    symlinkSync('/etc/passwd', join(linked, 'passwd'));
    expect(site.run([linked, web, 'linked']).output).toMatch(/neither a file nor a folder/);
    const empty = site.createBuild('empty');
    writeFileSync(join(empty, '404.html'), '');
    expect(site.run([empty, web, 'empty']).output).toMatch(/404\.html is missing or empty/);
    expect(site.live()).toBe('releases/m5');
  });
});

describe('a full disk', () => {
  it('keeps the current release, and the next attempt with the same name succeeds', async () => {
    const build = site.createBuild('large');
    // Writing beyond the limit fails like on a full disk. Ignore the signal, which would end cp immediately.
    const limited = `trap '' XFSZ; ulimit -f 100; exec bash "$@"`;
    const {status} = spawnSync('bash', ['-c', limited, '-', SCRIPT, build, web, 'large'], {env: site.environment()});
    expect([status, site.live()]).toEqual([1, 'releases/m5']);
    expect(site.listReleases().filter((name) => name.startsWith('large'))).toEqual([]);
    site.release(build, 'large');
    await site.waitForPage('large');
    expect((await sendGet(PORT, '/docs/assets/page.large.js')).body).toHaveLength(ASSET_SIZE);
    expect(site.listReleases()).toHaveLength(5);
  });

  it.each([
    ['loses', 'rm "${@: -1}/404.html"'],
    ['cuts', 'truncate -s 10 "${@: -1}"/assets/*'],
  ])('detects a copy that %s a file', (how, damage) => {
    const build = site.createBuild(how);
    const {status, output} = site.run([build, web, how], site.replaceProgram('cp', `$REAL "$@"\n${damage}`));
    expect([status, site.live()]).toEqual([1, 'releases/large']);
    expect(output).toContain(`The copy of ${build} is not what was built`);
  });
});

describe('an interrupted release', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'keeps the current release after %s, and can be repeated',
    async (signal) => {
      const name = `after${signal}`;
      const mark = join(folder, `copied-${signal}`);
      const build = site.createBuild(name);
      const before = site.live();
      const slow = site.replaceProgram('cp', `$REAL -a ${build}/404.html "\${@: -1}"\n: > ${mark}\nexec sleep 600`);
      await killAndWait(await site.startAndWait([build, web, name], slow, mark), signal);
      expect([site.live(), existsSync(join(web, 'releases', name))]).toEqual([before, false]);
      // Child processes of the script hold the lock until they have exited, too.
      const isFree = (): boolean => spawnSync('flock', ['-n', join(web, 'release.lock'), 'true']).status === 0;
      await waitFor(isFree, 'nobody holds the lock');
      site.release(build, name);
      await site.waitForPage(name);
      expect(site.listReleases().filter((entry) => entry.endsWith('.incoming'))).toEqual([]);
      expect(readdirSync(join(web, 'docs/')).sort()).toEqual(['.server', '404.html', 'assets', 'index.html']);
    },
  );

  it('is rolled back while reloading the server', async () => {
    const mark = join(folder, 'reloading');
    const before = site.live();
    // The first call is interrupted. The second one undoes it.
    const env = site.environment({RELOAD: `[ -e ${mark} ] && exit; : > ${mark}; exec sleep 600`});
    await killAndWait(await site.startAndWait([site.createBuild('untold'), web, 'untold'], env, mark), 'SIGTERM');
    expect([site.live(), site.listReleases().includes('untold')]).toEqual([before, false]);
  });

  it('is rolled back if reloading times out', () => {
    const before = site.live();
    const env = site.environment({RELOAD: 'exec sleep 600', RELOAD_SECONDS: '0.3'});
    const {status, output} = site.run([site.createBuild('hanging'), web, 'hanging'], env);
    expect([status, site.live(), site.listReleases().includes('hanging')]).toEqual([1, before, false]);
    expect(output).toMatch(
      /not done in 0\.3 seconds.*so readers keep .*failed after switching back, too: reload the server/s,
    );
  });
});

it.each(['same', 'other'])('a second release fails while one is running (name %s)', async (name) => {
  const mark = join(folder, `copying-${name}`);
  const build = site.createBuild(`first${name}`);
  const slow = site.replaceProgram('cp', `$REAL "$@"\ntouch ${mark}\nuntil [ -e ${mark}.go ]; do sleep 0.1; done`);
  const first = await site.startAndWait([build, web, `first${name}`], slow, mark);
  const ended = once(first, 'exit');
  const second = site.run([build, web, name === 'same' ? `first${name}` : 'second']);
  writeFileSync(`${mark}.go`, '');
  expect(await ended).toEqual([0, null]);
  expect([second.status, second.output]).toEqual([1, expect.stringMatching(/under way: wait until it is done/)]);
  expect([site.live(), site.listReleases().includes('second')]).toEqual([`releases/first${name}`, false]);
});

describe('a rollback', () => {
  it('serves the earlier page and keeps the newer assets', async () => {
    const newer = site.live().replace('releases/', '');
    expect(site.run(['--rollback', web])).toEqual({status: 0, output: 'released firstsame\n'});
    await site.waitForPage('firstsame');
    expect((await sendGet(PORT, `/docs/assets/page.${newer}.js`)).status).toBe(200);
    for (const name of ['n1', 'n2', 'n3']) {
      site.release(site.createBuild(name), name);
      await site.waitForPage(name);
    }
    expect(site.listReleases()).toEqual(expect.arrayContaining(['firstsame', newer]));
    expect(site.run(['--rollback', web, newer]).status).toBe(0);
    expect(site.live()).toBe(`releases/${newer}`);
  });

  it('and a release change the ETag of a page with the same time and size', async () => {
    for (const name of ['same1', 'same2']) utimesSync(join(site.createBuild(name), 'index.html'), 1e9, 1e9);
    site.release(join(folder, 'same1'), 'same1');
    await site.waitForPage('same1');
    const {etag, 'last-modified': time} = (await sendGet(PORT, '/docs/')).headers;
    site.release(join(folder, 'same2'), 'same2');
    await site.waitForPage('same2');
    for (const asked of [`If-None-Match: ${etag}`, `If-Modified-Since: ${time}`]) {
      expect(await sendGet(PORT, '/docs/', [asked])).toMatchObject({status: 200, body: '<h1>same2</h1>'});
    }
    const same = `If-None-Match: ${(await sendGet(PORT, '/docs/')).headers.etag}`;
    expect((await sendGet(PORT, '/docs/', [same])).status).toBe(304);
  });

  it('to a missing release fails and lists the existing ones', () => {
    const {status, output} = site.run(['--rollback', web, 'nope']);
    expect([status, output]).toEqual([1, expect.stringMatching(/no release nope. There are: \w[\w ]+\. Name one: /)]);
  });
});

it('served complete pages without errors the whole time', () => {
  expect([...site.answers]).toEqual(['200 a whole page']);
});

import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {get} from './request';

const PORT = 4193;
const BUILD = resolve('build');
const SCRIPT = resolve('deploy/release.sh');
/** Size of a build's asset, above what the test of a full disk allows. */
const ASSET_SIZE = 200_000;

let folder: string;
let nginx: RunningNginx;
let web: string;
/** What readers got, who never stop reading: status and start of the page. */
const answers = new Set<string>();
let isReading = true;
let readers: Promise<void[]>;

const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  RELOAD: `kill -HUP ${nginx?.process.pid}`,
  ...more,
});

/** Runs the script; the first words come before it, such as a program that starts it. */
function run(args: readonly string[], env = environment()): {readonly status: number | null; readonly output: string} {
  const {status, stderr, stdout} = spawnSync('bash', [SCRIPT, ...args], {encoding: 'utf8', env});
  return {status, output: stdout + stderr};
}

function release(build: string, name: string): void {
  const {status, output} = run([build, web, name]);
  if (status !== 0) throw new Error(output);
}

/** A build like the real one in shape: one page, and one asset whose name changes with the release. */
function makeBuild(name: string): string {
  const build = join(folder, name);
  mkdirSync(join(build, 'assets'), {recursive: true});
  mkdirSync(join(build, '.server'));
  for (const file of ['redirects.map', 'headers.conf'])
    cpSync(join(BUILD, '.server', file), join(build, '.server', file));
  writeFileSync(join(build, 'index.html'), `<h1>${name}</h1>`);
  writeFileSync(join(build, '404.html'), 'Page not found');
  writeFileSync(join(build, 'assets', `page.${name}.js`), name.padEnd(ASSET_SIZE));
  return build;
}

/** A folder for `PATH` in which `cp` is another program: a script that finds the real one in `$REAL`. */
function replaceCopy(script: string): NodeJS.ProcessEnv {
  const bin = mkdtempSync(join(folder, 'bin-'));
  writeFileSync(
    join(bin, 'cp'),
    `#!/bin/bash\nREAL=${spawnSync('which', ['cp'], {encoding: 'utf8'}).stdout}\n${script}\n`,
  );
  chmodSync(join(bin, 'cp'), 0o755);
  return {PATH: `${bin}:${process.env.PATH}`};
}

async function waitFor(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`it never came about that ${what}`);
}

/** nginx looks for newer files once a second. */
const waitForPage = (text: string): Promise<void> =>
  waitFor(async () => (await get(PORT, '/docs/')).body.includes(text), `the page says ${text}`);

/** Starts the script in a process group of its own and waits until a command in it has made the file `mark`. */
async function startAndWait(args: readonly string[], env: NodeJS.ProcessEnv, mark: string): Promise<ChildProcess> {
  const child = spawn('bash', [SCRIPT, ...args], {env: environment(env), detached: true, stdio: 'ignore'});
  await waitFor(() => existsSync(mark), `${mark} exists`);
  return child;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-Number(child.pid), signal);
  await ended;
}

const live = (): string => readlinkSync(join(web, 'docs'));
const listReleases = (): string[] => readdirSync(join(web, 'releases')).sort();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-release-'));
  web = join(folder, 'web');
  mkdirSync(web);
  release(makeBuild('r1'), 'r1');
  nginx = await startNginx({port: PORT, buildDir: join(web, 'docs')});
  readers = Promise.all(
    Array.from({length: 3}, async () => {
      while (isReading) {
        const {status, body} = await get(PORT, '/docs/');
        answers.add(`${status} ${/^<h1>\w+<\/h1>$/.test(body) ? 'a whole page' : body}`);
      }
    }),
  );
});
afterAll(async () => {
  isReading = false;
  await readers;
  await nginx.stop();
  rmSync(folder, {recursive: true, force: true});
});

describe('a release', () => {
  it('shows the new page, and keeps the assets of the release before', async () => {
    release(makeBuild('r2'), 'r2');
    await waitForPage('r2');
    expect((await get(PORT, '/docs/assets/page.r1.js')).status).toBe(200);
    expect((await get(PORT, '/docs/assets/page.r2.js')).status).toBe(200);
  });

  it('lets the assets go that are two releases old', async () => {
    release(makeBuild('r3'), 'r3');
    await waitForPage('r3');
    expect((await get(PORT, '/docs/assets/page.r2.js')).status).toBe(200);
    await waitFor(async () => (await get(PORT, '/docs/assets/page.r1.js')).status === 404, 'the oldest asset is gone');
  });

  it('brings its redirects and headers, which nginx reads when it starts', async () => {
    const build = makeBuild('moved');
    appendFileSync(join(build, '.server/redirects.map'), '"/docs/moved-today" "/docs/limits/";\n');
    appendFileSync(join(build, '.server/headers.conf'), 'add_header X-Release moved always;\n');
    release(build, 'moved');
    await waitFor(async () => (await get(PORT, '/docs/moved-today')).status === 301, 'the address redirects');
    expect((await get(PORT, '/docs/')).headers['x-release']).toBe('moved');
  });

  it('that the server does not take is undone', () => {
    const {status, output} = run([makeBuild('unread'), web, 'unread'], environment({RELOAD: 'exit 3'}));
    expect([status, live()]).toEqual([1, 'releases/moved']);
    expect(output).toContain('"exit 3" failed, so readers keep moved');
    expect(listReleases()).not.toContain('unread');
  });

  it('keeps the five that were last in front of readers, whatever they are called', () => {
    for (const name of ['z9', 'a1', 'm5']) release(makeBuild(name), name);
    expect(listReleases()).toEqual(['a1', 'm5', 'moved', 'r3', 'z9']);
  });

  it.each([
    ['../outside', /not allowed: letters, digits/],
    ['a/b', /not allowed/],
    ['.hidden', /not allowed/],
    ['a b', /not allowed/],
    ['a.incoming', /not allowed/],
    ['m5', /exists already/],
  ])('is refused the name %j', (name, reason) => {
    const {status, output} = run([join(folder, 'm5'), web, name]);
    expect([status, live()]).toEqual([1, 'releases/m5']);
    expect(output).toMatch(reason);
  });

  it('is refused without a build, and with one that has a link or an empty page', () => {
    expect(run([folder, web, 'none']).output).toMatch(/not a finished build: index\.html is missing or empty/);
    const linked = makeBuild('linked');
    symlinkSync('/etc/passwd', join(linked, 'passwd'));
    expect(run([linked, web, 'linked']).output).toMatch(/neither a file nor a folder/);
    const empty = makeBuild('empty');
    writeFileSync(join(empty, '404.html'), '');
    expect(run([empty, web, 'empty']).output).toMatch(/404\.html is missing or empty/);
    expect(live()).toBe('releases/m5');
  });
});

describe('a disk without room', () => {
  it('leaves readers what they have, and the next attempt with the same name is whole', async () => {
    const build = makeBuild('large');
    // Writing beyond the limit fails in the middle of a file, as on a full disk; the signal would end cp at once.
    const limited = `trap '' XFSZ; ulimit -f 100; exec bash "$@"`;
    const {status} = spawnSync('bash', ['-c', limited, '-', SCRIPT, build, web, 'large'], {env: environment()});
    expect([status, live()]).toEqual([1, 'releases/m5']);
    expect(listReleases().filter((name) => name.startsWith('large'))).toEqual([]);
    release(build, 'large');
    await waitForPage('large');
    expect((await get(PORT, '/docs/assets/page.large.js')).body).toHaveLength(ASSET_SIZE);
    expect(listReleases()).toHaveLength(5);
  });

  it('that is really full does the same', () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=500k', 'tmpfs', disk], {encoding: 'utf8'});
    if (mounted.status !== 0) {
      console.warn(`Skipped, because this user cannot mount a disk: ${mounted.stderr.trim()}`);
      return;
    }
    try {
      const withoutReload = environment({RELOAD: ''});
      expect(run([makeBuild('fits'), disk, 'fits'], withoutReload).status).toBe(0);
      writeFileSync(join(disk, 'ballast'), 'x'.repeat(100_000));
      const {status, output} = run([makeBuild('full'), disk, 'full'], withoutReload);
      expect([status, output]).toEqual([1, expect.stringMatching(/No space left on device/)]);
      expect([readlinkSync(join(disk, 'docs')), readdirSync(join(disk, 'releases'))]).toEqual([
        'releases/fits',
        ['fits'],
      ]);
      rmSync(join(disk, 'ballast'));
      expect(run([join(folder, 'full'), disk, 'full'], withoutReload)).toEqual({status: 0, output: 'released full\n'});
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
    const build = makeBuild('damaged');
    const {status, output} = run([build, web, 'damaged'], environment(replaceCopy(`$REAL "$@"\n${damage}`)));
    expect([status, live()]).toEqual([1, 'releases/large']);
    expect(output).toContain(`is not the same as ${build}`);
    rmSync(build, {recursive: true});
  });
});

describe('an interrupted release', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'leaves readers what they have after %s, and can be repeated',
    async (signal) => {
      const name = `after${signal}`;
      const mark = join(folder, `copied-${signal}`);
      const build = makeBuild(name);
      const before = live();
      const slow = replaceCopy(`$REAL -a ${build}/404.html "\${@: -1}"\ntouch ${mark}\nexec sleep 600`);
      await kill(await startAndWait([build, web, name], slow, mark), signal);
      expect([live(), existsSync(join(web, 'releases', name))]).toEqual([before, false]);
      release(build, name);
      await waitForPage(name);
      expect(listReleases().filter((entry) => entry.endsWith('.incoming'))).toEqual([]);
      expect(readdirSync(join(web, 'docs/')).sort()).toEqual(['.server', '404.html', 'assets', 'index.html']);
    },
  );

  it('is undone while the server is told', async () => {
    const mark = join(folder, 'reloading');
    const before = live();
    // The first call is interrupted; the second is the one that undoes it.
    const env = {RELOAD: `[ -e ${mark} ] && exit; touch ${mark}; exec sleep 600`};
    await kill(await startAndWait([makeBuild('untold'), web, 'untold'], env, mark), 'SIGTERM');
    expect([live(), listReleases().includes('untold')]).toEqual([before, false]);
  });
});

describe('two releases at once', () => {
  it.each(['same', 'other'])('do not mix: the second is told to wait (name %s)', async (name) => {
    const mark = join(folder, `copying-${name}`);
    const build = makeBuild(`first${name}`);
    const slow = replaceCopy(`$REAL "$@"\ntouch ${mark}\nuntil [ -e ${mark}.go ]; do sleep 0.1; done`);
    const first = await startAndWait([build, web, `first${name}`], slow, mark);
    const ended = once(first, 'exit');
    const second = run([build, web, name === 'same' ? `first${name}` : 'second']);
    writeFileSync(`${mark}.go`, '');
    expect(await ended).toEqual([0, null]);
    expect([second.status, second.output]).toEqual([1, expect.stringMatching(/under way: wait until it is done/)]);
    expect([live(), listReleases().includes('second')]).toEqual([`releases/first${name}`, false]);
  });
});

describe('a rollback', () => {
  it('shows the page of before, keeps the newer assets, and survives the clean-up', async () => {
    const newer = live().replace('releases/', '');
    expect(run(['--rollback', web])).toEqual({status: 0, output: 'released firstsame\n'});
    await waitForPage('firstsame');
    expect((await get(PORT, `/docs/assets/page.${newer}.js`)).status).toBe(200);
    for (const name of ['n1', 'n2', 'n3']) release(makeBuild(name), name);
    expect(listReleases()).toEqual(expect.arrayContaining(['firstsame', newer]));
    expect(run(['--rollback', web, newer]).status).toBe(0);
    expect(live()).toBe(`releases/${newer}`);
  });

  it('to what does not exist is refused, with what does', () => {
    const {status, output} = run(['--rollback', web, 'nope']);
    expect([status, output]).toEqual([1, expect.stringMatching(/no release nope. There are: \w+ \w+/)]);
  });
});

it('lost no answer to readers in all of this, and gave them whole pages only', () => {
  expect([...answers]).toEqual(['200 a whole page']);
});

import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeEach, expect, it} from '@jest/globals';
import {createTemporaryFolder} from '../temporaryFolder';
import {startAlgoliaDouble} from '../../packages/docusaurus-theme-search/tests/algoliaDouble';

const ROOT = join(import.meta.dirname, '..', '..');
/** Only stops hanging programs. */
const TIMEOUT_MS = 600_000;

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('kills Größe ');
});

/** Returns the files in a folder with hashes of their content. */
function hashFiles(of: string): string[] {
  const names = existsSync(of) ? readdirSync(of, {recursive: true, encoding: 'utf8'}).sort() : [];
  return names
    .filter((name) => statSync(join(of, name)).isFile())
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(of, name)))
          .digest('hex')}`,
    );
}

type Program = {readonly begun: Promise<unknown>; readonly ended: Promise<number | null>};

const toModule = (file: string): string => pathToFileURL(join(ROOT, file)).href;

/** Creates a program in the test's folder that imports modules of this repository. */
function start(code: string, environment: NodeJS.ProcessEnv = {}): Program {
  const program = code.replace(/'\.\/([^']+)'/g, (_, file: string) => `'${toModule(file)}'`);
  const preloaded = ['node_modules/tsx/dist/esm/index.mjs', ...(environment.CALLED ? ['tests/build/killAt.mjs'] : [])];
  const imports = preloaded.flatMap((file) => ['--import', toModule(file)]);
  // Imports are loaded before the first line runs.
  const child = spawn(process.execPath, [...imports, '--input-type=module', '-e', `console.log('begun');${program}`], {
    cwd: folder,
    env: {...process.env, ...environment},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([status]) => status as number | null);
  return {begun: once(child.stdout, 'data'), ended};
}

/** Creates pages that take a while to write and to compress. */
function createPages(of: string, name: string): void {
  for (const part of ['pages', '.server']) mkdirSync(join(of, part), {recursive: true});
  for (let at = 0; at < 40; at += 1) writeFileSync(join(of, `pages/${at}.html`), `<p>${name} ${at} `.repeat(3000 + at));
}

/**
 * When a command is killed: before a call of a Node.js function, specified by its number or a text in its arguments.
 */
type Moment = readonly [called: string, call: number | string];

type Job = {
  readonly code: string;
  /** One moment for each phase of the command. */
  readonly moments: readonly Moment[];
  readonly prepare: () => void;
  /** Returns the command's output files. */
  readonly read: () => unknown;
  /** The allowed results, whenever it was killed. Other files aren't checked. */
  readonly isWhole: (left: unknown, undisturbed: unknown) => boolean;
};

/** Runs a command to its end. Then, for each moment, kills it and runs it again. */
async function killAtMoments({code, moments, prepare, read, isWhole}: Job): Promise<void> {
  prepare();
  expect(await start(code).ended).toBe(0);
  const undisturbed = read();
  for (const [CALLED, call] of moments) {
    prepare();
    expect(await start(code, {CALLED, KILL_AT: String(call)}).ended).toBeNull();
    expect({CALLED, call, isWhole: isWhole(read(), undisturbed)}).toEqual({CALLED, call, isWhole: true});
    expect(await start(code).ended).toBe(0);
    expect(read()).toEqual(undisturbed);
  }
}

it(
  'the next run completes a killed compression',
  async () => {
    const prepareBuild = (): void => {
      for (const part of ['build', 'cache']) rmSync(join(folder, part), {recursive: true, force: true});
      createPages(join(folder, 'build'), 'page');
    };
    await killAtMoments({
      code: `import {compressFiles} from './packages/docusaurus-plugin-built-site/src/compress.ts';
      await compressFiles('build', {cacheFolder: 'cache'});`,
      moments: [
        ['fs/promises rename', 1],
        ['fs/promises rename', 60],
        ['fs/promises rename', '/compressed'],
      ],
      prepare: prepareBuild,
      read: () => hashFiles(join(folder, 'build')),
      // Compressed files with their final name are complete, and the marker file is written last.
      isWhole: (left, undisturbed) => {
        const whole = new Set(undisturbed as string[]);
        const named = (left as string[]).filter((line) => !line.includes('.incomplete '));
        return (
          named.every((line) => whole.has(line)) &&
          (named.length === whole.size || !named.some((line) => /compressed /.test(line)))
        );
      },
    });
  },
  TIMEOUT_MS,
);

it(
  'a killed build leaves the previous build or none',
  async () => {
    createPages(join(folder, 'made'), 'new');
    createPages(join(folder, 'old'), 'old');
    const build = join(folder, 'build');
    await killAtMoments({
      code: `import {cpSync, rmSync} from 'node:fs';
      import {execFileSync} from 'node:child_process';
      import {acquireLock, replaceBuild} from './tools/authors/build.ts';
      acquireLock();
      rmSync('.cache/build', {recursive: true, force: true});
      cpSync('made', '.cache/build', {recursive: true});
      execFileSync(process.execPath, ['${join(ROOT, 'deploy/fileList.mjs')}', 'write', '.cache/build']);
      replaceBuild('.cache/build', 'build');`,
      moments: [
        ['child_process execFileSync', 1],
        ['fs renameSync', 1],
        ['fs renameSync', 2],
        ['fs rmSync', 4],
      ],
      prepare: () => {
        rmSync(build, {recursive: true, force: true});
        cpSync(join(folder, 'old'), build, {recursive: true});
      },
      read: () => hashFiles(build),
      isWhole: (left, undisturbed) =>
        [[], hashFiles(join(folder, 'old')), undisturbed].some(
          (whole) => JSON.stringify(whole) === JSON.stringify(left),
        ),
    });
  },
  TIMEOUT_MS,
);

it(
  'killing the offline command never leaves incomplete archives, and a release notices',
  async () => {
    createPages(join(folder, 'made'), 'page');
    const build = join(folder, 'build');
    const check = ['deploy/fileList.mjs', 'check', build];
    await killAtMoments({
      code: `import {replaceArchives} from './tools/offline/replaceArchives.ts';
      const archives = ['v1', 'v2', 'v3', 'v4'].map((name, at) => [name + '.zip', Buffer.alloc(5e6 + at, name)]);
      await replaceArchives('build', new Map(archives));`,
      moments: [
        ['fs/promises rename', 1],
        ['fs/promises rename', 3],
        ['child_process execFileSync', 1],
      ],
      prepare: () => {
        rmSync(build, {recursive: true, force: true});
        cpSync(join(folder, 'made'), build, {recursive: true});
        execFileSync(process.execPath, ['deploy/fileList.mjs', 'write', build]);
      },
      read: () => hashFiles(build),
      isWhole: (left, undisturbed) => {
        const archives = (lines: unknown): string[] => (lines as string[]).filter((line) => line.includes('.zip '));
        const isListed = spawnSync(process.execPath, check, {stdio: 'ignore'}).status === 0;
        // Without the archives, the build is unchanged.
        const isEnd = [archives(undisturbed).length, 0].includes(
          (left as string[]).filter((line) => line.startsWith('offline/')).length,
        );
        return archives(left).every((line) => archives(undisturbed).includes(line)) && (!isListed || isEnd);
      },
    });
  },
  TIMEOUT_MS,
);

it(
  'a killed push leaves either the old or the new records',
  async () => {
    const double = await startAlgoliaDouble();
    const readIndex = (): unknown => [...double.open('docs').keys()];
    const isFrom = (left: unknown, name: string): boolean =>
      (left as string[]).length === 2500 && (left as string[]).every((id) => id.startsWith(name));
    try {
      await killAtMoments({
        code: `import {algoliasearch} from 'algoliasearch';
        import {pushIndex} from './packages/docusaurus-theme-search/src/pushIndex.ts';
        const client = algoliasearch('TESTAPP', 'key', {hosts: [{url: '127.0.0.1:${double.port}', accept: 'readWrite', protocol: 'http'}]});
        const records = Array.from({length: 2500}, (_, at) => ({objectID: 'new' + at}));
        await pushIndex(client, 'docs', records, {locales: ['en'], synonyms: []});`.replace(
          "'algoliasearch'",
          `'${import.meta.resolve('algoliasearch')}'`,
        ),
        moments: [
          ['http request', 1],
          ['http request', 4],
          ['http request', '/batch'],
          ['http request', '/operation'],
        ],
        prepare: () => {
          const objects = double.open('docs');
          objects.clear();
          for (let at = 0; at < 2500; at += 1) objects.set(`old${at}`, {objectID: `old${at}`});
        },
        read: readIndex,
        isWhole: (left) => isFrom(left, 'old') || isFrom(left, 'new'),
      });
      // The records left by a killed push are removed by a later one.
      expect(double.names().filter((name) => !name.startsWith('docs_search_push_'))).toEqual(['docs']);
    } finally {
      await double.close();
    }
  },
  TIMEOUT_MS,
);

it.each([
  ['nothing', undefined],
  ['locks of killed ones', '99999999\nx\n0\n-1\n'],
])('only one of several simultaneous builds in a folder runs, after %s', async (_, left) => {
  if (left) writeFileSync(join(folder, 'build.pid'), left);
  const programs = Array.from({length: 4}, () =>
    start(`
      import {existsSync, readdirSync, writeFileSync} from 'node:fs';
      import {acquireLock} from './tools/authors/build.ts';
      while (!existsSync('go')) await new Promise((done) => setTimeout(done, 5));
      let outcome = 'runs';
      try {
        acquireLock('build.pid');
      } catch ({message}) {
        outcome = message.replace(/process .*/, '');
      }
      writeFileSync('outcome-' + process.pid, outcome);
      const isOutcome = (name) => name.startsWith('outcome-');
      while (readdirSync('.').filter(isOutcome).length < 4) await new Promise((done) => setTimeout(done, 10));
    `),
  );
  await Promise.all(programs.map(({begun}) => begun));
  writeFileSync(join(folder, 'go'), '');
  await Promise.all(programs.map(({ended}) => ended));
  const names = readdirSync(folder).filter((name) => name !== 'go');
  const outcomes = names.map((name) => readFileSync(join(folder, name), 'utf8')).sort();
  expect(outcomes).toEqual([
    ...Array.from({length: 3}, () => 'Another build is under way in this folder: wait for '),
    'runs',
  ]);
});

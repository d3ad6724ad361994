import {execFile, spawn} from 'node:child_process';
import {EventEmitter, once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdtemp, readdir, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {chromium, type Browser, type Page} from '@playwright/test';
import sirv from 'sirv';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {getPageFile, toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {BROWSER_SWITCHES, findBrowser} from '../browser/findBrowser';
import {getDifferences, getPagesInFiles} from '../roundTrip/compare';
import {findFreePort, listen} from '../freePort';
import {readHeaders} from './readHeaders';

/** Output folder of `npm run pack`. */
const PACKED = resolve('packed');

/** Maximum time to wait for a page. The build of another site can use both cores meanwhile. */
const WAIT_MS = 120_000;

/** The only script that every page loads. */
export const DOCUMENT_SCRIPT = /\/assets\/js\/document\.[0-9a-f]{8}\.js$/;

/** The module of the mobile menu and the collapsible sidebar, which is loaded once a page is idle. */
const NAVIGATION_MODULE = /\/assets\/js\/navigation\.[0-9a-f]{8}\.js$/;

/** Returns the scripts of the application that a page has loaded. */
export const getApplicationScripts = (scripts: readonly string[]): string[] =>
  scripts.filter((name) => !DOCUMENT_SCRIPT.test(name) && !NAVIGATION_MODULE.test(name));

/** npm's arguments to create the template `classic` of `create-docusaurus` in the folder `site`. */
export const CREATE = 'exec --yes create-docusaurus@3.10.2 -- site classic --typescript --skip-install'.split(' ');

/** npm's arguments to install packages without running their scripts. */
const INSTALL = 'install --no-audit --no-fund --ignore-scripts --prefer-offline'.split(' ');

/** Overrides in the root package.json that sites also need. */
const OVERRIDES = ['@docsearch/react@4', '@swc/core', '@swc/html'];

type Manifest = {overrides?: Record<string, string>; dependencies?: Record<string, string>};

/** Environment variables that refer to this repository's npm, tests or Node.js. */
const REPOSITORY_VARIABLES = /^(?:npm_|JEST_|NODE_(?:ENV|OPTIONS|PATH)$|INIT_CWD$)/;

/** An environment without references to this repository, in which Docusaurus treats warnings as errors. */
const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !REPOSITORY_VARIABLES.test(name))),
  CI: 'true',
});

/** Runs a program in a folder and returns its output. */
export async function runProgram(folder: string, program: string, ...args: readonly string[]): Promise<string> {
  try {
    const {stdout, stderr} = await promisify(execFile)(program, args, {
      cwd: folder,
      env: cleanEnvironment(),
      maxBuffer: 2 ** 26,
    });
    return stdout + stderr;
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`, {cause: error});
  }
}

/** Creates an empty folder outside this repository, so that no packages are found in parent folders. */
export async function createFolder(name: string): Promise<string> {
  return mkdtemp(join(await realpath(tmpdir()), `example-${name}-`));
}

/** Removes a temporary folder. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, {recursive: true, force: true});

/** Adds dependencies that are also packages of this repository, because they aren't on the registry yet. */
async function addDependencies(names: readonly string[]): Promise<string[]> {
  const all = new Set(names);
  // The set grows during the loop.
  for (const name of all) {
    const {dependencies = {}} = JSON.parse(await readFile(`packages/${name}/package.json`, 'utf8')) as Manifest;
    for (const dependency of Object.keys(dependencies)) if (existsSync(`packages/${dependency}`)) all.add(dependency);
  }
  return [...all];
}

/** Installs a site's packages, and the packed ones of this repository. */
export async function installPackages(folder: string, packages: readonly string[]): Promise<void> {
  const files = await readdir(PACKED).catch(() => []);
  const tarballs = (await addDependencies(packages)).map((name) => {
    const file = files.find((candidate) => candidate.startsWith(`${name}-`));
    if (!file) throw new Error(`packed/ has no ${name}. Run npm run pack first.`);
    return join(PACKED, file);
  });
  const {overrides = {}} = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const own = Object.fromEntries(OVERRIDES.flatMap((name) => (overrides[name] ? [[name, overrides[name]]] : [])));
  await writeFile(file, JSON.stringify({...manifest, overrides: own}, null, 2));
  await runProgram(folder, 'npm', ...INSTALL, ...tarballs);
}

/** Commits all files with the given date. */
export async function commitAll(folder: string, day: string, message: string): Promise<void> {
  const dates = ['AUTHOR', 'COMMITTER'].map((who) => `GIT_${who}_DATE=${day}T12:00:00Z`);
  const author = ['-c', 'user.name=Example', '-c', 'user.email=example@example.com'];
  await runProgram(folder, 'env', ...dates, 'git', ...author, 'commit', '--quiet', '--all', '--message', message);
}

/** Path of Docusaurus's program in a site's folder. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Builds a site, and returns Docusaurus's output. */
export const buildSite = (folder: string, ...args: readonly string[]): Promise<string> =>
  runProgram(folder, process.execPath, DOCUSAURUS, 'build', ...args);

/** The development server of a site. */
export type StartedSite = {
  readonly origin: string;
  /** Waits for a text in the output since the last wait. */
  readonly waitFor: (text: RegExp) => Promise<void>;
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
};

/** Runs `docusaurus start` in the folder of a site. */
export async function startSite(folder: string): Promise<StartedSite> {
  const port = await findFreePort();
  const args = [DOCUSAURUS, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, args, {cwd: folder, env: cleanEnvironment()});
  const exit = once(child, 'exit');
  const news = new EventEmitter();
  let output = '';
  child.on('exit', () => news.emit('news'));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += String(text);
      news.emit('news');
    });
  return {
    origin: `http://127.0.0.1:${port}`,
    isRunning: () => child.exitCode === null,
    waitFor: async (text) => {
      while (!text.test(output)) {
        if (child.exitCode !== null) throw new Error(`docusaurus start ended without ${String(text)}:\n${output}`);
        await once(news, 'news');
      }
      output = '';
    },
    stop: async () => {
      child.kill();
      await exit;
    },
  };
}

/** A built site that's open in a browser. */
export type OpenSite = {
  readonly origin: string;
  readonly page: Page;
  /** Console errors, and URLs that weren't found. */
  readonly problems: string[];
  /** URLs of the scripts loaded since the last `visit`. */
  readonly scripts: string[];
  /** Opens a page by its path, and waits until it has loaded. */
  readonly visit: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

async function serveFolder(
  folder: string,
  baseUrl: string,
  headers: Headers,
): Promise<{origin: string; close: () => void}> {
  const notFound = await readFile(join(folder, '404.html'));
  const files = sirv(folder, {dev: true});
  const server = createServer((request, response) => {
    response.setHeaders(headers);
    const {url = '/'} = request;
    request.url = url.startsWith(baseUrl) ? `/${url.slice(baseUrl.length)}` : '/no-such-page';
    files(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html'}).end(notFound);
    });
  });
  return {origin: `http://127.0.0.1:${await listen(server)}`, close: () => server.close()};
}

/** Serves a site's build below its base path, with or without the headers of `hosting()`, and opens a browser. */
export async function openSite(folder: string, baseUrl = '/', build = 'build', hasHeaders = false): Promise<OpenSite> {
  const headers = hasHeaders ? await readHeaders(join(folder, build, '_headers'), baseUrl) : new Headers();
  const server = await serveFolder(join(folder, build), baseUrl, headers);
  const browser: Browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_SWITCHES});
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  // Ignore pictures from other hosts, because their errors don't matter here.
  await page.route(
    (url) => url.origin !== server.origin,
    (route) => route.fulfill({status: 204}),
  );
  const [problems, scripts]: [string[], string[]] = [[], []];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`);
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return {
    origin: server.origin,
    page,
    problems,
    scripts,
    visit: async (path) => {
      scripts.length = 0;
      await page.goto(server.origin + path, {waitUntil: 'networkidle'});
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Returns the pages of a build whose Markdown differs from the page, with the differences. */
export async function compareMarkdown(build: string, siteUrl: string): Promise<string[]> {
  const records = JSON.parse(await readFile(join(build, 'pages.json'), 'utf8')) as PageRecord[];
  const files = await Promise.all(
    records.map(async ({path}) => {
      const html = await readFile(join(build, getPageFile(path)), 'utf8').catch(() =>
        readFile(join(build, `${path}.html`), 'utf8'),
      );
      const file = toMarkdownFile(path);
      const text = await readFile(join(build, file), 'utf8');
      return {page: siteUrl + path.slice(1), file: siteUrl + file, html, text};
    }),
  );
  const pages = getPagesInFiles(files);
  return files.flatMap(({html, text, page}) =>
    getDifferences(html, text, page, pages).map((difference) => `${page}: ${difference}`),
  );
}

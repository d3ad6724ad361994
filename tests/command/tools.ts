import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {basename, delimiter, join, resolve} from 'node:path';
import {chromium} from '@playwright/test';
import {BROTLI_MODULES} from '../../deploy/nginx/startNginx';
import {findPrograms} from '../../tools/findPrograms';
import {FULL_BROWSERS, HEADLESS_SHELLS} from '../browser/findBrowser';
import type {Step} from './steps';

/** A program that steps run. */
type Tool = {
  readonly why: string;
  /** Debian's packages, with a space between them; its name, where none are given. */
  readonly debian?: string;
  /** The files it can have; its name, where none are given. */
  readonly programs?: readonly string[];
  /** Arguments with which it succeeds only if it has the parts that are needed. */
  readonly check?: readonly string[];
  /** Whether what else it needs is there. */
  readonly isComplete?: () => boolean;
  /** Whether something does in its place that is not on the path. */
  readonly isReplaced?: () => boolean;
};

/** The programs that steps may name. */
const TOOLS = {
  git: {why: 'knows when pages changed'},
  python3: {
    why: 'runs samples',
    debian: 'python3 python3-requests python3-yaml',
    check: ['-c', 'import requests, yaml'],
  },
  go: {why: 'runs samples', debian: 'golang-go', programs: ['go', 'gofmt']},
  curl: {why: 'is called by samples'},
  jq: {why: 'is called by samples'},
  gpg: {why: 'is called by samples', debian: 'gnupg'},
  openssl: {why: 'is called by samples'},
  nginx: {
    why: 'serves the site as in production',
    debian: 'nginx libnginx-mod-http-brotli-static',
    isComplete: () => process.platform !== 'linux' || BROTLI_MODULES.some((file) => existsSync(file)),
  },
  chromium: {
    why: 'opens the pages',
    debian: 'chromium chromium-headless-shell fonts-liberation',
    programs: [...HEADLESS_SHELLS, ...FULL_BROWSERS],
    isReplaced: () => Boolean(process.env.CHROMIUM_PATH) || existsSync(chromium.executablePath()),
  },
  'firefox-esr': {why: 'opens the pages'},
  WebKitWebDriver: {why: 'opens the pages in WebKit', debian: 'webkit2gtk-driver'},
  Xvfb: {why: 'gives WebKit a screen', debian: 'xvfb'},
} satisfies Readonly<Record<string, Tool>>;
export type ToolName = keyof typeof TOOLS;
const tools: Readonly<Record<ToolName, Tool>> = TOOLS;

/** What every step may run: a shell and what each system has beside it (on Debian, its essential packages). */
const BASE =
  'sh awk bash env base64 basename cat chmod cmp comm cp cut date dd df diff dirname du echo expr find flock grep gzip head id kill ln ls mkdir mktemp mount mv paste printf pwd readlink realpath rm sed seq sha256sum sleep sort stat sync tac tail tar tee test timeout touch tr truncate umount uname uniq wc which xargs';

/** The files of a tool that can be used: of each name the first that passes its check. */
function findFiles(name: ToolName): string[] {
  const {programs = [name], check} = tools[name];
  const works = (file: string): boolean => !check || spawnSync(file, check, {stdio: 'ignore'}).status === 0;
  return programs.flatMap((program) => findPrograms([program]).find(works) ?? []);
}

function isMissing(name: ToolName): boolean {
  const {isComplete, isReplaced} = tools[name];
  return !isReplaced?.() && (findFiles(name).length === 0 || isComplete?.() === false);
}

/** Says what is missing, for which steps and why, and how to install it. */
export function describeMissing(missing: readonly ToolName[], chosen: readonly Step[]): string {
  const lines = missing.map((name) => {
    const users = chosen.filter((step) => step.tools?.includes(name)).map((step) => step.name);
    return `  ${name} ${tools[name].why}: ${users.join(', ')}`;
  });
  const debian = `apt-get install --no-install-recommends ${missing.map((name) => tools[name].debian ?? name).join(' ')}`;
  return [
    'Missing programs, and the checks that run them:',
    ...lines,
    `Debian: ${debian}`,
    `macOS: brew install ${missing.join(' ')}`,
  ].join('\n');
}

/** What steps wait for, and what is still missing once the installation has ended. */
export type Preparation = {readonly missing: readonly ToolName[]; readonly installed: Promise<readonly ToolName[]>};

/** Runs `apt-get` without a question, while the steps that need nothing of it run. */
async function installPackages(packages: readonly string[]): Promise<void> {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const child = spawn('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
    await new Promise((done) => child.on('close', done).on('error', done));
  }
}

/**
 * Looks for the programs that the chosen steps declare, and starts to install Debian's packages where that is allowed.
 *
 * @throws with the list, where this is CI and nothing can be installed
 */
export function prepareTools(chosen: readonly Step[], mayInstall: boolean): Preparation {
  const missing = [...new Set(chosen.flatMap((step) => step.tools ?? []))].filter(isMissing);
  if (missing.length === 0) return {missing, installed: Promise.resolve([])};
  const list = describeMissing(missing, chosen);
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (process.env.CI && !canInstall) throw new Error(list);
  console.log(list);
  if (!mayInstall && canInstall) console.log('With --install, this command installs them.');
  if (!mayInstall || !canInstall) return {missing, installed: Promise.resolve(missing)};
  console.log('Installing the packages of Debian now. With --no-install, the checks that lack them fail instead.');
  const packages = missing.flatMap((name) => (tools[name].debian ?? name).split(' '));
  return {missing, installed: installPackages(packages).then(() => missing.filter(isMissing))};
}

/** The environment of a step, on whose path are the packages of this project, Node.js, npm, `BASE` and what it declares. */
export function makeEnvironment({name, tools: declared = []}: Step): NodeJS.ProcessEnv {
  if (process.platform === 'win32') return process.env;
  const folder = resolve('node_modules/.cache/programs', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const base = [...BASE.split(' '), 'npm', 'npx'].flatMap((program) => findPrograms([program])[0] ?? []);
  for (const file of [...base, ...declared.flatMap(findFiles)]) symlinkSync(file, join(folder, basename(file)));
  symlinkSync(process.execPath, join(folder, 'node'));
  const path = [resolve('node_modules/.bin'), folder].join(delimiter);
  return {...process.env, PATH: path, TEST_STEP: name, ...(!declared.includes('chromium') && {CHROMIUM_PATH: ''})};
}

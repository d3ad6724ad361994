import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {BROTLI_MODULES} from '../../deploy/nginx/startNginx';
import {findPrograms} from '../../tools/findPrograms';
import {FULL_BROWSERS, HEADLESS_SHELLS} from '../browser/findBrowser';
import type {Step} from './steps';

/** A program that steps run. */
type Tool = {
  readonly why: string;
  /** Debian packages separated by spaces; its name by default. */
  readonly debian?: string;
  /** Possible file names; its name by default. */
  readonly programs?: readonly string[];
  /** Arguments that only succeed if it has the required parts. */
  readonly check?: readonly string[];
  /** Whether its other dependencies are installed. */
  readonly isComplete?: () => boolean;
  /** Whether there's a replacement outside of the path. */
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
  go: {why: 'runs samples', debian: 'golang-go'},
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

function isMissing(name: ToolName): boolean {
  const {programs = [name], check, isComplete, isReplaced} = tools[name];
  const works = (file: string): boolean => !check || spawnSync(file, check, {stdio: 'ignore'}).status === 0;
  return !isReplaced?.() && (!findPrograms(programs).some(works) || isComplete?.() === false);
}

/** Formats missing programs with the steps that need them and how to install them. */
export function formatMissing(missing: readonly ToolName[], chosen: readonly Step[]): string {
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

/** Missing programs, and those that are still missing after the installation. */
export type Preparation = {readonly missing: readonly ToolName[]; readonly installed: Promise<readonly ToolName[]>};

/** Installs Debian packages without prompts. */
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
 * Finds missing programs of the selected steps, and starts installing them if that's allowed.
 *
 * @throws with a list in CI if nothing can be installed
 */
export function prepareTools(chosen: readonly Step[], mayInstall: boolean): Preparation {
  const needed = [...new Set(chosen.flatMap((step) => step.tools ?? []))];
  const missing = needed.filter(isMissing);
  const packages = missing.flatMap((name) => (tools[name].debian ?? name).split(' '));
  // Pages open faster in the headless shell than in a browser with windows.
  const isFast = tools.chromium.isReplaced?.() || findPrograms(HEADLESS_SHELLS).length > 0;
  if (needed.includes('chromium') && !missing.includes('chromium') && !isFast) packages.push(...HEADLESS_SHELLS);
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length > 0) {
    const list = formatMissing(missing, chosen);
    if (process.env.CI && !isDebian) throw new Error(list);
    console.log(list);
    if (!mayInstall && isDebian) console.log('With --install, this command installs them.');
  }
  if (!mayInstall || !isDebian || packages.length === 0) return {missing, installed: Promise.resolve(missing)};
  console.log(`Installing ${packages.join(' ')}. With --no-install, checks that need a missing program fail instead.`);
  return {missing, installed: installPackages(packages).then(() => missing.filter(isMissing))};
}

import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {BROTLI_MODULES} from '../../deploy/nginx/startNginx';
import {installFromDebian} from './installFromDebian';
import type {Step} from './step';

/** A program that checks run: how it shows that it is there, its Debian packages, and its name in Homebrew. */
type Tool = {
  readonly command: string;
  readonly args: readonly string[];
  /** Parts of it, one of which has to be there. */
  readonly files?: readonly string[];
  readonly packages: readonly string[];
  readonly formula: string;
};

const TOOLS: readonly Tool[] = [
  {command: 'python3', args: ['-c', 'import requests'], packages: ['python3', 'python3-requests'], formula: 'python'},
  {command: 'go', args: ['version'], packages: ['golang-go'], formula: 'go'},
  {command: 'curl', args: ['--version'], packages: ['curl'], formula: 'curl'},
  {command: 'jq', args: ['--version'], packages: ['jq'], formula: 'jq'},
  {command: 'gpg', args: ['--version'], packages: ['gnupg'], formula: 'gnupg'},
  {command: 'qpdf', args: ['--version'], packages: ['qpdf'], formula: 'qpdf'},
  {command: 'firefox-esr', args: ['--version'], packages: ['firefox-esr'], formula: 'firefox'},
  {command: 'WebKitWebDriver', args: ['-h'], packages: ['webkit2gtk-driver'], formula: 'webkitgtk'},
  {command: 'Xvfb', args: ['-help'], packages: ['xvfb'], formula: 'xquartz'},
  {
    command: 'nginx',
    args: ['-v'],
    files: BROTLI_MODULES,
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    formula: 'nginx',
  },
];

/** Where a program is looked for: on the path, and where Debian puts it. */
const FOLDERS = ['', '/usr/bin/', '/usr/sbin/'];

const runs = ({command, args}: Tool): boolean =>
  FOLDERS.some((folder) => spawnSync(folder + command, args, {stdio: 'ignore'}).status === 0);

const isThere = (tool: Tool): boolean => runs(tool) && (tool.files?.some((file) => existsSync(file)) ?? true);

/** Says which tools are missing, for which of the chosen steps, and how to install them. */
export function describeMissing(missing: readonly Tool[], chosen: readonly Step[]): string {
  const lines = missing.map(({command, packages, formula}) => {
    const users = chosen.filter(({tools}) => tools?.includes(command)).map(({name}) => name);
    return `  ${command}, for ${users.join(' and ')}. Debian: apt-get install ${packages.join(' ')}. macOS: brew install ${formula}`;
  });
  return ['Missing programs. The checks that need them will fail:', ...lines, ''].join('\n');
}

/** Looks for the programs that the chosen steps run. What is missing is installed where this user may, else named. */
export function prepareTools(chosen: readonly Step[]): void {
  const needed = TOOLS.filter(({command}) => chosen.some(({tools}) => tools?.includes(command)));
  const missing = needed.filter((tool) => !isThere(tool));
  if (missing.length === 0) return;
  const packages = missing.flatMap((tool) => tool.packages);
  if (!installFromDebian(packages, ['--no-install-recommends'])) console.error(describeMissing(missing, chosen));
}

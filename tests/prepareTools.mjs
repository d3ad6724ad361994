import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The programs that run samples and serve the site, how each shows that it is there, and its Debian packages. */
const TOOLS = [
  {command: 'python3', args: ['-c', 'import requests'], packages: ['python3', 'python3-requests']},
  {command: 'go', args: ['version'], packages: ['golang-go']},
  {command: 'curl', args: ['--version'], packages: ['curl']},
  {command: 'jq', args: ['--version'], packages: ['jq']},
  {command: 'gpg', args: ['--version'], packages: ['gnupg']},
  {command: 'nginx', args: ['-v'], packages: ['nginx', 'libnginx-mod-http-brotli-static']},
];

/** Where a program is looked for: on the path, and where Debian puts it. */
const FOLDERS = ['', '/usr/bin/', '/usr/sbin/'];

const succeeds = (command, args, stdio = 'ignore') => spawnSync(command, args, {stdio}).status === 0;

/**
 * Installs Debian's packages of the programs that run samples and serve the site, where they are missing and this user may. Elsewhere,
 * the checks say what is missing and how to install it.
 *
 * @param {readonly {name: string, needsTools?: boolean}[]} chosen the checks of this run
 */
export function prepareTools(chosen) {
  if (!chosen.some(({needsTools}) => needsTools)) return;
  const missing = TOOLS.filter(({command, args}) => FOLDERS.every((folder) => !succeeds(folder + command, args)));
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length === 0 || !mayInstall) return;
  const packages = missing.flatMap((tool) => tool.packages);
  if (succeeds('apt-get', ['update', '-qq'], 'inherit'))
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], 'inherit');
}

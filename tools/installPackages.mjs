/**
 * Installs the packages of the lockfile, where those in `node_modules` differ: what `npm test` and `npm run site` do
 * first. It needs nothing but Node.js and npm.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';

const INSTALLED = 'node_modules/.package-lock.json';

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Why the packages have to be installed; nothing where they are those of the lockfile. A time would say too little: git gives files new ones. */
function findReason() {
  if (!existsSync(INSTALLED)) return 'node_modules is missing or was not finished';
  const installed = readPackages(INSTALLED);
  for (const [path, {version, optional}] of Object.entries(readPackages('package-lock.json'))) {
    const found = installed[path];
    // Optional packages are those of other systems.
    if (path === '' || found?.version === version || (!found && optional)) continue;
    return `package-lock.json has ${path} ${version}, and ${found ? found.version : 'nothing'} is installed`;
  }
  return null;
}

/** The command lines of this machine's programs, each after its process id; none where there is no such list, as on Windows. */
const listCommands = () =>
  spawnSync('/bin/ps', ['-axww', '-o', 'pid=,command='], {encoding: 'utf8', maxBuffer: 2 ** 26}).stdout?.split('\n') ??
  [];

/** A server or build of Docusaurus that runs from the packages of this folder, and would end without them. */
function findRunning() {
  const program = /\/node_modules\/(?:\.bin|@docusaurus\/core\/bin)\/docusaurus(?:\.mjs)? (\w+)/;
  for (const line of listCommands().filter((text) => text.includes(resolve('node_modules')))) {
    const [, command] = program.exec(line) ?? [];
    if (command) return {command, id: Number.parseInt(line, 10)};
  }
  return undefined;
}

/**
 * Installs the packages if that is needed, and says why.
 *
 * @returns whether the packages are those of the lockfile now
 */
export function installPackages() {
  const reason = findReason();
  if (!reason) return true;
  const running = existsSync(INSTALLED) && findRunning();
  if (running) {
    console.error(
      `${reason}. npm ci would take the packages from a running "docusaurus ${running.command}" (process ` +
        `${running.id}), so nothing was done: end it, and give the command again.`,
    );
    return false;
  }
  console.log(`${reason}: npm ci installs the packages first, in about a minute`);
  const options = {stdio: 'inherit', shell: process.platform === 'win32'};
  if (spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options).status === 0) return true;
  console.error('npm ci failed, so the packages are not installed');
  return false;
}

/** With `--told`, packages are not installed: `npm run check` says what to do. */
function reportPackages() {
  const reason = findReason();
  if (reason) console.error(`${reason}: run "npm ci" first, which installs the packages in about a minute`);
  return !reason;
}

if (import.meta.filename === process.argv[1])
  process.exitCode = (process.argv.includes('--told') ? reportPackages() : installPackages()) ? 0 : 1;

/**
 * Installs the lockfile's packages if those in `node_modules` differ. `npm test` and `npm run site` run this first. It
 * only depends on Node.js and npm.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';

const INSTALLED = 'node_modules/.package-lock.json';

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Returns why packages must be installed; nothing if they match the lockfile. Doesn't compare file times, because git
 * changes them.
 */
function findReason() {
  if (!existsSync(INSTALLED)) return 'node_modules is missing or was not finished';
  const installed = readPackages(INSTALLED);
  for (const [path, {version, optional}] of Object.entries(readPackages('package-lock.json'))) {
    const found = installed[path];
    // Optional packages can be for other systems.
    if (path === '' || found?.version === version || (!found && optional)) continue;
    return `package-lock.json has ${path} ${version}, and ${found ? found.version : 'nothing'} is installed`;
  }
  return null;
}

/**
 * Returns the command lines of running programs with their process ids; none if that's not supported, as on Windows.
 */
const listCommands = () =>
  spawnSync('/bin/ps', ['-axww', '-o', 'pid=,command='], {encoding: 'utf8', maxBuffer: 2 ** 26}).stdout?.split('\n') ??
  [];

/** Finds a running Docusaurus server or build that uses the packages of this folder and would crash without them. */
function findRunning() {
  const program = /\/node_modules\/(?:\.bin|@docusaurus\/core\/bin)\/docusaurus(?:\.mjs)? (\w+)/;
  for (const line of listCommands().filter((text) => text.includes(resolve('node_modules')))) {
    const [, command] = program.exec(line) ?? [];
    if (command) return {command, id: Number.parseInt(line, 10)};
  }
  return undefined;
}

/**
 * Installs the packages if necessary, and prints the reason.
 *
 * @returns whether the packages match the lockfile now
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

/** With `--told`, `npm run check` prints what to do instead of installing packages. */
function reportPackages() {
  const reason = findReason();
  if (reason) console.error(`${reason}: run "npm ci" first, which installs the packages in about a minute`);
  return !reason;
}

if (import.meta.filename === process.argv[1])
  process.exitCode = (process.argv.includes('--told') ? reportPackages() : installPackages()) ? 0 : 1;

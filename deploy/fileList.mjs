/**
 * Manages the list of a build's files with their hashes, in the format of `sha256sum`. Only a finished build has one.
 *
 *   node deploy/fileList.mjs write BUILD     creates the list after the build
 *   node deploy/fileList.mjs add BUILD FILE… adds files that were created later
 *   node deploy/fileList.mjs check BUILD     compares every file with the list, and unpacks compressed files
 *   node deploy/fileList.mjs stamp BUILD     like check, and sets each file's time from its hash
 *   node deploy/fileList.mjs keep FROM TO    links hashed files of one release that are missing in another
 *   node deploy/fileList.mjs confirm URL NAME SECONDS   waits until the server reports the release with this name
 */
import {createHash} from 'node:crypto';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

const LIST = '.server/files.sha256';
/** Files that a release took over from earlier ones. */
const KEPT = '.server/kept.sha256';
/** Names of files that the compression step has compressed. */
const COMPRESSED = '.server/compressed';
/** The release's name, written by the release script. Earlier versions of the script also wrote the second file. */
const RELEASE = ['.server/release.map', '.server/shown'];
/** Lists that a full disk or a killed script has left behind. */
const INCOMPLETE = [LIST, KEPT].map((file) => `${file}.incomplete`);
const NOT_LISTED = new Set([LIST, KEPT, COMPRESSED, ...RELEASE, ...INCOMPLETE]);
/** Files with a content hash in their names. Pages that are still open can request them after a release. */
const HASHED = /^(?:assets\/|search-data\/.*\.[0-9a-f]{10}\.)/;
const FORMS = {'': (content) => content, '.br': brotliDecompressSync, '.gz': gunzipSync};

const hash = (content) => createHash('sha256').update(content).digest('hex');

/** @throws for special files such as a FIFO, and for names that contain a line break or aren't valid UTF-8 */
function listFiles(folder) {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => !entry.isDirectory());
  const getName = ({parentPath, name}) => relative(folder, join(parentPath, name));
  const special = entries.find((entry) => !entry.isFile() && !entry.isSymbolicLink());
  if (special) throw new Error(`${getName(special)} is neither a file nor a folder: remove it.`);
  const names = entries.map(getName).sort();
  const odd = names.find((name) => /[\n\uFFFD]/.test(name));
  if (odd !== undefined) throw new Error(`${JSON.stringify(odd)} has a line break or no UTF-8 in its name: rename it.`);
  return names;
}

/** Whether a file exists. A name with the suffix of a compressed file can be too long for the file system. */
function isFile(path) {
  try {
    return statSync(path, {throwIfNoEntry: false})?.isFile() === true;
  } catch (error) {
    if (error.code === 'ENAMETOOLONG') return false;
    throw error;
  }
}

function readNames(folder, file) {
  const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  return text.split('\n').filter(Boolean);
}

const readList = (folder, file) => readNames(folder, file).map((line) => [line.slice(66), line.slice(0, 64)]);

function writeList(folder, file, list) {
  const lines = list.map(([name, expected]) => `${expected}  ${name}\n`);
  writeFileSync(join(folder, `${file}.incomplete`), lines.join(''));
  renameSync(join(folder, `${file}.incomplete`), join(folder, file));
}

function isRight(file, expected, unpack) {
  try {
    return hash(unpack(readFileSync(file))) === expected;
  } catch {
    return false;
  }
}

/** Returns the existing forms of a file (plain or compressed) whose content doesn't match the hash. */
function findWrong(folder, name, expected, isListed = () => false) {
  const there = Object.keys(FORMS).filter(
    (form) => (form === '' ? existsSync : isFile)(join(folder, name + form)) && (form === '' || !isListed(name + form)),
  );
  return there.filter((form) => !isRight(join(folder, name + form), expected, FORMS[form])).map((form) => name + form);
}

function findDamage(folder) {
  const own = readList(folder, LIST);
  if (own.length === 0) return [`${LIST} is missing or empty: the build is not finished`];
  const all = new Map([...readList(folder, KEPT), ...own]);
  const missing = own.filter(([name]) => !existsSync(join(folder, name))).map(([name]) => `${name} is missing`);
  const wrong = [...all].flatMap(([name, expected]) => findWrong(folder, name, expected, (form) => all.has(form)));
  const uncompressed = readNames(folder, COMPRESSED)
    .filter((name) => all.has(name))
    .flatMap((name) => ['.br', '.gz'].map((form) => name + form))
    .filter((name) => !existsSync(join(folder, name)));
  const known = new Set([...NOT_LISTED, ...all.keys()]);
  const files = listFiles(folder);
  const isOpen = (name, mode) => (lstatSync(join(folder, name)).mode & mode) === mode;
  const folders = [...new Set(files.map((name) => dirname(name)))];
  const closed = [...files.filter((name) => !isOpen(name, 0o004)), ...folders.filter((name) => !isOpen(name, 0o005))];
  const odd = files.filter((name) => !known.has(name) && !known.has(name.replace(/\.(?:br|gz)$/, '')));
  return [
    ...missing,
    ...uncompressed.map((name) => `${name} is missing: it was compressed`),
    ...wrong.map((name) => `${name} is not what was built`),
    ...odd.map((name) => `${name} was not built`),
    ...closed.map((name) => `${name} cannot be read by the user of the server`),
  ];
}

/**
 * nginx builds an ETag from time and size, so files with different content need different times. They're from 2001 to
 * 2023, because a time must not be in the future.
 */
function stamp(folder) {
  for (const [name, content] of readList(folder, LIST)) {
    const time = 1e9 + (parseInt(content.slice(0, 8), 16) % 7e8);
    for (const form of Object.keys(FORMS)) {
      if (isFile(join(folder, name + form))) utimesSync(join(folder, name + form), time, time);
    }
  }
}

/** Skips damaged files, so that a new release repairs a damaged one. */
function keep(from, to) {
  const isNew = ([name, expected]) =>
    HASHED.test(name) &&
    !existsSync(join(to, name)) &&
    existsSync(join(from, name)) &&
    !findWrong(from, name, expected)[0];
  const kept = readList(from, LIST).filter(isNew);
  // Write the list first: if the release is killed while linking, all linked files are listed.
  writeList(to, KEPT, [...new Map([...readList(to, KEPT), ...kept])]);
  for (const [name] of kept) {
    mkdirSync(dirname(join(to, name)), {recursive: true});
    for (const form of Object.keys(FORMS).reverse()) {
      if (isFile(join(from, name + form)) && !existsSync(join(to, name + form)))
        linkSync(join(from, name + form), join(to, name + form));
    }
  }
}

const hashFiles = (folder, names) => names.map((name) => [name, hash(readFileSync(join(folder, name)))]);

/**
 * Lists the files of a build. Compressed forms of a listed file are left out.
 *
 * @throws if a file looks like the compressed form of another one but has different content
 */
function writeBuildList(folder) {
  const all = new Set(listFiles(folder));
  const isForm = (name) => {
    const [plain, form] = [name.slice(0, -3), name.slice(-3)];
    if (!['.br', '.gz'].includes(form) || !all.has(plain)) return false;
    if (isRight(join(folder, name), hash(readFileSync(join(folder, plain))), FORMS[form])) return true;
    throw new Error(`servers would send ${name} in place of ${plain}, but it unpacks to something else: rename one.`);
  };
  const names = [...all].filter((name) => !NOT_LISTED.has(name) && !isForm(name));
  writeList(folder, LIST, hashFiles(folder, names));
}

/**
 * Waits until the server responds with the release's name. A successful reload signal doesn't mean that nginx applied
 * it.
 */
async function confirm(url, name, seconds) {
  const end = Date.now() + Number(seconds) * 1000;
  let answer = '';
  do {
    answer = await fetch(url, {signal: AbortSignal.timeout(Math.max(100, end - Date.now()))}).then(
      (response) => response.text(),
      ({message, cause}) => cause?.message ?? message,
    );
    if (answer.trim() === `ok ${name}`) return;
    await setTimeout(100);
  } while (Date.now() < end);
  throw new Error(
    `${url} answers "${answer.trim().slice(0, 100)}" instead of "ok ${name}" after ${seconds} seconds: look at the log of nginx, or set HEALTH_URL`,
  );
}

const [command, folder = 'build', ...names] = process.argv.slice(2);
process.once('uncaughtException', ({message}) => {
  console.error(command === 'confirm' ? message : `The list of files of ${folder}: ${message}`);
  process.exitCode = 1;
});
if (command === 'write') writeBuildList(folder);
else if (command === 'add') {
  const list = readList(folder, LIST);
  if (list.length === 0) throw new Error(`${folder} is not a finished build: it has no ${LIST} (npm run build)`);
  writeList(folder, LIST, [...new Map([...list, ...hashFiles(folder, names)])]);
} else if (command === 'keep') keep(folder, names[0]);
else if (command === 'confirm') await confirm(folder, ...names);
else {
  const damage = findDamage(folder);
  for (const line of damage.slice(0, 10)) console.error(line);
  if (damage.length > 10) console.error(`and ${damage.length - 10} more`);
  if (damage.length > 0) process.exitCode = 1;
  else if (command === 'stamp') stamp(folder);
}

/**
 * `npm run bench -- compare A B`: which files of two builds differ, and where. Two builds of one commit should not
 * differ; after an edit of one page, only the page and what is about it should.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** How two folders differ: paths in one of them alone, and files whose bytes are not the same. */
type Differences = {
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
  readonly changed: readonly {readonly file: string; readonly around: readonly [first: string, second: string]}[];
};

const SHOWN = 60;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

/** What two files have around the first byte that differs. */
function showAround(first: Buffer, second: Buffer): readonly [string, string] {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  const show = (bytes: Buffer): string =>
    JSON.stringify(bytes.subarray(Math.max(0, at - SHOWN / 2), at + SHOWN).toString('utf8'));
  return [show(first), show(second)];
}

/** Compares the files of two builds, byte for byte. */
export function compareBuilds(first: string, second: string): Differences {
  const [own, other] = [listFiles(first), listFiles(second)];
  const isIn = new Set(other);
  const known = new Set(own);
  const changed = own
    .filter((file) => isIn.has(file))
    .flatMap((file) => {
      const [one, two] = [readFileSync(join(first, file)), readFileSync(join(second, file))];
      return one.equals(two) ? [] : {file, around: showAround(one, two)};
    });
  return {
    onlyFirst: own.filter((file) => !isIn.has(file)),
    onlySecond: other.filter((file) => !known.has(file)),
    changed,
  };
}

/** Prints how two builds differ, and fails where they do. */
export function reportBuilds([first, second]: readonly string[]): void {
  if (!first || !second)
    throw new Error('name the folders of two builds: npm run bench -- compare build ../other/build');
  const {onlyFirst, onlySecond, changed} = compareBuilds(first, second);
  for (const file of onlyFirst) console.log(`only in ${first}: ${file}`);
  for (const file of onlySecond) console.log(`only in ${second}: ${file}`);
  for (const {file, around} of changed) console.log(`${file}\n  ${around.join('\n  ')}`);
  const count = onlyFirst.length + onlySecond.length + changed.length;
  console.log(`${listFiles(first).length} files, ${count} differ`);
  if (count > 0) process.exitCode = 1;
}

/**
 * The versions that the examples have passed with: the last part of `npm test -- examples`. With `RECORD_VERSIONS=1` it
 * writes them into the table of `examples/UPGRADING.md`; without it, it says when the table lacks one.
 */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';

/** The page with the table. */
export const TABLE = 'examples/UPGRADING.md';
/** What the sites of a run have installed. Nothing here is tracked, and each run begins without it. */
const RUN = 'test-results/examples';

/** What a package was tested with. */
export type Row = {
  readonly name: string;
  readonly version: string;
  readonly docusaurus: readonly string[];
  readonly node: readonly string[];
};

/** The rows of the table. */
export function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, link = '', version = '', docusaurus = '', node = ''] = line.split('|').map((cell) => cell.trim());
    const name = /^\[([\w-]+)\]\(/.exec(link)?.[1];
    return name ? [{name, version, docusaurus: docusaurus.split(', '), node: node.split(', ')}] : [];
  });
}

const unite = (known: readonly string[], found: readonly string[]): string[] =>
  [...new Set([...known, ...found])].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));

/** The rows with one more, which joins that of its version: a new version of a package begins anew. */
export function addRow(rows: readonly Row[], row: Row): Row[] {
  const {docusaurus = [], node = []} =
    rows.find(({name, version}) => name === row.name && version === row.version) ?? {};
  const joined = {...row, docusaurus: unite(docusaurus, row.docusaurus), node: unite(node, row.node)};
  return [...rows.filter(({name}) => name !== row.name), joined].sort((a, b) => a.name.localeCompare(b.name));
}

/** The page with other rows. */
export async function writeRows(text: string, rows: readonly Row[]): Promise<string> {
  const lines = rows.map(
    ({name, version, docusaurus, node}) =>
      `| [${name}](../packages/${name}/CHANGELOG.md) | ${version} | ${docusaurus.join(', ')} | ${node.join(', ')} |\n`,
  );
  const [head = '', rest = ''] = text.split(/^\| Package .*\n(?:\|.*\n)*/m);
  const table = `| Package | Version | Docusaurus | Node.js |\n| --- | --- | --- | --- |\n${lines.join('')}`;
  return format(head + table + rest, {...(await resolveConfig(TABLE)), parser: 'markdown'});
}

const readVersion = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {version: string}).version;

/** Keeps what a site has installed until the run has passed. */
export function noteVersions(folder: string, packages: readonly string[]): void {
  const ofModule = (name: string): string => readVersion(join(folder, 'node_modules', name));
  const made = {
    docusaurus: [ofModule('@docusaurus/core')],
    node: [process.versions.node.split('.').slice(0, 2).join('.')],
  };
  const rows: Row[] = packages.map((name) => ({name, version: ofModule(name), ...made}));
  mkdirSync(RUN, {recursive: true});
  writeFileSync(join(RUN, `${folder.replace(/\W+/g, '-')}.json`), JSON.stringify(rows));
}

async function main(): Promise<void> {
  const found = readdirSync(RUN).flatMap((file) => JSON.parse(readFileSync(join(RUN, file), 'utf8')) as Row[]);
  const text = readFileSync(TABLE, 'utf8');
  const after = await writeRows(text, found.reduce(addRow, readRows(text)));
  if (after === text) return;
  if (process.env.RECORD_VERSIONS) {
    writeFileSync(TABLE, after);
    console.log(`${TABLE} names the versions of this run now`);
  } else
    console.log(`${TABLE} does not name all versions of this run: RECORD_VERSIONS=1 npm test -- examples writes it`);
}

if (import.meta.filename === process.argv[1]) await main();

/** `npm run bench -- scale --pages=1000`: builds this site plain and with made pages, and compares weights and times. */
import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readPageFiles} from './readPageFiles';

/** What a build of the site reads. */
const COPIED = [
  'src',
  'static',
  'data',
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
] as const;

/** The page whose text the made pages have; it has a table, code and links. */
const MODEL = 'docs/data-stores/index.mdx';
const PER_CATEGORY = 20;

/** The packages by link, but without the caches of earlier builds. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  const names = (await readdir('node_modules')).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(resolve('node_modules', name), join(packages, name), 'junction')));
}

function makeSidebars(count: number): string {
  return `import base from './siteSidebars';
import {category, page} from './src/config/sidebarItems';

const routes = Array.from({length: ${count}}, (_, at) => \`/made-\${at}/\`);
const groups = Array.from({length: Math.ceil(${count} / ${PER_CATEGORY})}, (_, at) =>
  category(\`Made \${at}\`, null, routes.slice(at * ${PER_CATEGORY}, (at + 1) * ${PER_CATEGORY}).map(page)),
);
export default {...base, docs: [...base.docs, ...groups]};
`;
}

async function addPages(folder: string, count: number): Promise<void> {
  const model = await readFile(join(folder, MODEL), 'utf8');
  await rename(join(folder, 'sidebars.ts'), join(folder, 'siteSidebars.ts'));
  await writeFile(join(folder, 'sidebars.ts'), makeSidebars(count));
  for (let at = 0; at < count; at += 1) {
    await mkdir(join(folder, `docs/made-${at}`));
    const text = model.replace(/^title: .*$/m, `title: Made page ${at}`).replace(/^sidebar_label: .*\n/m, '');
    await writeFile(join(folder, `docs/made-${at}/index.mdx`), text);
  }
}

/** Makes a copy of the site, without any cache, that has a number of further pages in further categories of its sidebar. */
async function makeSite(folder: string, count: number): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await Promise.all(COPIED.map((name) => cp(name, join(folder, name), {recursive: true})));
  await linkPackages(folder);
  if (count > 0) await addPages(folder, count);
}

const PAGE = 'build/limits/index.html';
const EDITED = 'docs/limits/index.mdx';

/** Weights in kB of Brotli, times in seconds. */
type Figures = {readonly firstLoad: number; readonly application: number; readonly cold: number; readonly edit: number};

function readCount(args: readonly string[]): number {
  const given = args.find((arg) => arg.startsWith('--pages='))?.slice('--pages='.length) ?? '1000';
  const count = Number(given);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--pages=${given} is no number of pages; give a whole number above 0, such as --pages=1000`);
}

/** Runs the build command of the project in a folder; returns seconds. */
function build(folder: string): number {
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`the build in ${folder} failed:\n${stdout}\n${stderr}`);
  const lines = stdout.split('\n').filter((line) => line.startsWith('[build]'));
  console.log(lines.join('\n'));
  return (performance.now() - started) / 1000;
}

const weigh = (content: Buffer): number => brotliCompressSync(content).length / 1000;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The files of a page: what it loads at once, and the scripts of its application. */
function weighPage(folder: string): Pick<Figures, 'firstLoad' | 'application'> {
  const html = readFileSync(join(folder, PAGE));
  const {first, application} = readPageFiles(
    html.toString(),
    JSON.parse(readFileSync(join(folder, 'build/application.json'), 'utf8')),
  );
  const weighFile = (url: string): number => weigh(readFileSync(join(folder, 'build', url.replace(/^\/docs\//, ''))));
  const fonts = join(folder, 'build/assets/fonts');
  const weighFont = (name: string): number => statSync(join(fonts, name)).size / 1000;
  return {
    firstLoad: weigh(html) + sum(first.map(weighFile)) + sum(readdirSync(fonts).map(weighFont)),
    application: sum(application.map(weighFile)),
  };
}

async function measure(folder: string, count: number): Promise<Figures> {
  await makeSite(folder, count);
  const cold = build(folder);
  const weights = weighPage(folder);
  appendFileSync(join(folder, EDITED), '\nOne more sentence.\n');
  return {...weights, cold, edit: build(folder)};
}

const count = readCount(process.argv.slice(2));
const root = mkdtempSync(join(tmpdir(), 'scale-'));
try {
  const plain = await measure(join(root, 'plain'), 0);
  const large = await measure(join(root, 'large'), count);
  const columns = ['plain', `+${count} pages`, 'ratio'];
  console.log(`\n${' '.repeat(24)}${columns.map((title) => title.padStart(14)).join('')}`);
  for (const [label, key] of [
    ['first load kB', 'firstLoad'],
    ['application kB', 'application'],
    ['cold build s', 'cold'],
    ['build after an edit s', 'edit'],
  ] as const) {
    const figures = [plain[key], large[key], large[key] / plain[key]];
    console.log(label.padEnd(24) + figures.map((figure) => figure.toFixed(1).padStart(14)).join(''));
  }
} finally {
  rmSync(root, {recursive: true, force: true});
}

/** `npm run bench -- scale --pages=1000`: builds this site plain and with made pages, and compares weights and times. */
import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readPageFiles} from './readPageFiles';
import {makeSite} from './makeSite';

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

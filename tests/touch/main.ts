/**
 * `npm run bench -- touch [--pages=100,1000] [--sites=stock,themes] [--repeat=5] [--tries=34] [--keep=FOLDER]`: touches the
 * controls that every page has, on a slow phone with an empty cache, on this site as it is built and on made pages with
 * stock Docusaurus and with our themes. With `--keep`, builds of made sites stay in a folder and are used again.
 */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {findFullBrowser} from '../browser/findBrowser';
import {build} from '../scale/measure';
import {serve, SERVED_SWITCHES} from '../scale/serve';
import {isKind, KINDS, makeSite, OPENED, type Kind} from '../scale/sites';
import {createSyntheticSite} from '../search/scale/syntheticSite';
import {countLostTries, measureTouch, type Touch, type TouchedPage} from './measureTouch';

const LINES: readonly (readonly [label: string, name: keyof Touch, digits: number])[] = [
  ['menu of a phone, ms', 'drawer', 0],
  ['category when quiet, ms', 'category', 0],
  ['category at once, ms', 'categoryAtOnce', 0],
  ['search box, ms', 'search', 0],
  ['last key to results, ms', 'found', 0],
  ['until results, kB', 'searched', 1],
  ['script before it, kB', 'script', 1],
  ['all before it, kB', 'load', 1],
];

type Figures = {readonly touch: Touch; readonly lost: ReadonlyMap<string, string>};

const {values} = parseArgs({
  args: process.argv.slice(3),
  options: {
    pages: {type: 'string', default: '100,1000'},
    sites: {type: 'string', default: 'stock,themes'},
    repeat: {type: 'string', default: '5'},
    tries: {type: 'string', default: '34'},
    keep: {type: 'string'},
  },
});
const [repeat, tries] = [Number(values.repeat), Number(values.tries)];
const counts = values.pages.split(',').filter(Boolean).map(Number);
const kinds = values.sites.split(',').filter(isKind);

async function measure(browser: Browser, folder: string, page: TouchedPage): Promise<Figures> {
  const served = await serve(folder);
  try {
    const touch = await measureTouch(browser, served, page, repeat);
    const lost = Number.isNaN(touch.search)
      ? new Map<string, string>()
      : await countLostTries(browser, served, page, tries);
    return {touch, lost};
  } finally {
    served.close();
  }
}

async function buildMade(root: string, kind: Kind, count: number): Promise<string> {
  const folder = join(root, `${kind}-${count}`);
  if (existsSync(join(folder, 'build/index.html'))) return join(folder, 'build');
  await makeSite(folder, kind, count);
  build(folder);
  return join(folder, 'build');
}

function report(columns: ReadonlyMap<string, Figures>): void {
  const row = (label: string, cells: readonly string[]): void =>
    console.log(label.padEnd(26) + cells.map((cell) => cell.padStart(18)).join(''));
  const all = [...columns.values()];
  row('', [...columns.keys()]);
  for (const [label, name, digits] of LINES)
    row(
      label,
      all.map(({touch}) => (Number.isNaN(touch[name]) ? '–' : touch[name].toFixed(digits))),
    );
  const paces = new Set(all.flatMap(({lost}) => [...lost.keys()]));
  for (const pace of paces)
    row(
      `lost: ${pace}`,
      all.map(({lost}) => lost.get(pace) ?? '–'),
    );
}

const root = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'touch-'));
const browser = await chromium.launch({executablePath: findFullBrowser(), args: SERVED_SWITCHES});
const columns = new Map<string, Figures>();
try {
  if (existsSync('build/limits/index.html'))
    columns.set('this site', await measure(browser, 'build', {path: '/docs/limits/', title: 'Triggers'}));
  const title = createSyntheticSite(1)[0]?.title ?? '';
  for (const count of counts)
    for (const kind of kinds) {
      const folder = await buildMade(root, kind, count);
      columns.set(`${kind}, ${count}`, await measure(browser, folder, {path: `/docs/${OPENED}/`, title}));
    }
} finally {
  await browser.close();
  if (!values.keep) rmSync(root, {recursive: true, force: true});
}
for (const kind of kinds) console.log(`${kind.padEnd(10)}${KINDS[kind]}`);
report(columns);

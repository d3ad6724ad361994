/**
 * `npm run bench -- scale [--pages=100,1000] [--sites=stock,themes,packages]`: builds the same made pages with
 * stock Docusaurus and with our packages, edits one and builds again, opens a page of each in a browser, and prints
 * what each costs beside stock.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {getChangedFiles} from '../build/getChangedFiles';
import {findFullBrowser} from '../browser/findBrowser';
import {build, measure, type Cost, type Reading} from './measure';
import {serve, SERVED_SWITCHES} from './serve';
import {editPage, isKind, KINDS, makeSite, type Kind} from './sites';

type Figures = Reading & {readonly cold: Cost; readonly edit: Cost; readonly changed: number};

/** The lines of the report: a label with its unit, what it shows, and how many digits. */
const LINES: readonly (readonly [label: string, read: (figures: Figures) => number, digits: number])[] = [
  ['build, CPU s', ({cold}) => cold.cpu, 1],
  ['build, s', ({cold}) => cold.wall, 1],
  ['build, memory MB', ({cold}) => cold.memory, 0],
  ['after an edit, CPU s', ({edit}) => edit.cpu, 1],
  ['after an edit, files', ({changed}) => changed, 0],
  ['first load, kB', ({html, style, script}) => (html + style + script) / 1000, 1],
  ['  HTML, kB', ({html}) => html / 1000, 1],
  ['  style sheets, kB', ({style}) => style / 1000, 1],
  ['  script, kB', ({script}) => script / 1000, 1],
  ['prefetched, kB', ({prefetched}) => prefetched / 1000, 1],
  ['application, kB', ({application}) => application / 1000, 1],
  ['largest paint, ms', ({paint}) => paint, 0],
  ['blocked, ms', ({blocked}) => blocked, 0],
  ['click at load, ms', ({atLoad}) => atLoad, 0],
  ['click when quiet, ms', ({quiet}) => quiet, 0],
  ['click after hover, ms', ({afterHover}) => afterHover, 0],
  ['back, ms', ({back}) => back, 0],
];

function readOptions(): {counts: number[]; kinds: Kind[]} {
  const options = {
    pages: {type: 'string', default: '100,1000'},
    sites: {type: 'string', default: 'stock,themes,packages'},
  } as const;
  const {values} = parseArgs({args: process.argv.slice(3), options});
  const counts = values.pages.split(',').map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 1))
    throw new Error(
      `--pages=${values.pages} is no list of numbers; give whole numbers above 1, such as --pages=100,1000`,
    );
  const kinds = values.sites.split(',');
  if (!kinds.every(isKind))
    throw new Error(
      `--sites=${values.sites} names a site that there is not; give any of ${Object.keys(KINDS).join(',')}`,
    );
  return {counts, kinds};
}

async function measureSite(folder: string, kind: Kind, count: number): Promise<Figures> {
  await makeSite(folder, kind, count);
  const cold = build(folder);
  const server = await serve(join(folder, 'build'));
  // Readers have the back/forward cache, which Playwright turns off.
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: SERVED_SWITCHES,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const reading = await measure(browser, server);
    await editPage(folder);
    const edit = build(folder, 'edited');
    return {...reading, cold, edit, changed: getChangedFiles(join(folder, 'build'), join(folder, 'edited')).length};
  } finally {
    await browser.close();
    server.close();
  }
}

function report(count: number, figures: ReadonlyMap<Kind, Figures>): void {
  const kinds = [...figures.keys()];
  console.log(`\n${`${count} made pages`.padEnd(24)}${kinds.map((kind) => kind.padStart(20)).join('')}`);
  const [base] = figures.values();
  for (const [label, read, digits] of LINES) {
    const cells = [...figures.values()].map((of, at) => {
      const value = read(of);
      const ratio = at > 0 && base && read(base) > 0 ? ` (${(value / read(base)).toFixed(2)})` : '';
      return `${value.toFixed(digits)}${ratio}`.padStart(20);
    });
    console.log(label.padEnd(24) + cells.join(''));
  }
}

const {counts, kinds} = readOptions();
for (const kind of kinds) console.log(`${kind.padEnd(10)}${KINDS[kind]}`);
const root = mkdtempSync(join(tmpdir(), 'scale-'));
try {
  for (const count of counts) {
    const figures = new Map<Kind, Figures>();
    for (const kind of kinds) {
      const folder = join(root, `${kind}-${count}`);
      figures.set(kind, await measureSite(folder, kind, count));
      rmSync(folder, {recursive: true, force: true});
    }
    report(count, figures);
  }
} finally {
  rmSync(root, {recursive: true, force: true});
}

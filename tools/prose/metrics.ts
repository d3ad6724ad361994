/**
 * `npx tsx tools/prose/metrics.ts`: how pages read, in numbers.
 *
 *   npx tsx tools/prose/metrics.ts docs/limits       the pages below a folder, and their total
 *   npx tsx tools/prose/metrics.ts --worst 20        the pages with the largest share of short sentences
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {listPages} from './listPages';
import {addCounts, countPage, findMissedTargets, formatRow, toMetrics} from './measure';

const HEAD = ['sentences', 'mean', 'short', 'tables'].map((name) => name.padStart(9)).join('  ');

const {values, positionals} = parseArgs({options: {worst: {type: 'string'}}, allowPositionals: true});
const pages = listPages(positionals).map((path) => ({path, counts: countPage(readFileSync(path, 'utf8'))}));
const shown =
  values.worst === undefined
    ? pages
    : pages.toSorted((a, b) => toMetrics(b.counts).short - toMetrics(a.counts).short).slice(0, Number(values.worst));
const total = addCounts(pages.map(({counts}) => counts));
console.log(`${HEAD}  page`);
for (const {path, counts} of shown) console.log(formatRow(path, counts));
console.log(formatRow(`all ${pages.length} pages`, total));
console.log(findMissedTargets(toMetrics(total)).join('\n') || 'The targets are met.');

/**
 * `npm run bench -- NAME [OPTIONS]`: measures the finished build or generated sites. Only compare figures within a run.
 *
 *   --pages=100,1000       number of pages of generated sites
 *   --sites=stock,themes   kinds of generated sites
 *   --repeat=5             how often to measure each page; the median counts
 *   --keep=FOLDER          keeps builds of generated sites in a folder, and reuses existing ones
 *   --indexes=5000         pages: this site with the search index of as many generated pages
 */
import {runCommand} from '../../tools/runCommand';

type Bench = {readonly what: string; readonly run: () => Promise<unknown>};

const BENCHES: Readonly<Record<string, Bench>> = {
  pages: {
    what: 'loads, clicks, going back and touches on a small and a very large page, and on made sites with --pages; the default',
    run: () => import('./pages'),
  },
  weight: {
    what: 'bytes of each type of page, against its budgets',
    run: () => import('../weight/main'),
  },
  scale: {
    what: 'builds and first page of the same 100 and 1,000 made pages with stock Docusaurus and with our packages',
    run: () => import('./scale'),
  },
  server: {
    what: 'pages for a reader alone and among attackers, from nginx with our configuration',
    run: () => import('./server'),
  },
  hostile: {
    what: 'functions that read text of authors and readers, with hostile text of two lengths',
    run: () => import('./hostile'),
  },
};

async function main([first = '']: readonly string[]): Promise<void> {
  const name = first === '' || first.startsWith('-') ? 'pages' : first;
  const bench = BENCHES[name];
  if (bench) return void (await bench.run());
  const list = Object.entries(BENCHES).map(([known, {what}]) => `  ${known.padEnd(8)} ${what}`);
  throw new Error([`There is no bench called "${name}". npm run bench -- with one of:`, ...list].join('\n'));
}

await runCommand(() => main(process.argv.slice(2)));

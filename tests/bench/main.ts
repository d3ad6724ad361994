/**
 * `npm run bench -- NAME [OPTIONS]`: measures the finished build or made sites. Figures are for comparing within a run.
 *
 *   --pages=100,1000       how many pages made sites have
 *   --sites=stock,themes   what they are built with
 *   --repeat=5             how often each page is measured; the median counts
 *   --keep=FOLDER          leaves builds of made sites in a folder, and uses those that are there
 *   --indexes=5000         pages: this site with the search index of as many made pages
 */
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

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

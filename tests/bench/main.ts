/** `npm run bench -- NAME`: one of the measurements, on the finished build. Figures are ratios to a baseline of the same run. */
type Bench = {readonly what: string; readonly run: () => Promise<unknown>};

const BENCHES: Readonly<Record<string, Bench>> = {
  weight: {
    what: 'bytes of seven types of page, against their budgets',
    run: () => import('../weight/main'),
  },
  scale: {
    what: 'the same 100 and 1,000 made pages with stock Docusaurus and with our packages; --pages=N,M --sites=stock,themes',
    run: () => import('../scale/main'),
  },
  touch: {
    what: 'from the press to its result on a slow phone, here and on made pages beside stock Docusaurus; --pages --indexes --sites --repeat --keep',
    run: () => import('../touch/main'),
  },
  server: {
    what: 'pages for a reader alone and among attackers, from nginx with our configuration',
    run: () => import('./server'),
  },
};

async function main(name = ''): Promise<void> {
  const bench = BENCHES[name];
  if (bench) return void (await bench.run());
  const list = Object.entries(BENCHES).map(([known, {what}]) => `  ${known.padEnd(8)} ${what}`);
  throw new Error([`There is no bench called "${name}". npm run bench -- with one of:`, ...list].join('\n'));
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

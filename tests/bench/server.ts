import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {get as httpGet} from 'node:http';
import {loadavg, tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {buildPackage, PROGRAM} from 'docs-mcp/build';
import {source} from '../../src/outputs/mcp/build';
import {findFreePort} from '../freePort';
import {startNginx} from '../../deploy/nginx/startNginx';

const BUILD = resolve('build');
const PAGES = ['/docs/', '/docs/api/rest/'] as const;

/** Maximum response time (p99), even during an attack. */
const MOST_MS = 100;
const READ_SECONDS = 20;
/** Pages per second, each over its own connection, because an attack can prevent new connections. */
const READ_RATE = 50;

type Reading = {
  readonly who: string;
  readonly pages: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
};

/** Loads a page over its own connection and returns the time in milliseconds. */
function readPage(port: number, path: string): Promise<number> {
  const started = performance.now();
  return new Promise((done, fail) => {
    const options = {port, path, host: '127.0.0.1', agent: false, headers: {'accept-encoding': 'br'}};
    const request = httpGet(options, (response) => {
      response.resume().on('error', fail);
      response.on('end', () => (response.statusCode === 200 ? done(performance.now() - started) : fail()));
    });
    request.on('error', fail);
  });
}

async function measureReader(who: string, port: number): Promise<Reading> {
  const asked = Array.from({length: READ_RATE * READ_SECONDS}, async (_, at) => {
    await sleep((at * 1000) / READ_RATE);
    return readPage(port, PAGES[at % PAGES.length] ?? PAGES[0]);
  });
  const outcomes = await Promise.allSettled(asked);
  const times = outcomes
    .flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
    .sort((a, b) => a - b);
  const at = (part: number): number => Math.round(times[Math.floor(part * (times.length - 1))] ?? Infinity);
  return {who, pages: times.length, p50: at(0.5), p99: at(0.99), refused: outcomes.length - times.length};
}

/** Measures page loads with and without attacks. */
async function measureAttack(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-attack-'));
  await buildPackage(source, folder);
  const [port, mcpPort] = [await findFreePort(), await findFreePort()];
  const mcp = spawn(process.execPath, [join(folder, PROGRAM), '--http'], {
    env: {...process.env, PORT: String(mcpPort)},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(mcp.stderr, 'data');
  const nginx = await startNginx({port, buildDir: BUILD, mcpPort});
  const rows = [await measureReader('alone', port)];
  const attackers = spawn(process.execPath, ['--import', 'tsx', resolve('tests/bench/attackers.ts'), String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let got = '';
  attackers.stdout.setEncoding('utf8').on('data', (text: string) => (got += text));
  rows.push(await measureReader('among attackers', port));
  attackers.stdin.end();
  await once(attackers, 'close');
  mcp.kill();
  await nginx.stop();
  rmSync(folder, {recursive: true});
  console.log(`\nload of the machine: ${loadavg()[0]?.toFixed(1)}`);
  console.log('a reader            pages   p50 ms   p99 ms   refused');
  for (const {who, pages, p50, p99, refused} of rows)
    console.log(`${who.padEnd(18)}  ${[pages, p50, p99, refused].map((n) => String(n).padStart(6)).join('   ')}`);
  console.log(
    `attackers: ${Object.entries(JSON.parse(got) as object)
      .map((entry) => entry.join(' '))
      .join(', ')}`,
  );
  if (rows.some(({p99, refused}) => p99 >= MOST_MS || refused > 0))
    throw new Error(`Each page is due within ${MOST_MS} ms (p99), and to everybody.`);
}

if (existsSync(resolve(BUILD, '.server/redirects.map'))) await measureAttack();
else throw new Error('There is no finished build in build/. Run npm run build first.');

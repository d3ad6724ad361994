import {readFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {BROWSER_SWITCHES, findFullBrowser} from '../browser/findBrowser';
import {median} from '../median';
import {findOverweight, findRaised, formatWeights, type Budgets, type Weight, type Weights} from './compareBudgets';
import {measureBytes} from './measureBytes';
import {measureFirstTouch} from './measureFirstTouch';
import {measureNavigation, type Navigation} from './measureNavigation';
import {measureTimes} from './measureTimes';
import {NAVIGATED, PAGE_TYPES} from './pageTypes';
import {readEarlierBudgets} from './readEarlierBudgets';
import {serveBuild} from './serveBuild';

const BUDGETS = 'tests/weight/budgets.json';
/** How often each time is measured. */
const REPEATED = 3;

async function weigh(browser: Browser, origin: string): Promise<Weights> {
  const weights: Record<string, Weight> = {};
  for (const [type, route] of Object.entries(PAGE_TYPES)) {
    const {weight, lazy} = await measureBytes(browser, `${origin}/docs/${route}`);
    weights[type] = weight;
    console.log(`${type}: /${route}, and ${(lazy / 1000).toFixed(1)} kB of script after it has loaded`);
  }
  return weights;
}

/** Repeats a measurement, and takes the median of each of its times. */
async function repeat<T extends Readonly<Record<string, number>>>(measure: () => Promise<T>): Promise<T> {
  const all: T[] = [];
  for (let run = 0; run < REPEATED; run += 1) all.push(await measure());
  const keys = Object.keys(all[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(all.map((times) => times[key] ?? 0))])) as T;
}

/** Prints times as ratios to a bare page of the same run, so that they describe the page and not the machine. They are not a gate. */
async function printTimes(browser: Browser, origin: string): Promise<void> {
  const bare = await repeat(() => measureTimes(browser, `${origin}/bare/`));
  console.log(`\nSlow phone; bare page: largest paint ${Math.round(bare.paint)} ms`);
  for (const [type, route] of Object.entries(PAGE_TYPES)) {
    const {paint, blocked, shift} = await repeat(() => measureTimes(browser, `${origin}/docs/${route}`));
    const ratio = (paint / bare.paint).toFixed(1);
    const blockedRatio = (blocked / bare.paint).toFixed(1);
    console.log(`${type.padEnd(10)} paint ×${ratio}  blocked ×${blockedRatio}  shift ${shift.toFixed(3)}`);
  }
}

const NAVIGATIONS = ['atLoad', 'quiet', 'afterHover', 'back'] as const satisfies ReadonlyArray<keyof Navigation>;

/** Prints the times from a press to its effect, as ratios to those of a bare page that links to another. */
async function printNavigation(browser: Browser, origin: string): Promise<void> {
  const bare = await repeat(() => measureNavigation(browser, `${origin}/bare/`, 'a'));
  const describe = (times: Navigation, show: (time: number, key: keyof Navigation) => string): string =>
    NAVIGATIONS.map((key) => `${key} ${show(times[key], key)}`).join('  ');
  console.log(`\nTo the next page; bare page: ${describe(bare, (time) => `${Math.round(time)} ms`)}`);
  for (const [route, link] of Object.entries(NAVIGATED)) {
    const times = await repeat(() => measureNavigation(browser, `${origin}/docs/${route}`, link));
    console.log(`${route.padEnd(28)} ${describe(times, (time, key) => `×${(time / bare[key]).toFixed(1)}`)}`);
  }
  console.log('\nFrom the first touch of a control to its effect, to a quiet press on the bare page');
  for (const route of Object.keys(NAVIGATED)) {
    const {menu, search} = await repeat(() => measureFirstTouch(browser, `${origin}/docs/${route}`));
    const [menuRatio, searchRatio] = [menu, search].map((time) => (time / bare.quiet).toFixed(1));
    console.log(`${route.padEnd(28)} menu ×${menuRatio}  search ×${searchRatio}`);
  }
}

const server = await serveBuild();
// Readers have the back/forward cache, which Playwright turns off.
const browser = await chromium.launch({
  executablePath: findFullBrowser(),
  args: BROWSER_SWITCHES,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const weights = await weigh(browser, server.origin);
const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8')) as Budgets;
console.log(`\n${formatWeights(weights, budgets)}`);
if (process.argv.includes('--times')) {
  await printTimes(browser, server.origin);
  await printNavigation(browser, server.origin);
}
await browser.close();
await server.close();

const raised = findRaised(budgets, readEarlierBudgets(BUDGETS) ?? {});
for (const raise of raised.explained) console.log(raise);
const problems = [...findOverweight(weights, budgets), ...raised.problems];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

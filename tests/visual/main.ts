/** `npm run visual -- --base main`: pictures of the build and of another one, compared; a tool for reviewers, no gate. */
import {DocsPage} from '../browser/pages/docsPage';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {BROWSER_SWITCHES, findBrowser} from '../browser/findBrowser';
import {serveBuild} from '../weight/serveBuild';
import {buildBase} from './buildBase';
import {comparePictures} from './comparePictures';
import {MODES, PAGES, WIDTHS} from './pages';
import {pictureName, renderReport, type Row} from './report';

const OUT = 'test-results/visual';

type View = {readonly route: string; readonly width: number; readonly mode: 'light' | 'dark'};

async function takePicture(browser: Browser, origin: string, {route, width, mode}: View): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: {width, height: 900},
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await page.goto(`${origin}/docs/${route}`);
  await new DocsPage(page).startApplication();
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({fullPage: true, animations: 'disabled'});
  await page.close();
  return picture;
}

const base = process.argv[process.argv.indexOf('--base') + 1];
if (!process.argv.includes('--base') || !base) {
  throw new Error('say what to compare with: npm run visual -- --base main, or --base <folder of a build>');
}
const servers = [await serveBuild(buildBase(base)), await serveBuild('build')] as const;
const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_SWITCHES});
mkdirSync(OUT, {recursive: true});
const rows: Row[] = [];
for (const [type, route] of Object.entries(PAGES)) {
  for (const width of WIDTHS) {
    for (const mode of MODES) {
      const name = `${type} ${mode} ${width}`;
      const [before, after] = await Promise.all(
        servers.map(({origin}) => takePicture(browser, origin, {route, width, mode})),
      );
      if (!before || !after) throw new Error(`no picture of ${name}`);
      const {share, picture} = comparePictures(before, after);
      rows.push({name, share});
      console.log(`${name}: ${(share * 100).toFixed(2)} %`);
      if (share === 0) continue;
      writeFileSync(join(OUT, pictureName(name, 'base')), before);
      writeFileSync(join(OUT, pictureName(name, 'change')), after);
      writeFileSync(join(OUT, pictureName(name, 'difference')), picture);
    }
  }
}
await browser.close();
for (const server of servers) await server.close();
writeFileSync(join(OUT, 'index.html'), renderReport(rows));
console.log(`${rows.filter(({share}) => share > 0).length} of ${rows.length} views differ: ${join(OUT, 'index.html')}`);

import type {Page, Response} from '@playwright/test';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {expect, findViolations, findOverflow, test} from '../browser/fixtures';
import {DocsPage} from '../browser/pages/docsPage';
import {getCanonical, readRecords, readRoutes} from '../builtPages';

const WIDTHS = [
  {width: 1280, height: 800},
  {width: 375, height: 740},
];
const MODES = ['light', 'dark'] as const;

/** Puts a page that is open into a width and a colour mode; the page follows both as it would for a reader. */
async function showPage(page: Page, viewport: (typeof WIDTHS)[number], mode: (typeof MODES)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({colorScheme: mode});
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, mode);
  // Colours are read once they have been painted and no transition between the modes is running. An inherited colour
  // goes from parent to child: where one transition ends, that of its children begins with the next frame. Animations
  // that follow scrolling, such as the names in the bars of REST pages, don't end by themselves and aren't waited for.
  await page.evaluate(async () => {
    const getTimed = () => document.getAnimations().filter(({timeline}) => timeline === document.timeline);
    do {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      await Promise.allSettled(getTimed().map((animation) => animation.finished));
    } while (getTimed().length > 0);
  });
}

const UNKNOWN = 'no/such/page/';
const records = new Map(readRecords().map((record) => [record.path.slice(1), record]));
/** The sitemap, pages that are in no list, and the page for unknown addresses. */
const routes = [...new Set([...readRoutes(), ...records.keys(), UNKNOWN])];

test.describe('metadata, console, overflow and accessibility at 1280 and 375 px, light and dark', () => {
  for (const route of routes) {
    test(`/${route}`, async ({page, complaints}) => {
      const response = await page.goto(`./${route}`);
      await new DocsPage(page).startApplication();
      expect(new URL(page.url()).pathname).toBe(`/docs/${route}`);
      await expect(page.locator('h1')).toHaveCount(1);
      const record = records.get(route);
      if (record) await checkHead(page, response, record);
      const found: string[] = [];
      for (const viewport of WIDTHS) {
        for (const mode of MODES) {
          await showPage(page, viewport, mode);
          found.push(...(await findViolations(page)).map((line) => `${mode} ${viewport.width}: ${line}`));
        }
        found.push(
          ...(await findOverflow(page)).map((part) => `${viewport.width}: ${part}, so the page scrolls sideways`),
        );
      }
      expect(found, `/${route}\n${found.join('\n')}`).toEqual([]);
      expect(complaints.filter((text) => route !== UNKNOWN || !text.includes('404'))).toEqual([]);
    });
  }
});

test('reports a page with problems', async ({page}) => {
  await page.setContent(
    '<html><body><img src="x.png"><p style="color:#999;background:#fff">Pale</p><h4>Late</h4></body></html>',
  );
  const rules = new Set((await findViolations(page)).map((line) => line.split(':')[0]));
  for (const rule of ['image-alt', 'color-contrast', 'html-has-lang', 'landmark-one-main'])
    expect(rules).toContain(rule);
});

/** What the head of a page says once script runs, and how the page answered; every miss is told, not the first alone. */
async function checkHead(page: Page, response: Response | null, record: PageRecord): Promise<void> {
  const seen = await page.evaluate(() => ({
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  }));
  expect.soft(response?.status(), 'status').toBe(200);
  expect.soft(seen.canonical, 'canonical').toEqual([getCanonical(record)]);
  expect.soft(seen.title, 'title').toContain(record.title);
  expect.soft(seen.description, 'description').toBe(record.description);
}

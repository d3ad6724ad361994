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

/** Changes the width and colour mode of an open page. */
async function showPage(page: Page, viewport: (typeof WIDTHS)[number], mode: (typeof MODES)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({colorScheme: mode});
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, mode);
  // Wait until colours are painted and transitions between the modes have ended. When the transition of an inherited
  // colour ends, those of child elements start in the next frame. Animations that depend on scrolling, such as the
  // names in the bars of REST pages, don't end by themselves, so they're ignored.
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
/** The sitemap, unlisted pages, and the page for unknown addresses. */
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

/** Checks the page's head after scripts have run, and the response. Reports all problems, not just the first. */
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

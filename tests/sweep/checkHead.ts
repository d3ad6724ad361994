import type {Page, Response} from '@playwright/test';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {expect} from '../browser/fixtures';
import {canonicalOf} from '../builtPages';

/** What the head of a page says once script runs, and how the page answered; every miss is told, not the first alone. */
export async function checkHead(page: Page, response: Response | null, record: PageRecord): Promise<void> {
  const seen = await page.evaluate(() => ({
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  }));
  expect.soft(response?.status(), 'status').toBe(200);
  expect.soft(seen.canonical, 'canonical').toEqual([canonicalOf(record)]);
  expect.soft(seen.title, 'title').toContain(record.title);
  expect.soft(seen.description, 'description').toBe(record.description);
}

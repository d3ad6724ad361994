import type {Page} from '@playwright/test';
import type {PageRecord} from '../../../src/plugins/page-records';
import {address, expect, readRecords, test} from '../fixtures';

const CANONICAL = 'https://millrace.example/docs';
const PAGES_A_TEST = 12;

const records = readRecords();
const groups = Array.from({length: Math.ceil(records.length / PAGES_A_TEST)}, (_, at) =>
  records.slice(at * PAGES_A_TEST, (at + 1) * PAGES_A_TEST),
);

function canonicalOf({version, frontmatter, path}: PageRecord): string {
  const isTwin = version === 'v1' && typeof frontmatter.v2 === 'string' && frontmatter.v2 !== 'none';
  return CANONICAL + (isTwin ? String(frontmatter.v2) : path);
}

async function checkPage(page: Page, record: PageRecord): Promise<void> {
  const {path, title} = record;
  const response = await page.goto(address(path), {waitUntil: 'domcontentloaded'});
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  expect.soft(response?.status(), `${path} status`).toBe(200);
  expect.soft(new URL(page.url()).pathname, `${path} address`).toBe(`/docs${path}`);
  const seen = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  }));
  expect.soft(seen.headings, `${path} h1`).toBe(1);
  expect.soft(seen.canonical, `${path} canonical`).toEqual([canonicalOf(record)]);
  expect.soft(seen.title, `${path} title`).toContain(title);
  expect.soft(seen.description, `${path} description`).toBe(record.description);
}

test.describe('every route answers with one h1, its own address and no complaint', () => {
  for (const group of groups) {
    test(`${group[0]?.path} to ${group.at(-1)?.path}`, async ({page, complaints}) => {
      test.setTimeout(120_000);
      for (const record of group) await checkPage(page, record);
      expect(complaints).toEqual([]);
    });
  }
});

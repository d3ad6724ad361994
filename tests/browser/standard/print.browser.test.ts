import type {Page} from '@playwright/test';
import {readDesignToken} from '../../../src/config/head';
import {removeWhiteSpace} from '../../builtPages';
import {hasV1} from '../../v1';
import {address, expect, printSheets, test} from '../fixtures';
import type {DocsPage} from '../pages/docsPage';

const TABS = '/workflows/steps/';
const INTERFACES = '/sources/http/';
const FOLDED = '/components/quickstart/nodejs/sources/';

/**
 * The front page, tabs, collapsed parts, a table with controls, operations of the API, and a page of an older version.
 */
const PAGES = ['/', TABS, FOLDED, '/limits/', '/api/rest/sources/', ...(hasV1 ? ['/v1/workflows/'] : [])];

const CONTROLS = ['Skip to main content', 'Edit this page', 'On this page', 'Ctrl K', 'Filter limits', '↕'];

/** Tab panels of languages that aren't selected. */
const OTHER_LANGUAGE = '[data-tab-group="language"] [hidden]';

/** Returns all lines of code on a page, including hidden ones. */
const getCodeLines = (page: Page): Promise<string[]> =>
  page
    .locator(`.markdown pre code:not(${OTHER_LANGUAGE} *)`)
    .evaluateAll((blocks) =>
      blocks.flatMap((block) => (block.textContent ?? '').split('\n').filter((line) => line.trim())),
    );

const getTexts = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allTextContents();

async function print(docs: DocsPage, path: string): Promise<string[]> {
  await docs.openDocument(path);
  return printSheets(docs.page);
}

for (const path of PAGES) {
  test(`${path} prints completely, without controls or headings at the end of a sheet`, async ({page, docs}) => {
    const sheets = await print(docs, path);
    const text = removeWhiteSpace(sheets.join(''));
    expect(text).toContain(removeWhiteSpace(await docs.heading.innerText()));
    for (const control of CONTROLS) expect(text).not.toContain(removeWhiteSpace(control));
    expect((await getCodeLines(page)).filter((line) => !text.includes(removeWhiteSpace(line)))).toEqual([]);
    const addresses = await page
      .locator('.markdown a[href^="http"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((one) => !text.includes(`(${removeWhiteSpace(one)})`))).toEqual([]);
    const getTextsWithoutSpaces = async (selector: string): Promise<string[]> =>
      (await getTexts(page, selector)).map((text) => removeWhiteSpace(text.replace(/\u200B/g, '')));
    // The text of a table cell can be at the end of a sheet.
    const cells = await getTextsWithoutSpaces('.markdown :is(td, th):not([colspan])');
    const headings = (await getTextsWithoutSpaces('.markdown :is(h2, h3, td[colspan])')).filter(
      (heading) => !cells.some((cell) => cell.includes(heading)),
    );
    const last = sheets.slice(0, -1).map((sheet) => removeWhiteSpace(sheet));
    expect(headings.filter((heading) => last.some((sheet) => sheet.endsWith(heading)))).toEqual([]);
    // Without the footer of the sheet, which the print styles add.
    expect(
      sheets
        .at(-1)
        ?.replace(/Millrace Docs|\d{1,4} \/ \d+/g, '')
        .trim(),
    ).not.toBe('');
    await page.emulateMedia({media: 'print'});
    for (const control of await page.locator('button, input, nav, [role="tablist"], .footer').all())
      await expect(control).toBeHidden();
  });
}

test('prints every tab with its label', async ({page, docs}) => {
  const text = removeWhiteSpace((await print(docs, INTERFACES)).join(''));
  const panels = await page
    .locator(`[role="tabpanel"]:not(${OTHER_LANGUAGE})`)
    .evaluateAll((all) =>
      all.map((panel) => [panel.getAttribute('data-tab-label'), panel.querySelector('p')?.textContent]),
    );
  expect(panels.length).toBeGreaterThan(1);
  for (const [label, paragraph] of panels) {
    expect(text).toContain(removeWhiteSpace(label ?? ''));
    // Only the first line, because the others can be on the next sheet, after its header.
    expect(text).toContain(removeWhiteSpace(paragraph ?? '').slice(0, 40));
  }
});

test('prints only the selected language', async ({page, docs}) => {
  await docs.openDocument('/quickstart/');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  const text = removeWhiteSpace((await printSheets(page)).join(''));
  expect(text).toContain('defhandler(mr:"millrace"):');
  expect(text).not.toContain('import{addBusinessDays,parseISO}from');
});

test('prints the URL and the date of the last change', async ({docs}) => {
  const text = removeWhiteSpace((await print(docs, '/limits/')).join(''));
  expect(text).toContain('https://millrace.example/docs/limits/Lastchanged');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('prints collapsed parts', async ({page}) => {
    await page.goto(address(FOLDED));
    const text = removeWhiteSpace((await printSheets(page)).join(''));
    const folded = await getTexts(page, `.markdown details:not([open]) pre code:not(${OTHER_LANGUAGE} *)`);
    expect(folded.length).toBeGreaterThan(0);
    for (const line of folded.flatMap((code) => code.split('\n'))) expect(text).toContain(removeWhiteSpace(line));
  });
});

test.describe('in dark mode', () => {
  test.use({colorScheme: 'dark'});

  test('prints in light colours', async ({page, docs}) => {
    await docs.openDocument('/limits/');
    const readInkToken = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--mr-ink'));
    const readScheme = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect([await readInkToken(), await readScheme()]).toEqual([readDesignToken('--mr-ink', 'dark'), 'dark']);
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    expect([await readInkToken(), await readScheme()]).toEqual([readDesignToken('--mr-ink', 'light'), 'light']);
  });
});

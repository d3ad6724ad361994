import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

/** Accessible names, and the size of touch targets. */

test('a heading only contains its text, followed by a link with a short name', async ({page, docs}) => {
  await docs.openDocument('/code/nodejs/');
  const heading = page.getByRole('heading', {level: 2, name: 'Add a code step', exact: true});
  await expect(heading).toHaveCount(1);
  await expect(heading.getByRole('link')).toHaveCount(0);
  const link = page.getByRole('link', {name: 'Link to this section', exact: true}).first();
  await expect(link).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
});

test('the link to a section is visible when focused', async ({page, docs}) => {
  await docs.openDocument('/limits/');
  const link = page.getByRole('link', {name: 'Link to this section', exact: true}).first();
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});

test('an admonition is a note named by its title', async ({page, docs}) => {
  await docs.openDocument('/workflows/settings/');
  const title = await page.locator('.theme-admonition [class*=admonitionHeading]').first().textContent();
  expect(title).toMatch(/\w/);
  await expect(page.getByRole('note', {name: title ?? '', exact: true})).not.toHaveCount(0);
});

test('following a sidebar link focuses the title without the application', async ({page, docs}) => {
  await docs.openDocument('/quickstart/');
  await docs.sidebar.getByRole('link', {name: 'Workflows', exact: true}).click();
  await page.waitForURL('**/docs/workflows/');
  await expect(docs.heading).toBeFocused();
  await expect(docs.heading).toHaveCSS('outline-style', 'none');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});

test("opening a page directly doesn't move the focus", async ({docs}) => {
  await docs.openDocument('/workflows/');
  await expect(docs.heading).not.toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`lines and grey text use the text colour if more contrast is preferred (${colorScheme})`, async ({
    page,
    docs,
  }) => {
    await page.emulateMedia({colorScheme, contrast: 'more'});
    await docs.openDocument('/limits/');
    const colors = await page.evaluate(() => {
      const read = (css: string, name: 'color' | 'borderBottomColor'): string | undefined => {
        const element = document.querySelector(css);
        return element ? getComputedStyle(element)[name] : undefined;
      };
      return {
        ink: read('h1', 'color'),
        line: read('.navbar', 'borderBottomColor'),
        gray: read('.table-of-contents__link:not(.table-of-contents__link--active)', 'color'),
      };
    });
    expect(colors).toEqual({ink: colors.ink, line: colors.ink, gray: colors.ink});
  });
}

/** Returns targets outside of running text (WCAG 2.2, 2.5.8) that are smaller than 24 px. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('a[href], button, summary, input, select'))
      .filter((target) => target.getClientRects().length > 0 && !target.closest('p, .markdown :is(li, td, th)'))
      .filter((target) => {
        const {width, height, right} = target.getBoundingClientRect();
        const isOnPage = right > 0 && width > 1;
        return isOnPage && (width < 24 || height < 24);
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  );

for (const [path, width] of [
  ['/', 1280],
  ['/workflows/settings/', 1280],
  ['/workflows/settings/', 390],
  ['/limits/', 1280],
  ['/pricing/', 1280],
] as const) {
  test(`targets on ${path} are at least 24 px at ${width} px`, async ({page, docs}) => {
    await page.setViewportSize({width, height: 800});
    await docs.open(path);
    expect(await findSmallTargets(page)).toEqual([]);
  });
}

test('the close button of the mobile menu is at least 24 px', async ({page, docs}) => {
  await page.setViewportSize({width: 390, height: 800});
  await docs.openDocument('/limits/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const box = await page.getByRole('button', {name: 'Close navigation bar'}).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

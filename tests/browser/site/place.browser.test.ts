import {navigationOverrides} from '../../../src/config/pagesOutsideSidebars';
import {trimHtmlSlash} from '../../../src/config/addresses';
import {expect, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';

const current = (docs: DocsPage) => docs.sidebar.locator('[aria-current]');
const marked = (docs: DocsPage) => docs.page.locator('.navbar__link--active');

test.describe('a page that no sidebar lists', () => {
  // Without React: what is marked stands in the HTML.
  for (const [route, {parents, sidebar}] of navigationOverrides) {
    test(`marks its nearest listed parent: ${route}`, async ({page}) => {
      const docs = new DocsPage(page);
      await docs.openDocument(trimHtmlSlash(route));
      await expect(current(docs)).toHaveCount(1);
      await expect(current(docs)).toHaveAttribute('aria-current', 'true');
      await expect(current(docs)).toHaveAttribute('href', `/docs${parents.at(-1)?.path}`);
      await expect(current(docs)).toBeVisible();
      const entry = sidebar === 'reference' ? 'Reference' : /^(Documentation|Quickstart)$/;
      await expect(marked(docs)).toHaveText(entry);
    });
  }

  test('keeps the mark when React takes the page over, and the marked group leads to its page', async ({page}) => {
    const docs = new DocsPage(page);
    await docs.open('/workflows/build-and-run/');
    await expect(current(docs)).toHaveText('Workflows');
    await expect(current(docs)).toHaveAttribute('aria-current', 'true');
    await expect(docs.sidebar.getByRole('link', {name: 'Steps', exact: true})).toBeVisible();
    await current(docs).click();
    await page.waitForURL('**/docs/workflows/');
    await expect(current(docs)).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the top menu', () => {
  for (const [route, entry, mark] of [
    ['/', 'Documentation', 'page'],
    ['/workflows/steps/', 'Documentation', 'true'],
    ['/v1/workflows/', 'Documentation', 'true'],
    ['/guides/', 'Guides', 'page'],
    ['/guides/approvals/', 'Guides', 'true'],
    ['/glossary/', 'Reference', 'true'],
    ['/pricing/', 'Pricing', 'page'],
  ] as const) {
    test(`marks ${entry} on ${route}`, async ({page}) => {
      const docs = new DocsPage(page);
      await docs.openDocument(route);
      await expect(marked(docs)).toHaveText([entry]);
      await expect(marked(docs)).toHaveAttribute('aria-current', mark);
    });
  }
});

test('breadcrumbs name nothing twice, and the list of changes stands below the front page', async ({page}) => {
  const docs = new DocsPage(page);
  await docs.openDocument('/v1/workflows/');
  await expect(docs.breadcrumbs.getByText('Workflows', {exact: true})).toHaveCount(1);
  await docs.openDocument('/changes/');
  await expect(docs.breadcrumbs.getByRole('listitem')).toHaveCount(2);
  await expect(current(docs)).toHaveAttribute('aria-current', 'page');
});

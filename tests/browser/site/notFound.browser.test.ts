import {expect, holdRequests, test} from '../fixtures';

test.describe('the not-found page', () => {
  test('has navigation, search, footer and suggestions, but no sidebar', async ({page}) => {
    await page.goto('./workflow/trigers');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /search/i})).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveValue('workflow trigers');
    await expect(page.locator('main code')).toHaveText('/docs/workflow/trigers');
    await page.getByRole('heading', {name: 'Did you mean one of these pages?'}).waitFor();
    await page.getByRole('link', {name: 'Triggers', exact: true}).click();
    await page.waitForURL('**/docs/workflows/steps/triggers/');
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  });

  for (const address of ['./workflow/trigers', './v1/workflow/trigers']) {
    test(`is hydrated without replacing its elements: ${address}`, async ({page, docs}) => {
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          document.querySelector('h1')?.setAttribute('data-from-server', '');
        });
      });
      await page.goto(address);
      await docs.startApplication();
      await page.getByRole('heading', {name: 'Did you mean one of these pages?'}).waitFor();
      await expect(page.getByRole('heading', {level: 1})).toHaveAttribute('data-from-server');
    });
  }

  test('reserves space for its suggestions while they load', async ({page}) => {
    const answer = await holdRequests(page, '**/pages.json');
    // The clock is paused, so the page doesn't time out.
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({target}) => {
        (target as Element).getAnimations().forEach((animation) => animation.pause());
      });
    });
    await page.goto('./workflow/trigers');
    const cards = page.locator('main section');
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('link', {includeHidden: true})).toHaveCount(4);
    await expect(cards).toBeHidden();
    answer();
    await expect(page.getByRole('heading', {name: 'Did you mean one of these pages?'})).toBeVisible();
  });

  test("shows no suggestions if the page records can't be loaded", async ({page}) => {
    await page.route('**/pages.json', (route) => route.abort());
    await page.goto('./workflow/trigers');
    await expect(page.getByRole('main').getByRole('link', {name: 'Documentation'})).toBeVisible();
    await expect(page.getByText('Did you mean one of these pages?')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the not-found page links to the documentation', async ({page}) => {
    const response = await page.goto('./nope');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link', {name: 'Documentation'})).toHaveAttribute('href', '/docs/');
  });
});

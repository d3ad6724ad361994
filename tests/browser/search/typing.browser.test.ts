import {address, expect, test} from '../fixtures';
import {SearchBox} from './searchBox';

test.describe('typing into the search dialog', () => {
  test.describe.configure({timeout: 60_000});

  test('keeps what is typed before the dialog is there', async ({page}) => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/search-data/dialog.*.css', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address('/limits/'));
    const box = new SearchBox(page);
    await expect(box.button).toBeVisible();
    await page.keyboard.press('/');
    await expect(box.button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('pricinh');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('g');
    letGo();
    await expect(box.input).toHaveValue('pricing');
    await box.expectFirst('Pricing');
  });

  test('loses no letter while the index comes and results change', async ({page}) => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/search-data\/latest\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address('/limits/'));
    const box = new SearchBox(page);
    await box.open();
    const [early, late] = ['retry the step that ', 'failed with a longer timeout'];
    await page.keyboard.type(early);
    letGo();
    for (const letter of late) await page.keyboard.type(letter);
    await expect(box.hits.first()).toBeVisible();
    await expect(box.input).toHaveValue(early + late);
  });
});

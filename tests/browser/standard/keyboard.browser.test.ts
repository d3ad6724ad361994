import type {Locator, Page} from '@playwright/test';
import {navbarItems, REFERENCE_LABEL, REFERENCE_MENU} from '../../../src/config/navbar';
import {expect, test} from '../fixtures';

const FIRST = REFERENCE_MENU[0].label;
const LAST = REFERENCE_MENU[REFERENCE_MENU.length - 1]?.label ?? '';
const PRICING = String(navbarItems.find(({to}) => to === '/pricing/')?.label);

const menuLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

test.describe('header menus by keyboard', () => {
  test('arrow keys open a menu and move in it, and Escape closes it', async ({page, docs}) => {
    await docs.open('/limits/');
    const button = page.getByRole('button', {name: REFERENCE_LABEL});
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page, FIRST)).toBeFocused();
    await page.keyboard.press('End');
    await expect(menuLink(page, LAST)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menuLink(page, FIRST)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click from a screen reader opens a menu, and leaving it closes it', async ({page, docs}) => {
    await docs.open('/limits/');
    const button = page.getByRole('button', {name: REFERENCE_LABEL});
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await menuLink(page, PRICING).focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes a menu that was opened by hovering', async ({page, docs}) => {
    await docs.open('/limits/');
    await page.getByRole('button', {name: REFERENCE_LABEL}).hover();
    const link = menuLink(page, FIRST);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });
});

test('"?" shows the keyboard shortcuts without the application', async ({page, docs}) => {
  await docs.openDocument('/limits/');
  await expect(page.getByRole('banner').getByRole('navigation', {name: 'Main'})).toBeVisible();
  const help = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await page.getByLabel('Filter limits').pressSequentially('?');
  await expect(help).toBeHidden();
  await page.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('Shift+?');
  await expect(help).toContainText('Close the open menu or dialog');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
  await help.getByRole('button', {name: 'Close'}).click();
  await expect(help).toBeHidden();
});

async function expectArrowsToScroll(page: Page, wide: Locator): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0);
}

test('a table that is too wide for a phone can be scrolled by keyboard', async ({page, docs}) => {
  await page.setViewportSize({width: 375, height: 740});
  await docs.open('/cli/reference/');
  const table = page.locator('.markdown table:not(.table--cards)').first();
  await expect(table).toHaveCSS('background-image', 'none');
  await table.locator('td').evaluateAll((cells) => {
    for (const cell of cells as HTMLElement[]) cell.style.cssText = 'min-width: 20rem; white-space: nowrap';
  });
  await expect(table).toHaveAttribute('tabindex', '0');
  await expect(table).toHaveCSS('background-image', /gradient/);
  await table.focus();
  await expectArrowsToScroll(page, table);
});

test('a wide sequence diagram can be scrolled by keyboard', async ({page, docs}) => {
  await page.setViewportSize({width: 375, height: 740});
  await docs.open('/examples/waiting-to-execute-next-step-of-workflow/');
  const diagram = page.locator('.markdown .diagram[tabindex="0"]').first();
  await diagram.focus();
  await expect(page.getByRole('group', {name: /task scheduler/})).toBeFocused();
  await expectArrowsToScroll(page, diagram);
});

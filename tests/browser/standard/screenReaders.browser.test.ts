import {navbarItems, REFERENCE_LABEL} from '../../../src/config/navbar';
import {latestVersion, type Version, versions} from '../../../src/config/versions';
import {expect, findViolations, test} from '../fixtures';

/** Tests of the accessibility tree and of announcements. */

const SUPPORT = String(navbarItems.find(({label}) => label === 'Support')?.label);
const [, OLDER] = versions as readonly [Version, Version];

test.describe('search', () => {
  test('announces the results and the active one', async ({page, box}) => {
    await box.openOn('/limits/');
    await expect(box.input).toMatchAriaSnapshot('- combobox "Search the documentation" [expanded=false]');
    await box.search('environment variables');
    await expect(box.dialog).toMatchAriaSnapshot(`
      - dialog "Search the documentation":
        - combobox "Search the documentation" [expanded]: environment variables
        - button "Clear"
        - button "Close"
        - status: /Found in \\d+ pages\\. Enter opens “Environment variables”\\./
        - listbox "Results":
          - group "Environment variables":
            - option /Environment variables/
    `);
    // Enter opens the first result. It isn't announced as active on every key press.
    await expect(box.hits.first()).toMatchAriaSnapshot('- option [selected]');
    await expect(box.input).not.toHaveAttribute('aria-activedescendant');
    for (const index of [1, 2]) {
      await box.input.press('ArrowDown');
      const option = box.hits.nth(index);
      await expect(option).toMatchAriaSnapshot('- option [selected]');
      await expect(box.dialog.getByRole('option', {selected: true})).toHaveCount(1);
      await expect(box.input).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    }
    expect(await findViolations(page, 'dialog')).toEqual([]);
  });

  test('updates the active result for a new query, and has none if nothing is found', async ({box}) => {
    await box.openOn('/limits/');
    await box.search('environment variables');
    await box.expectFirst('Environment variables');
    const active = await box.input.getAttribute('aria-activedescendant');
    await box.search('event history');
    await box.expectFirst('Event History');
    await expect(box.input).not.toHaveAttribute('aria-activedescendant', active ?? '');
    await box.search('zzzqqqxx');
    await expect(box.status).toHaveText('Nothing found for “zzzqqqxx”.');
    await expect(box.input).toMatchAriaSnapshot('- combobox "Search the documentation" [expanded=false]: zzzqqqxx');
    await expect(box.input).not.toHaveAttribute('aria-activedescendant');
    await expect(box.dialog.getByRole('listbox')).toHaveCount(0);
  });
});

test('header menus and links to new tabs have accessible names', async ({page, docs}) => {
  await docs.openDocument('/limits/');
  const header = page.getByRole('navigation', {name: 'Main'});
  await expect(header).toMatchAriaSnapshot(`
    - navigation "Main":
      - button "${REFERENCE_LABEL}" [expanded=false]
      - link "${SUPPORT} (opens in new tab)"
      - 'button "Version: ${latestVersion.label}" [expanded=false]'
  `);
  await header.getByRole('button', {name: `Version: ${latestVersion.label}`}).click();
  await expect(header).toMatchAriaSnapshot(`
    - navigation "Main":
      - 'button "Version: ${latestVersion.label}" [expanded]'
      - list:
        - listitem:
          - link "${latestVersion.label}, new"
        - listitem:
          - link "${OLDER.label}"
  `);
});

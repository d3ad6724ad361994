import {expect, it} from '@jest/globals';
import {KEYS, type EnginePage} from '../engine/enginePage';

/** Tests of what starts the application or the page tools: search, sidebar, tables, forms, feedback. */
export function testTools(page: EnginePage): void {
  it('searches and opens a result by keyboard', async () => {
    await page.open('quickstart/');
    await page.type('k', KEYS.control);
    await page.waitUntil('the field', () => document.activeElement?.matches('.search-dialog input'));
    await page.type('environment variables');
    await page.waitUntil('a result', () =>
      document
        .querySelector('.search-dialog [role="option"][aria-selected="true"]')
        ?.textContent?.includes('Environment variables'),
    );
    await page.type(KEYS.enter);
    await page.waitUntil(
      'the page of the result',
      () => document.querySelector('h1')?.textContent === 'Environment variables',
    );
  });

  it('has a single scrollbar for results', async () => {
    await page.open('quickstart/');
    await page.resize(1280, 600);
    await page.click('.navbar button[aria-keyshortcuts]');
    await page.waitUntil('the field', () => document.activeElement?.matches('.search-dialog input'));
    await page.type('workflow');
    const scrolling = await page.waitUntil('many results', () => {
      const list = document.querySelector('.search-dialog [role="listbox"]');
      if (!list || list.scrollHeight <= list.clientHeight) return undefined;
      const all = Array.from(document.querySelectorAll('.search-dialog, .search-dialog *'));
      return all
        .filter((part) => part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY))
        .map((part) => part.classList[0]);
    });
    expect(scrolling).toEqual(['search-scroll']);
  });

  it('expands a category by clicking its arrow in a scrolling sidebar', async () => {
    await page.open('quickstart/');
    await page.resize(1280, 480);
    const scrolls = await page.run(() => {
      const menu = document.querySelector('.theme-doc-sidebar-container .menu');
      return menu !== null && menu.scrollHeight > menu.clientHeight;
    });
    expect(scrolls).toBe(true);
    await page.click('.theme-doc-sidebar-menu .menu__caret[aria-expanded="false"]');
    await page.waitUntil('an unfolded category', () =>
      document.querySelector('.theme-doc-sidebar-menu .menu__caret[aria-expanded="true"]'),
    );
  });

  it('opens and closes the mobile menu', async () => {
    await page.open('limits/');
    await page.resize(520);
    await page.click('.navbar__toggle');
    await page.waitUntil('the menu', () => document.querySelector('.drawer[open] .menu__link'));
    await page.type(KEYS.escape);
    await page.waitUntil('the page', () => !document.querySelector('.drawer[open]'));
  });

  it('calculates an estimate and stores the values in the URL', async () => {
    await page.open('pricing/');
    await page.click({css: 'label', text: 'Runs'});
    await page.waitForApplication();
    await page.type('a', KEYS.control);
    await page.type('77000');
    await page.waitUntil('the values in the address', () => location.search.includes('77000'));
    await page.waitUntil('the estimate', () =>
      Array.from(document.querySelectorAll('[role="status"]')).some(({textContent}) =>
        /credits/.test(textContent ?? ''),
      ),
    );
  });

  it('updates the request while typing', async () => {
    await page.open('api/rest/sources/');
    await page.click({css: '#update-a-source + a + div button', text: 'Try it'});
    await page.waitUntil('the form', () => document.querySelector('#update-a-source + a + div form'));
    await page.click('#update-a-source + a + div form summary');
    await page.click({css: '#update-a-source + a + div label', text: 'name'});
    // Firefox selects the field's value on focus, unlike WebKit.
    await page.type('a', KEYS.control);
    await page.type('Quay clock');
    await page.waitForText('#update-a-source + a + div form [role="tabpanel"]:not([hidden])', '"name": "Quay clock"');
  });

  it('links to an issue that quotes the selected text', async () => {
    await page.open('workflows/settings/');
    const quote = await page.run(() => {
      const text = document.querySelector('.theme-doc-markdown > p')?.firstChild as Text;
      document.getSelection()?.setBaseAndExtent(text, 0, text, 20);
      return String(document.getSelection()).trim();
    });
    const address = await page.waitUntil(
      'the link beside the selection',
      () => document.querySelector<HTMLAnchorElement>('.report-selection')?.href,
    );
    expect(new URL(address).searchParams.get('what')).toContain(`> ${quote}`);
  });
}

import {expect, it} from '@jest/globals';
import {KEYS, type EnginePage} from '../engine/enginePage';

/** What starts the application or the page tools: search, sidebar, tables, forms, feedback. */
export function testTools(page: EnginePage): void {
  it('searches by keyboard, and opens a result', async () => {
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

  it('scrolls its results with one scrollbar', async () => {
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

  it('unfolds a category by a press on the centre of its arrow, while the sidebar scrolls', async () => {
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

  it('opens the menu of a narrow window, and closes it', async () => {
    await page.open('limits/');
    await page.resize(520);
    await page.click('.navbar__toggle');
    await page.waitUntil('the menu', () => document.querySelector('.drawer[open] .menu__link'));
    await page.type(KEYS.escape);
    await page.waitUntil('the page', () => !document.querySelector('.drawer[open]'));
  });

  it('calculates, and keeps the values in the address', async () => {
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

  it('builds a request as it is typed', async () => {
    await page.open('api/rest/sources/');
    await page.click({css: '#update-a-source + a + div button', text: 'Try it'});
    await page.waitUntil('the form', () => document.querySelector('#update-a-source + a + div form'));
    await page.click('#update-a-source + a + div form summary');
    await page.click({css: '#update-a-source + a + div label', text: 'name'});
    // Firefox selects what stands in the field, WebKit does not.
    await page.type('a', KEYS.control);
    await page.type('Quay clock');
    await page.waitForText('#update-a-source + a + div form [role="tabpanel"]:not([hidden])', '"name": "Quay clock"');
  });

  it('offers to report selected text in an issue that quotes it', async () => {
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

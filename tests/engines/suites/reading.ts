import {expect, it} from '@jest/globals';
import {KEYS, type EnginePage} from '../engine/enginePage';

/** A page with a long table of contents. */
const LONG = 'code/nodejs/';

/** Tests of what works without the application. */
export function testReading(page: EnginePage): void {
  it('opens a menu by hovering and by arrow keys', async () => {
    await page.open('limits/');
    const isMenu = (state: string): boolean => {
      const menu = document.querySelector('[data-menu] ul');
      return menu !== null && getComputedStyle(menu).visibility === state;
    };
    await page.hover('[data-menu] button');
    await page.waitUntil('the menu', isMenu, 'visible');
    await page.hover('.navbar__brand');
    await page.waitUntil('the menu to close', isMenu, 'hidden');
    await page.run(() => document.querySelector<HTMLElement>('[data-menu] button')?.focus());
    await page.type(KEYS.down);
    await page.waitUntil('the focus in the menu', () => document.activeElement?.closest('[data-menu] ul'));
    await page.type(KEYS.escape);
    await page.waitUntil('the focus on the button', () => document.activeElement?.matches('[data-menu] button'));
  });

  it('highlights the current heading in the table of contents', async () => {
    await page.open(LONG);
    const link = '.theme-doc-toc-desktop li:nth-child(5) > a';
    const id = await page.run((css) => document.querySelector(css)?.getAttribute('href'), link);
    await page.click(link);
    await page.waitUntil(
      'the heading below the header',
      (hash) => {
        const top = document.getElementById(String(hash).slice(1))?.getBoundingClientRect().top ?? 0;
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        return top >= bar && top < bar + 60;
      },
      id,
    );
    await page.waitUntil(
      'its entry marked',
      (hash) => {
        const marked = document.querySelector('.theme-doc-toc-desktop .table-of-contents__link--active');
        return marked?.getAttribute('href') === hash;
      },
      id,
    );
  });

  it('restores the scroll position when going back', async () => {
    await page.open(LONG);
    await page.run(() => window.scrollTo({top: 1500, behavior: 'instant'}));
    await page.waitUntil('the position', () => window.scrollY === 1500);
    await page.click('.navbar a[href="/docs/pricing/"]');
    await page.waitUntil('another page', () => location.pathname.endsWith('/pricing/') && window.scrollY === 0);
    await page.waitForDocument();
    await page.goBack();
    await page.waitUntil('the page that was left', () => location.pathname.endsWith('/code/nodejs/'));
    await page.waitUntil('its position', () => window.scrollY === 1500);
  });

  it('switches the colour mode and stores it', async () => {
    await page.open('limits/');
    const readTheme = (): string | undefined => document.documentElement.dataset.theme;
    const before = await page.run(() => getComputedStyle(document.documentElement).backgroundColor);
    for (let press = 0; press < 3 && (await page.run(readTheme)) !== 'dark'; press += 1) {
      await page.click('[data-color-mode-toggle]');
    }
    expect(await page.run(readTheme)).toBe('dark');
    await page.open('pricing/');
    expect(await page.run(readTheme)).toBe('dark');
    expect(await page.run(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(before);
  });

  it('opens the card of a term by hovering', async () => {
    await page.open('workflows/');
    await page.hover('[data-hover-card] > a');
    await page.waitUntil('the card', () =>
      document.querySelector('[data-hover-card] > [role="tooltip"]:not([hidden])'),
    );
  });

  it('continues in the page after using the skip link', async () => {
    await page.open(LONG);
    await page.run(() => document.querySelector<HTMLElement>('a[href="#main-content"]')?.focus());
    await page.type(KEYS.enter);
    await page.waitUntil('the anchor of the page', () => location.hash === '#main-content');
    await page.type(KEYS.tab);
    await page.waitUntil('the focus on the first link of the page', () => {
      const first = document.querySelector('main .theme-doc-breadcrumbs a');
      return first !== null && first === document.activeElement;
    });
  });
}

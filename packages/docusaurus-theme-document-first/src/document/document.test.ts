/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {waitFor} from '@testing-library/dom';
import {keepTyping} from './keepTyping';
import {prepareApplication} from './prepareApplication';
import {reloadOnForeignEntry} from './applicationState';

const page = (html: string): void => {
  document.head.innerHTML = '<script type="text/plain" data-application="12.ab 3" src="/docs/document.js"></script>';
  const files = {scripts: ['assets/js/main.js'], shared: {3: '3.cd'}};
  globalThis.fetch = async () => ({json: async () => files}) as Response;
  document.body.innerHTML = html;
};

/** The scripts that were added to the page, as the browser would load them. */
const added = (): HTMLScriptElement[] => Array.from(document.querySelectorAll<HTMLScriptElement>('script:not([type])'));

const hydrate = async (): Promise<void> => {
  document.documentElement.dataset.hasHydrated = 'true';
  await Promise.resolve();
};

const type = (field: HTMLInputElement, value: string): void => {
  field.value = value;
  field.dispatchEvent(new Event('input', {bubbles: true}));
};

beforeEach(() => {
  globalThis.IntersectionObserver = class {} as unknown as typeof IntersectionObserver;
  delete document.documentElement.dataset.hasHydrated;
});
afterEach(() => hydrate());

describe('keepTyping', () => {
  it('passes on what was typed into the application, after its own first value', () => {
    page('<div data-tool><input></div><input id="other">');
    const [field, other] = document.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
    const restore = keepTyping(({target}) => target === field);
    type(field, '1024');
    type(other, 'mine');
    field.value = '512';
    const heard: string[] = [];
    document.addEventListener('input', ({target}) => heard.push((target as HTMLInputElement).value), {once: false});
    restore();
    expect(field.value).toBe('1024');
    expect(heard).toEqual(['1024']);
  });
});

describe('reloadOnForeignEntry', () => {
  it.each([
    ['reloads at another path', '/other/', 1],
    ['stays at an anchor of the page', '#part', 0],
  ])('%s', (_, address, reloads) => {
    window.history.replaceState(null, '', '/');
    const reload = jest.fn();
    reloadOnForeignEntry(reload);
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});

describe('prepareApplication', () => {
  it('starts at a control and not at a link, and does an early press again once', async () => {
    page('<a href="/docs/limits/">Limits</a><button data-application-control>Menu</button>');
    prepareApplication();
    const [link, button] = [document.querySelector('a'), document.querySelector('button')];
    link?.dispatchEvent(new Event('pointerover', {bubbles: true}));
    expect(added()).toHaveLength(0);
    const pressed = jest.fn();
    button?.addEventListener('click', pressed);
    button?.click();
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added().map(({src}) => new URL(src).pathname)).toEqual(['/docs/assets/js/main.js']);
    const hints = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
    expect(Array.from(hints, ({href}) => new URL(href).pathname)).toEqual([
      '/docs/assets/js/12.ab.js',
      '/docs/assets/js/3.cd.js',
    ]);
    expect(pressed).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

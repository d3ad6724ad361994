/** @jest-environment jsdom */
import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {waitFor} from '@testing-library/dom';
import {prepareApplication} from './prepareApplication';

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

beforeEach(() => {
  globalThis.IntersectionObserver = class {} as unknown as typeof IntersectionObserver;
  delete document.documentElement.dataset.hasHydrated;
});
afterEach(() => hydrate());

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
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(button).not.toHaveAttribute('aria-busy');
});

/** @jest-environment jsdom */
import {beforeEach, expect, it} from '@jest/globals';
import {storePreferredVersion} from './preferredVersion';

document.addEventListener('click', (event) => event.preventDefault());
storePreferredVersion();

beforeEach(() => {
  window.localStorage.clear();
  document.body.innerHTML = `
    <a id="latest" href="/docs/a" data-preferred-version="default current"><b>Next</b></a>
    <a id="other" href="/api/1.0/b" data-preferred-version="api 1.0">1.0</a>
    <p class="theme-doc-version-banner"><a id="banner" href="/docs/a">latest version</a> <a id="away" href="/c">?</a></p>
    <a id="plain" href="/docs/a">A page</a>`;
});

it.each(['click', 'auxclick'])('opens the other version at the same hash (%s)', (type) => {
  for (const [address, expected] of [
    ['/here?lang=go#part', '/docs/a?lang=go#part'],
    ['/here#other', '/docs/a#other'],
    ['/here', '/docs/a'],
  ]) {
    window.history.replaceState(null, '', address);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#latest, #banner')) {
      link.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true}));
      expect(link.href).toBe(window.location.origin + expected);
    }
  }
  const away = document.querySelector<HTMLAnchorElement>('#away');
  away?.click();
  expect(away).toHaveAttribute('href', '/c');
});

it.each([
  ['an entry of a version menu', '#latest b', {'docs-preferred-version-default-millrace': 'current'}],
  ['an entry of another instance', '#other', {'docs-preferred-version-api-millrace': '1.0'}],
  ['the link of the banner', '#banner', {'docs-preferred-version-default-millrace': 'current'}],
  ['another link of the banner', '#away', {}],
  ['a link of the page', '#plain', {}],
])('stores a version for %s', (_, selector, kept) => {
  document.querySelector<HTMLElement>(selector)?.click();
  expect({...window.localStorage}).toEqual(kept);
});

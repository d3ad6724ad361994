/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {forgetReload, pageWindow, reloadIfReplaced} from './newDeployment';

const page = (build: string): string =>
  `<script src="/docs/assets/js/runtime~main.${build}.js" defer></script><script src="/docs/assets/js/main.${build}.js" defer></script>`;

const reload = jest.fn();
const fetchPage = jest.fn<typeof fetch>();

const answer = (html: string): void =>
  void fetchPage.mockImplementation(async () => ({text: async () => html}) as Response);

beforeEach(() => {
  document.head.innerHTML = page('0a1b');
  sessionStorage.clear();
  reload.mockReset();
  pageWindow.reload = reload;
  globalThis.fetch = fetchPage;
  answer(page('2c3d'));
});

afterEach(() => void jest.restoreAllMocks());

describe('reloadIfReplaced', () => {
  it('reloads when the server has other scripts', async () => {
    await expect(reloadIfReplaced()).resolves.toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fetchPage).toHaveBeenCalledWith('/', {cache: 'no-store'});
  });

  it('does not reload a page twice', async () => {
    await reloadIfReplaced();
    await expect(reloadIfReplaced()).resolves.toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may reload again once a page has come', async () => {
    await reloadIfReplaced();
    forgetReload();
    await expect(reloadIfReplaced()).resolves.toBe(true);
  });

  it.each([
    ['the same build', page('0a1b')],
    ['an answer that is no page of the site', '<h1>Bad gateway</h1>'],
  ])('does not reload for %s', async (_, html) => {
    answer(html);
    await expect(reloadIfReplaced()).resolves.toBe(false);
  });

  it('does not reload when the server cannot be reached', async () => {
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(reloadIfReplaced()).resolves.toBe(false);
  });

  it('does not reload where it could not remember that it did', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(reloadIfReplaced()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {forgetReload, pageWindow, reloadIfReplaced, listTyped} from './newDeployment';

const page = (build: string): string =>
  `<script src="/docs/assets/js/runtime~main.${build}.js" defer></script><script src="/docs/assets/js/main.${build}.js" defer></script>`;

const reload = jest.fn();
const fetchPage = jest.fn<typeof fetch>();

const listScripts = (build: string): string[] =>
  ['runtime~main', 'main'].map((name) => `assets/js/${name}.${build}.js`);

const answer = (given: unknown): void =>
  void fetchPage.mockImplementation(async () => ({json: async () => given}) as Response);

beforeEach(() => {
  document.head.innerHTML = page('0a1b');
  sessionStorage.clear();
  reload.mockReset();
  pageWindow.reload = reload;
  globalThis.fetch = fetchPage;
  answer({scripts: listScripts('2c3d')});
});

afterEach(() => void jest.restoreAllMocks());

describe('reloadIfReplaced', () => {
  it('reloads when the server has other scripts', async () => {
    await expect(reloadIfReplaced()).resolves.toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fetchPage).toHaveBeenCalledWith('/docs/application.json', {cache: 'no-store'});
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
    ['the same build', {scripts: listScripts('0a1b')}],
    ['an answer that names no scripts', {error: 'Bad gateway'}],
  ])('does not reload for %s', async (_, given) => {
    answer(given);
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

describe('listTyped', () => {
  const FORM = '<input aria-label="Filter"><input type="password"><textarea>{}</textarea>';

  async function reloadAfterTyping(html = FORM): Promise<void> {
    document.body.innerHTML = FORM;
    document.querySelectorAll('input').forEach((field) => (field.value = 'memory'));
    await reloadIfReplaced();
    document.body.innerHTML = html;
  }

  it('gives the changed texts of the page until it has loaded', async () => {
    await reloadAfterTyping();
    expect([...listTyped()]).toEqual([[document.querySelector('[aria-label="Filter"]'), 'memory']]);
    forgetReload();
    expect(listTyped().size).toBe(0);
  });

  it('gives nothing to another page', async () => {
    await reloadAfterTyping();
    window.history.replaceState(null, '', '/other/');
    expect(listTyped().size).toBe(0);
    window.history.replaceState(null, '', '/');
  });

  it('never stores a password', async () => {
    document.body.innerHTML = '<input type="password" value="secret">';
    await reloadIfReplaced();
    expect(JSON.stringify({...sessionStorage})).not.toContain('secret');
  });

  it('gives nothing to a page with other fields', async () => {
    await reloadAfterTyping(`<input>${FORM}`);
    expect(listTyped().size).toBe(0);
  });
});

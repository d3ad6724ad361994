/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {pageWindow, reloadIfReplaced, getTypedFields} from './newDeployment';

const page = (build: string): string =>
  `<script src="/docs/assets/js/runtime~main.${build}.js" defer></script><script src="/docs/assets/js/main.${build}.js" defer></script>`;

const reload = jest.fn();
const fetchPage = jest.fn<typeof fetch>();

const getScripts = (build: string): string[] => ['runtime~main', 'main'].map((name) => `assets/js/${name}.${build}.js`);

const answer = (given: unknown): void =>
  void fetchPage.mockImplementation(async () => ({json: async () => given}) as Response);

beforeEach(() => {
  document.head.innerHTML = page('0a1b');
  sessionStorage.clear();
  reload.mockReset();
  pageWindow.reload = reload;
  globalThis.fetch = fetchPage;
  answer({scripts: getScripts('2c3d')});
});

afterEach(() => void jest.restoreAllMocks());

describe('reloadIfReplaced', () => {
  it.each([
    ['the same build', {scripts: getScripts('0a1b')}],
    ['an answer that names no scripts', {error: 'Bad gateway'}],
  ])("doesn't reload for %s", async (_, given) => {
    answer(given);
    await expect(reloadIfReplaced()).resolves.toBe(false);
  });

  it("doesn't reload without storage, to avoid a loop", async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(reloadIfReplaced()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

it("typed values don't include passwords, and aren't restored with other fields", async () => {
  document.body.innerHTML = '<input value="memory"><input type="password" value="secret">';
  await reloadIfReplaced();
  expect(JSON.stringify({...sessionStorage})).toMatch(/^(?!.*secret).*memory/);
  document.body.innerHTML = '<input><input>';
  expect(getTypedFields().size).toBe(0);
});

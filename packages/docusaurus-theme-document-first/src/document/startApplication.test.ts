/** @jest-environment jsdom */
import {beforeEach, expect, it, jest} from '@jest/globals';
import {waitFor} from '@testing-library/dom';
import {pageWindow} from '../client/page-load/newDeployment';
import {dropApplicationFiles, startApplication} from './startApplication';

const reload = jest.fn();

/** Answers that `application.json` gives, one after the other; the last one stays. */
function deploy(...builds: readonly string[]): void {
  const left = [...builds];
  globalThis.fetch = async () => {
    const build = left.length > 1 ? left.shift() : left[0];
    return {json: async () => ({scripts: [`assets/js/main.${build}.js`], shared: {}})} as Response;
  };
}

/** Starts the application, whose script is missing on the server. */
async function startWithoutScript(fail = (script: Element): unknown => script.dispatchEvent(new Event('error'))) {
  const starting = startApplication();
  starting.catch(() => undefined);
  const script = await waitFor(() => {
    const found = document.querySelector('script[src]');
    if (!found) throw new Error('No script was asked for.');
    return found;
  });
  fail(script);
  await expect(starting).rejects.toThrow('assets/js/main');
}

beforeEach(() => {
  document.head.innerHTML = '';
  sessionStorage.clear();
  dropApplicationFiles();
  reload.mockReset();
  pageWindow.reload = reload;
});

it('reloads the page once when another deployment has taken the place of its scripts', async () => {
  deploy('a', 'b');
  await startWithoutScript();
  expect(reload).toHaveBeenCalledTimes(1);
  dropApplicationFiles();
  deploy('c', 'd');
  await startWithoutScript();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays on the page when the same scripts are missing still', async () => {
  deploy('e');
  await startWithoutScript();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['cannot be read, as one that was cut', new SyntaxError('Unexpected end of input'), true],
  ['stumbles while it runs', new TypeError('x is null'), false],
])('takes a script for missing that %s', async (_, error, isMissing) => {
  deploy('f');
  const report = (script: Element): void => {
    const {src} = script as HTMLScriptElement;
    window.dispatchEvent(new ErrorEvent('error', {filename: src, error}));
    script.dispatchEvent(new Event('load'));
  };
  const starting = startWithoutScript(report);
  await (isMissing ? starting : expect(starting).rejects.toThrow(/resolved/));
});

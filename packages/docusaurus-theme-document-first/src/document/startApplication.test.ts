/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {startApplication} from './startApplication';

const files = {scripts: ['assets/js/main.js'], shared: {}};

async function startLoading() {
  jest.useFakeTimers();
  window.fetch = () => Promise.resolve({json: () => Promise.resolve(files)} as Response);
  const started = startApplication();
  await jest.advanceTimersByTimeAsync(0);
  return {started, script: document.querySelector('script[src$="main.js"]')};
}

it('ignores a script that loads after its timeout', async () => {
  const {started, script} = await startLoading();
  const failed = expect(started).rejects.toThrow('main.js');
  await jest.advanceTimersByTimeAsync(timings.pageLoadTimeout);
  await failed;
  expect(script?.ownerDocument).not.toBe(document);
});

it('keeps loaded scripts in the page', async () => {
  const {started, script} = await startLoading();
  script?.dispatchEvent(new Event('load'));
  await started;
  await jest.advanceTimersByTimeAsync(timings.pageLoadTimeout);
  expect(script?.isConnected).toBe(true);
});

/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {startApplication} from './startApplication';

const files = {scripts: ['assets/js/main.js'], shared: {}};

/** Starts the application, up to its script in the page. */
async function startLoading() {
  jest.useFakeTimers();
  window.fetch = () => Promise.resolve({json: () => Promise.resolve(files)} as Response);
  const started = startApplication();
  await jest.advanceTimersByTimeAsync(0);
  return {started, script: document.querySelector('script[src$="main.js"]')};
}

it('lets no script run that comes after it was given up, beside the one of the next try', async () => {
  const {started, script} = await startLoading();
  const failed = expect(started).rejects.toThrow('main.js');
  await jest.advanceTimersByTimeAsync(timings.pageLoadTimeout);
  await failed;
  expect(script?.ownerDocument).not.toBe(document);
});

it('keeps a script that has arrived in the page, however long that stays open', async () => {
  const {started, script} = await startLoading();
  script?.dispatchEvent(new Event('load'));
  await started;
  await jest.advanceTimersByTimeAsync(timings.pageLoadTimeout);
  expect(script?.isConnected).toBe(true);
});

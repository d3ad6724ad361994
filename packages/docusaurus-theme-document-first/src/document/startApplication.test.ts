/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {startApplication} from './startApplication';

it('keeps a script that has arrived in the page, however long that stays open', async () => {
  jest.useFakeTimers();
  const files = {scripts: ['assets/js/main.js'], shared: {}};
  window.fetch = () => Promise.resolve({json: () => Promise.resolve(files)} as Response);
  const started = startApplication();
  await jest.advanceTimersByTimeAsync(0);
  const script = document.querySelector('script[src$="main.js"]');
  script?.dispatchEvent(new Event('load'));
  await started;
  await jest.advanceTimersByTimeAsync(timings.pageLoadTimeout);
  expect(script?.isConnected).toBe(true);
});

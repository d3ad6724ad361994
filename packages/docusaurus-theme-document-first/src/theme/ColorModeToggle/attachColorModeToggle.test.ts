/** @jest-environment jsdom */
import {beforeEach, expect, it, jest} from '@jest/globals';
import * as settings from '@generated/docusaurus-theme-document-first/default/settings.js';

const {dataset} = document.documentElement;

/** Returns the mode of the page after each click, starting with the system mode. */
async function press(followsSystem: boolean, times: number): Promise<(string | undefined)[]> {
  jest.resetModules();
  jest.unstable_mockModule('@generated/docusaurus-theme-document-first/default/settings.js', () => ({
    ...settings,
    followsSystem,
  }));
  const {attachColorModeToggle} = await import('./attachColorModeToggle');
  const button = document.createElement('button');
  const stop = attachColorModeToggle(button);
  const shown = Array.from({length: times}, () => {
    button.click();
    return dataset.themeChoice;
  });
  stop();
  return shown;
}

beforeEach(() => {
  window.localStorage.clear();
  delete dataset.themeChoice;
  window.matchMedia = () => ({matches: false}) as MediaQueryList;
});

it('cycles through three modes if the system mode is respected, and stores the choice for Docusaurus', async () => {
  expect(await press(true, 4)).toEqual(['light', 'dark', 'system', 'light']);
  expect(window.localStorage.getItem(settings.colorModeKey)).toBe('light');
});

it('cycles through two with `respectPrefersColorScheme: false`', async () => {
  dataset.themeChoice = 'light';
  expect(await press(false, 3)).toEqual(['dark', 'light', 'dark']);
  expect(window.localStorage.getItem(settings.colorModeKey)).toBe('dark');
});

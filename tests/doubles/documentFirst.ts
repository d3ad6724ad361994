import {DEFAULT_TIMINGS} from '../../packages/docusaurus-theme-document-first/src/options';
import type {BrowserSettings} from '../../packages/docusaurus-theme-document-first/src/settings';

/** Stands in for the settings that the build generates for `docusaurus-theme-document-first`, as this site has them. */
export const timings = DEFAULT_TIMINGS;
export const storagePrefix = 'millrace';
export const colorModeKey = 'theme-millrace';
export const tabChoicesKey = 'millrace.tab-choices';
export const tabAddress: BrowserSettings['tabAddress'] = {
  parameter: 'lang',
  group: 'language',
  lines: ['nodejs node js javascript', 'python py', 'go golang', 'bash sh shell curl'],
};
export const codeLabels: BrowserSettings['codeLabels'] = {js: 'JavaScript', bash: 'Bash', python: 'Python'};
export const pageTools: BrowserSettings['pageTools'] = {
  interests: '[data-page-tool],.code-block',
  parameters: ['lang', 'lines'],
  scrollingParameters: ['lines'],
};

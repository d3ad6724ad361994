import {LANGUAGE_GROUP, LANGUAGE_PARAMETER, getTabAliases} from '../../src/config/codeLanguages';
import {documentFirst} from '../../src/config/documentFirst';
import {DEFAULT_TIMINGS} from '../../packages/docusaurus-theme-document-first/src/options';
import type {BrowserSettings} from '../../packages/docusaurus-theme-document-first/src/settings';

/** Mock of the settings that the build generates for `docusaurus-theme-document-first`, with this site's values. */
export const timings = {...DEFAULT_TIMINGS, ...documentFirst.timings};
export const baseUrl = '/docs/';
export const storagePrefix = 'millrace';
export const colorModeKey = 'theme-millrace';
export const followsSystem = true;
export const versionKey = ['docs-preferred-version-', '-millrace'] as const;
export const wrapKey = 'millrace.wrap';
export const autoCollapse = false;
export const navigationModule = null;
export const tabChoicesKey = 'millrace.tab-choices';
export const tabQueryParameter: BrowserSettings['tabQueryParameter'] = {
  parameter: LANGUAGE_PARAMETER,
  group: LANGUAGE_GROUP,
  lines: Object.entries(getTabAliases()).map((names) => names.flat().join('\n')),
};
export const codeLabels: BrowserSettings['codeLabels'] = {js: 'JavaScript', bash: 'Bash', python: 'Python'};
export const toolSelector = '[data-page-tool]';
export const toolAddress = /[?&](lang)=/;

import type {HtmlTagObject} from '@docusaurus/types';
import {applyStoredChoices} from '../client/applyStoredChoices';
import type {BrowserSettings} from '../settings';

/**
 * Creates the inline script that applies tabs and line wrapping from the query or the storage before the first paint.
 */
export function createTabsTag({
  tabChoicesKey,
  tabQueryParameter,
  wrapKey,
  colorModeKey,
}: BrowserSettings): HtmlTagObject {
  const {parameter = '', group = '', lines = []} = tabQueryParameter ?? {};
  const given = [tabChoicesKey, parameter, group, lines, wrapKey, colorModeKey];
  const parameters = given.map((value) => JSON.stringify(value)).join();
  return {tagName: 'script', innerHTML: `(${applyStoredChoices.toString()})(${parameters})`};
}

/** @jest-environment jsdom */
import {beforeEach, expect, it} from '@jest/globals';
import {onRouteUpdate} from './showAskedLanguage';
import {keepTabChoice, readTabChoice} from './tabChoice';

const at = (search: string): Location => ({search}) as Location;

beforeEach(() => keepTabChoice('language', 'go'));

it.each([
  ['?lang=py', '', 'python'],
  ['?lang=cobol', '', 'go'],
  ['', '', 'go'],
  ['?lang=py', '?lang=py', 'go'],
])('at %j after %j the tabs show %s', (search, previous, value) => {
  onRouteUpdate({location: at(search), previousLocation: at(previous)});
  expect(readTabChoice('language')).toBe(value);
});

it('leaves the first page to the script in its head', () => {
  onRouteUpdate({location: at('?lang=py'), previousLocation: null});
  expect(readTabChoice('language')).toBe('go');
});

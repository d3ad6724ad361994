/** @jest-environment jsdom */
import {beforeEach, expect, it, jest} from '@jest/globals';
import {
  colorModeKey,
  tabQueryParameter,
  tabChoicesKey,
  wrapKey,
} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {storeTabChoice} from './tabChoice';
import {applyStoredChoices} from './applyStoredChoices';

const {parameter, group, lines} = tabQueryParameter ?? {parameter: '', group: '', lines: []};
const GIVEN = [tabChoicesKey, parameter, group, lines, wrapKey, colorModeKey] as const;

/** Mock of constructed style sheets, which jsdom doesn't support. */
class Sheet {
  readonly cssRules: string[] = [];
  insertRule(rule: string): number {
    return this.cssRules.push(rule);
  }
}

const rules = (): string[] => document.adoptedStyleSheets.flatMap((sheet) => sheet.cssRules as unknown as string[]);

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  Object.assign(globalThis, {CSSStyleSheet: Sheet});
  Object.assign(document, {adoptedStyleSheets: []});
});

it('applies the stored line wrapping', () => {
  applyStoredChoices(...GIVEN);
  expect(document.documentElement).not.toHaveAttribute('data-wrap');
  window.localStorage.setItem(wrapKey, 'off');
  applyStoredChoices(...GIVEN);
  expect(document.documentElement).toHaveAttribute('data-wrap', 'off');
  delete document.documentElement.dataset.wrap;
});

it.each(['dark', 'light', '', '<b>', 'null'])("doesn't change the stored colour mode %s", (mode) => {
  window.localStorage.setItem(colorModeKey, mode);
  applyStoredChoices(...GIVEN);
  expect(window.localStorage.getItem(colorModeKey)).toBe(['dark', 'light', ''].includes(mode) ? mode : null);
});

it.each([
  ['no choice', '{}'],
  ['rubbish', '{{'],
  ['an old choice', JSON.stringify({language: {value: 'go', at: 0, maxAge: 1}})],
  ['a choice from the future', JSON.stringify({language: {value: 'go', at: Date.now() + 1e6, maxAge: 1e9}})],
  ['a choice without a time', JSON.stringify({language: {value: 'go'}})],
  ['invalid times', JSON.stringify({language: {value: 'go', at: 'x', maxAge: 'y'}})],
  ['a value in a list', JSON.stringify({language: {value: ['go'], at: 0, maxAge: 9e15}})],
  ['a text', '"language"'],
  ['a number', '5'],
  ['a list', '["go", null]'],
  ['a value that would break out of the rule', JSON.stringify({language: {value: '"]{}', at: 0, maxAge: 9e15}})],
])("doesn't change the page with %s", (_, stored) => {
  window.localStorage.setItem(tabChoicesKey, stored);
  applyStoredChoices(...GIVEN);
  expect(rules()).toEqual([]);
});

it.each([
  ['?lang=python', 'python'],
  ['?a=1&lang=py', 'python'],
  ['?lang=cobol', 'go'],
  ['?lang=', 'go'],
  ['?slang=python', 'go'],
])('at %s, shows %s if Go is stored', (address, value) => {
  storeTabChoice('language', 'go');
  window.history.replaceState(null, '', address);
  applyStoredChoices(...GIVEN);
  expect(rules().every((rule) => rule.includes(`[data-tab-value="${value}"]`))).toBe(true);
  expect(rules()).toHaveLength(2);
});

it.each(['Mac OS', 'C++', 'größe', '1.0'])('shows the stored tab with the value %s', (value) => {
  storeTabChoice('my system', value);
  applyStoredChoices(...GIVEN);
  expect(rules()[0]).toContain(`[data-tab-group="my system"]`);
  expect(rules()[1]).toContain(`[data-tab-value="${value}"]`);
});

it('shows a stored tab next to invalid choices', () => {
  storeTabChoice('language', 'go');
  const kept = JSON.parse(window.localStorage.getItem(tabChoicesKey) ?? '') as object;
  window.localStorage.setItem(tabChoicesKey, JSON.stringify({a: null, b: 5, c: 'x', ...kept, __proto__: null}));
  applyStoredChoices(...GIVEN);
  expect(rules()).toHaveLength(2);
});

it('creates at most 100 rules, starting with the one from the URL', () => {
  const many = Array.from({length: 1000}, (_, at) => [`group ${at}`, {value: 'x', at: 0, maxAge: 9e15}]);
  window.localStorage.setItem(tabChoicesKey, JSON.stringify(Object.fromEntries(many)));
  window.history.replaceState(null, '', '?lang=python');
  applyStoredChoices(...GIVEN);
  expect(rules()).toHaveLength(100);
  expect(rules().join()).toContain('[data-tab-value="python"]');
});

it('passes the language from the URL to other scripts, even without storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  window.history.replaceState(null, '', '?lang=golang');
  applyStoredChoices(...GIVEN);
  expect(window.tabChoices?.language?.value).toBe('go');
  jest.restoreAllMocks();
});

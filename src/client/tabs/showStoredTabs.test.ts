/** @jest-environment jsdom */
import {beforeEach, describe, expect, it} from '@jest/globals';
import {keepTabChoice, TAB_CHOICES_KEY} from './tabChoice';
import {showStoredTabs} from './showStoredTabs';

/** jsdom has no constructed style sheets: this one remembers its rules. */
class Sheet {
  readonly cssRules: string[] = [];
  insertRule(rule: string): number {
    return this.cssRules.push(rule);
  }
}

const rules = (): string[] => document.adoptedStyleSheets.flatMap((sheet) => sheet.cssRules as unknown as string[]);

beforeEach(() => {
  window.localStorage.clear();
  Object.assign(globalThis, {CSSStyleSheet: Sheet});
  Object.assign(document, {adoptedStyleSheets: []});
});

describe('showStoredTabs', () => {
  it('shows the kept panel and hides its neighbours until the page is alive', () => {
    keepTabChoice('language', 'python');
    showStoredTabs(TAB_CHOICES_KEY);
    expect(rules()).toHaveLength(2);
    rules().forEach((rule) =>
      expect(rule).toContain('html:not([data-document-script]) [data-tab-group="language"]:has('),
    );
  });

  it.each([
    ['no choice', '{}'],
    ['rubbish', '{{'],
    ['null', 'null'],
    ['an old choice', JSON.stringify({language: {value: 'go', at: 0, maxAge: 1}})],
    ['a choice from the future', JSON.stringify({language: {value: 'go', at: Date.now() + 1e6, maxAge: 1e9}})],
    ['a value that would break out of the rule', JSON.stringify({language: {value: '"]{}', at: 0, maxAge: 9e15}})],
  ])('leaves the page alone with %s', (_, stored) => {
    window.localStorage.setItem(TAB_CHOICES_KEY, stored);
    showStoredTabs(TAB_CHOICES_KEY);
    expect(rules()).toEqual([]);
  });

  it('runs as text, on its own', () => {
    keepTabChoice('language', 'python');
    new Function(`(${showStoredTabs.toString()})(${JSON.stringify(TAB_CHOICES_KEY)})`)();
    expect(rules()).toHaveLength(2);
  });
});

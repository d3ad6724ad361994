/** @jest-environment jsdom */
import {beforeAll, expect, it} from '@jest/globals';
import {keepTabChoice, showTabForVisit} from 'docusaurus-theme-document-first/client';
import {dropAskedLanguage} from './dropAskedLanguage';

beforeAll(() => dropAskedLanguage());

it('takes the language out of the address when the reader chooses another one', () => {
  window.history.replaceState({key: 'a'}, '', '/docs/?a=1&lang=py#top');
  showTabForVisit('language', 'python');
  keepTabChoice('interface', 'cli');
  expect(window.location.search).toBe('?a=1&lang=py');
  keepTabChoice('language', 'go');
  expect(window.location.search + window.location.hash).toBe('?a=1#top');
  expect(window.history.state).toEqual({key: 'a'});
});

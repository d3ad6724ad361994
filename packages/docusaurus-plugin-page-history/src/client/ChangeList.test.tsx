/** @jest-environment jsdom */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import {componentWordsOf, ENGLISH} from '../words';
import ChangeList, {FeedList} from './ChangeList';

const row = (title: string, section: string) => ({
  title,
  to: `/docs/${title}/`,
  section,
  day: '2026-11-20',
  words: ['New section: `A`'],
});

const WEEKS = [
  {
    monday: '2026-11-16',
    rows: [row('Limits', 'account')],
    groups: ['9 new pages in API and CLI'],
  },
];
describe('ChangeList', () => {
  it('shows pages and what many of them have in common, by week', () => {
    render(<ChangeList gap={null} dateLocale="en-GB" weeks={WEEKS} />);
    expect(screen.getByRole('heading', {name: 'Week of 16 November 2026'})).toBeTruthy();
    expect(screen.getByText('9 new pages in API and CLI')).toBeTruthy();
    expect(screen.getByText('A').tagName).toBe('CODE');
    expect(screen.getByText('20 Nov').getAttribute('datetime')).toBe('2026-11-20');
    expect(screen.getByRole('link', {name: 'Limits'})).toBeTruthy();
  });

  it('says what is left out without a history', () => {
    render(<ChangeList gap="shallow clone" dateLocale="en" weeks={[]} />);
    expect(screen.getByText(/without the history of its pages/)).toBeTruthy();
  });
});

it('lists the feeds of the site and of its parts, or says why there are none', () => {
  const {rerender} = render(<FeedList gap={null} feeds={[{label: 'The whole site', to: '/docs/changes/atom.xml'}]} />);
  expect(screen.getByRole('link', {name: 'The whole site'}).getAttribute('href')).toMatch(/changes\/atom\.xml$/);
  rerender(<FeedList gap="no repository" feeds={[]} />);
  expect(screen.getByText(/so it has no feeds/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

const COMPONENTS = join(import.meta.dirname, 'ChangeList/index.tsx');
const CATALOGUES = join(import.meta.dirname, '../../i18n');

const LOCALES = readdirSync(CATALOGUES).filter((locale) => locale !== 'en');

it.each(LOCALES)('the words in %s are all that there are, and no other', (locale) => {
  const read = (name: string): string[] =>
    Object.keys(JSON.parse(readFileSync(join(CATALOGUES, locale, `${name}.json`), 'utf8')) as object).sort();
  const ids = [...readFileSync(COMPONENTS, 'utf8').matchAll(/'(theme\.pageHistory\.\w+)'/g)].map(([, id]) => id);
  expect(read('page-history')).toEqual([...new Set(ids)].sort());
  expect(read('history')).toEqual(Object.keys(ENGLISH).sort());
});

it('gives the words of a language to all its countries, and none in English', async () => {
  expect(await componentWordsOf('de-AT')).toEqual(await componentWordsOf('de'));
  expect(await componentWordsOf('en')).toEqual({});
});

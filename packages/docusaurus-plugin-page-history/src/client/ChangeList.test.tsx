/** @jest-environment jsdom */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    groups: [{text: '9 new pages in API and CLI', section: 'api'}],
  },
];
const SECTIONS = [
  {id: 'api', label: 'API and CLI'},
  {id: 'account', label: 'Limits, pricing and workspaces'},
];

describe('ChangeList', () => {
  it('shows everything at first, and one part when it is chosen', async () => {
    render(<ChangeList gap={null} dateLocale="en-GB" sections={SECTIONS} weeks={WEEKS} />);
    expect(screen.getByRole('heading', {name: 'Week of 16 November 2026'})).toBeTruthy();
    expect(screen.getByText('9 new pages in API and CLI')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Show changes in'), 'account');
    expect(screen.queryByText(/9 new pages/)).toBeNull();
    expect(screen.getByText('A').tagName).toBe('CODE');
    expect(screen.getByText('20 Nov').getAttribute('datetime')).toBe('2026-11-20');
    expect(screen.getByRole('link', {name: 'Limits'})).toBeTruthy();
  });

  it('says what is left out without a history', () => {
    render(<ChangeList gap="shallow clone" dateLocale="en" sections={[]} weeks={[]} />);
    expect(screen.getByText(/without the history of its pages/)).toBeTruthy();
    expect(screen.queryByLabelText('Show changes in')).toBeNull();
  });
});

describe('FeedList', () => {
  it('lists the feeds of the site and of its parts', () => {
    render(<FeedList gap={null} feeds={[{label: 'The whole site', to: '/docs/changes/atom.xml'}]} />);
    expect(screen.getByRole('link', {name: 'The whole site'}).getAttribute('href')).toMatch(/changes\/atom\.xml$/);
  });

  it('says why there are none', () => {
    render(<FeedList gap="no repository" feeds={[]} />);
    expect(screen.getByText(/so it has no feeds/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const COMPONENTS = join(import.meta.dirname, 'ChangeList/index.tsx');
const CATALOGUES = join(import.meta.dirname, '../../i18n');

it.each(readdirSync(CATALOGUES))('the words in %s are all that there are, and no other', (locale) => {
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

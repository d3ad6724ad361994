import {describe, expect, it} from '@jest/globals';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {
  getOtherVersions,
  getRouteSection,
  applyWrittenChanges,
  type ChangedPage,
  createChangeList,
  getMonday,
} from './createChangeList';
import german from '../i18n/de/history.json' with {type: 'json'};
import {ENGLISH, loadTranslations, type Translations} from './words';

const SECTIONS = [
  {id: 'start', label: 'Start', folders: ['', 'quickstart']},
  {id: 'api', label: 'API', folders: ['api']},
  {id: 'help', label: 'Help', folders: []},
];

const page = (route: string, ...days: [string, ...string[]][]): ChangedPage => ({
  title: `Page ${route}`,
  route,
  section: getRouteSection(route, SECTIONS),
  days: days.map(([day, ...entries]) => ({day, entries})) as unknown as ChangedPage['days'],
});

const getChanges = (pages: readonly ChangedPage[], words: Translations = ENGLISH, locale = 'en-GB') =>
  createChangeList(pages, SECTIONS, {baseUrl: '/docs/', words, locale});

it.each([
  ['/', 'start'],
  ['/quickstart/first.html', 'start'],
  ['/api/rest/sources/', 'api'],
  ['/glossary/', 'help'],
])('%s belongs to %s', (route, id) => expect(getRouteSection(route, SECTIONS)).toBe(id));

it('belongs to no section without a default one', () => {
  expect(getRouteSection('/glossary/', SECTIONS.slice(0, 2))).toBeNull();
});

it('merges older versions with the same name', () => {
  const instance = {
    loadedVersions: [
      {versionName: 'current', label: 'Next', isLast: false},
      {versionName: '1.0', label: '1.0', isLast: true},
    ],
  } as unknown as LoadedContent;
  expect(getOtherVersions([instance, instance])).toEqual([{id: 'current', label: 'Next'}]);
});

it('has all German translations', () => expect(Object.keys(german).sort()).toEqual(Object.keys(ENGLISH).sort()));

describe('applyWrittenChanges', () => {
  const derived = [
    {day: '2026-11-20', entries: ['Edited: Retries']},
    {day: '2026-11-18', entries: ['New page']},
  ];

  it("replaces derived entries of a day with the author's own, and adds other days", () => {
    expect(applyWrittenChanges(derived, {changes: ['2026-11-20 Retries explained', '2026-11-19 A figure']})).toEqual([
      {day: '2026-11-20', entries: ['Retries explained']},
      {day: '2026-11-19', entries: ['A figure']},
      {day: '2026-11-18', entries: ['New page']},
    ]);
    expect(applyWrittenChanges(derived, {})).toEqual(derived);
  });
});

describe('createChangeList', () => {
  it.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
  ])('%s is in the week of %s', (day, monday) => expect(getMonday(day)).toBe(monday));

  it('lists pages by week, newest first, with truncated entries', () => {
    const pages = [page('/a/', ['2026-11-23', '1', '2', '3', '4', '5']), page('/api/', ['2026-11-20', 'Edited: B'])];
    const weeks = getChanges(pages);
    expect(weeks.map(({heading, rows}) => [heading, rows.map(({to, date, words}) => [to, date, words])])).toEqual([
      ['Week of 23 November 2026', [['/docs/a/', '23 Nov', ['1', '2', '3', '2 more changes']]]],
      ['Week of 16 November 2026', [['/docs/api/', '20 Nov', ['Edited: B']]]],
    ]);
  });

  it.each([
    ['en-GB', 'Week of 16 November 2026', '6 new pages in API'],
    ['de-AT', 'Woche vom 16. November 2026', '6 neue Seiten in API'],
  ])('merges the same entry of many pages, in %s', async (locale, heading, text) => {
    const words = await loadTranslations(locale);
    const note = words.newPage;
    const pages = Array.from({length: 6}, (_, at) => page(`/api/${at}/`, ['2026-11-20', note]));
    expect(getChanges([...pages, page('/', ['2026-11-20', note])], words, locale)).toMatchObject([
      {heading, groups: [text], rows: [{section: 'start'}]},
    ]);
  });

  it('limits its length', () => {
    const pages = Array.from({length: 300}, (_, at) => page(`/${at}/`, ['2026-11-20', `Edited: ${at}`]));
    expect(getChanges(pages)[0]?.rows).toHaveLength(120);
  });
});

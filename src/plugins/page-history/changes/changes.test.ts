import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {changeSections, sectionOfRoute} from '../../../config/changeSections';
import {pageFeed} from '../client/feedPaths';
import {listFeeds} from '../feeds/listFeeds';
import {createVcs, findLastChange} from '../vcs';
import {withAuthorWords} from './authorWords';
import type {ChangedPage} from './listChangedPages';
import {makeChangeList, mondayOf} from './makeChangeList';

const page = (route: string, ...days: [string, ...string[]][]): ChangedPage => ({
  title: `Page ${route}`,
  route,
  section: sectionOfRoute(route),
  days: days.map(([day, ...entries]) => ({day, entries})) as unknown as ChangedPage['days'],
});

describe('sectionOfRoute', () => {
  it.each([
    ['/', 'start'],
    ['/quickstart/create-new-workflow.html', 'start'],
    ['/api/rest/sources/', 'api'],
    ['/glossary/', 'help'],
    ['/v1/api/', 'v1'],
  ])('%s belongs to %s', (route, id) => expect(sectionOfRoute(route).id).toBe(id));
});

describe('withAuthorWords', () => {
  const derived = [
    {day: '2026-11-20', entries: ['Edited: Retries']},
    {day: '2026-11-18', entries: ['New page']},
  ];

  it('puts an author in the place of the derived words of a day, and adds other days', () => {
    expect(withAuthorWords(derived, ['2026-11-20 Retries explained', '2026-11-19 A figure'])).toEqual([
      {day: '2026-11-20', entries: ['Retries explained']},
      {day: '2026-11-19', entries: ['A figure']},
      {day: '2026-11-18', entries: ['New page']},
    ]);
    expect(withAuthorWords(derived, undefined)).toEqual(derived);
  });
});

describe('makeChangeList', () => {
  it.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
  ])('%s is in the week of %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it('lists pages by week, the newest first, with few words each', () => {
    const pages = [page('/a/', ['2026-11-23', '1', '2', '3', '4', '5']), page('/api/', ['2026-11-20', 'Edited: B'])];
    const {weeks, sections, gap} = makeChangeList(pages, null, '/docs/');
    expect(gap).toBeNull();
    expect(sections.map(({id}) => id)).toEqual(['api', 'help']);
    expect(weeks.map(({monday, rows}) => [monday, rows.map(({to, words}) => [to, words])])).toEqual([
      ['2026-11-23', [['/docs/a/', ['1', '2', '3', '2 more changes']]]],
      ['2026-11-16', [['/docs/api/', ['Edited: B']]]],
    ]);
  });

  it('counts many pages of a part that say the same', () => {
    const pages = Array.from({length: 6}, (_, at) => page(`/api/${at}/`, ['2026-11-20', 'New page']));
    expect(makeChangeList([...pages, page('/code/', ['2026-11-20', 'New page'])], null, '/').weeks).toMatchObject([
      {groups: [{words: 'New page', section: 'api', count: 6}], rows: [{section: 'code'}]},
    ]);
  });

  it('stays bounded', () => {
    const pages = Array.from({length: 300}, (_, at) => page(`/${at}/`, ['2026-11-20', `Edited: ${at}`]));
    expect(makeChangeList(pages, null, '/').weeks[0]?.rows).toHaveLength(120);
  });
});

describe('listFeeds', () => {
  const site = 'https://millrace.example/docs/';
  const pages = [page('/limits/', ['2026-11-23', 'A']), page('/v1/', ['2026-11-24', 'B'], ['2026-11-20', 'New page'])];
  const api = [{day: '2026-11-22', changes: [{subject: 'GET /a', words: 'new operation', tags: []}]}];
  const feeds = listFeeds(pages, api, site);

  it('makes one for the site, each part and page that changed, and the API', () => {
    expect([...feeds.keys()]).toEqual([
      'changes/atom.xml',
      'changes/account/atom.xml',
      'changes/v1/atom.xml',
      'changes/pages/limits.xml',
      'changes/pages/v1.xml',
      'api/rest/changes/atom.xml',
    ]);
    expect(listFeeds([], [], site).size).toBe(0);
  });

  it('gives an entry the same id in each feed that holds it', () => {
    const idsOf = (file: string): string[] => {
      const $ = load(feeds.get(file) ?? '', {xml: true});
      return $('entry > id')
        .map((_, id) => $(id).text())
        .toArray();
    };
    expect(idsOf('changes/atom.xml')).toEqual([
      `${site}v1/#changed-2026-11-24`,
      `${site}limits/#changed-2026-11-23`,
      `${site}v1/#changed-2026-11-20`,
    ]);
    expect(idsOf('changes/pages/limits.xml')).toEqual([`${site}limits/#changed-2026-11-23`]);
  });

  it('has a file for every page, whatever its address', () => {
    expect(['/', '/limits/', '/quickstart/a.html'].map(pageFeed)).toEqual([
      'changes/pages/index.xml',
      'changes/pages/limits.xml',
      'changes/pages/quickstart/a.html.xml',
    ]);
    expect(changeSections.map(({id}) => id)).not.toContain('pages');
  });
});

describe('vcs', () => {
  it('gives a page the day of its newest change, and an unknown page none', () => {
    const history = {gap: null, api: [], pages: [{source: 'docs/a.mdx', days: [{day: '2026-11-20', entries: ['A']}]}]};
    expect(findLastChange(history, 'docs/a.mdx')).toBe('2026-11-20');
    expect(findLastChange(history, 'docs/b.mdx')).toBeUndefined();
  });

  it('knows nothing where there is no history', async () => {
    expect(await createVcs('/').getFileLastUpdateInfo('/docs/index.mdx')).toBeNull();
  });
});

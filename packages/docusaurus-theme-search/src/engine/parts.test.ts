import {expect, it} from '@jest/globals';
import {searchEngine, createPage, createSection, SITE} from '../../tests/pages';
import type {SearchResponse} from './response';
import {createEngine, type SearchEngine} from './createEngine';
import {createIndex} from './createIndex';

const pages = [
  createPage('/triggers/', 'Triggers', '', createSection('Schedule', 'Runs at an interval or by a cron expression.')),
  createPage(
    '/flow/',
    'Flow',
    '',
    createSection('Suspend', 'Waits for people, or until somebody calls the resume_url.'),
  ),
  createPage('/keys/', 'Keys', '', createSection('Indent', 'Press the tab key, without cron.')),
];
const many = Array.from({length: 300}, (_, at) =>
  createPage(`/made/${at}/`, `Made ${at}`, '', createSection('More', `made${at} `.repeat(100))),
);
const whole = createIndex([...pages, ...many], SITE);

const open = (fails = false): {engine: SearchEngine; read: number[]} => {
  const read: number[] = [];
  const engine = createEngine(whole.index, async (at) => {
    read.push(at);
    const part = whole.parts[at];
    if (fails || !part) throw new Error(`${at} is gone`);
    return part;
  });
  return {engine, read};
};

it('first returns matches in titles and headings, then in texts', async () => {
  const {engine, read} = open();
  const shown: {response: SearchResponse; read: number}[] = [];
  const {hits} = await engine.search({query: 'schedule cron', limit: 5, perPage: 2, snippetLength: 99}, (response) =>
    shown.push({response, read: read.length}),
  );
  expect(shown[0]).toMatchObject({read: 0, response: {hits: [{url: '/triggers/#schedule', snippetHtml: ''}]}});
  expect(hits[0]).toMatchObject({
    url: '/triggers/#schedule',
    snippetHtml: 'Runs at an interval or by a <mark>cron</mark> expression.',
  });
});

it('loads few parts for a query, each of them once', async () => {
  const {engine, read} = open();
  // Readers type faster than responses arrive.
  await Promise.all(['resume', 'resume_', 'resume_url'].map((query) => searchEngine(engine, query)));
  await searchEngine(engine, 'resume_url');
  expect(new Set(read).size).toBe(read.length);
  expect(read.length).toBeLessThan(whole.parts.length / 3);
});

it.each(['crontab', 'untlsomebody', 'ma', 'peolpe', 'made12 more'])(
  'returns the same results for %s, regardless of earlier queries',
  async (query) => {
    const {engine} = open();
    const fresh = await searchEngine(open().engine, query);
    for (const other of ['tab', 'somebody', 'interval', 'made1', 'made2', 'made250', 'people'])
      await searchEngine(engine, other);
    expect(await searchEngine(engine, query)).toEqual(fresh);
  },
);

it("doesn't load texts for an outdated request", async () => {
  const {engine, read} = open();
  await engine.search({query: 'people', limit: 5, perPage: 2, snippetLength: 99}, undefined, () => false);
  expect(read.filter((at) => at >= whole.index.terms.length)).toEqual([]);
});

it('rejects if a part is missing', async () => {
  await expect(searchEngine(open(true).engine, 'people')).rejects.toThrow('is gone');
});

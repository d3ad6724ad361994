import {describe, expect, it} from '@jest/globals';
import type {SearchAnswer} from './answer';
import {createEngine, type SearchEngine} from './createEngine';
import {makeIndex} from './makeIndex';
import type {SearchPage} from './records';

const page = (path: string, title: string, heading: string, text: string): SearchPage => ({
  path,
  title,
  names: [],
  description: '',
  category: '',
  rank: 90,
  sections: [
    {level: 1, title, slug: null, text: '', identifiers: []},
    {level: 2, title: heading, slug: heading.toLowerCase(), text, identifiers: []},
  ],
});

const PAGES = [
  page('/triggers/', 'Triggers', 'Schedule', 'Runs at an interval or by a cron expression.'),
  page('/flow/', 'Flow', 'Suspend', 'Waits for people, or until somebody calls the resume_url.'),
];
const SITE = {
  version: 'latest',
  siteUrl: 'https://docs.example/',
  locale: 'en',
  synonyms: [],
};

const ask = (query: string, engine: SearchEngine): Promise<SearchAnswer> =>
  engine.search({query, limit: 10, perPage: 3, snippetLength: 160});

describe('an index in parts', () => {
  const many = Array.from({length: 300}, (_, at) =>
    page(`/made/${at}/`, `Made ${at}`, 'More', `made${at} `.repeat(100)),
  );
  const whole = makeIndex([...PAGES, ...many], SITE);

  /** An engine that says which parts it reads. */
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

  it('answers with titles and headings first, and then with what the texts say', async () => {
    const {engine, read} = open();
    const shown: {answer: SearchAnswer; read: number}[] = [];
    const {hits} = await engine.search({query: 'schedule cron', limit: 5, perPage: 2, snippetLength: 99}, (answer) =>
      shown.push({answer, read: read.length}),
    );
    expect(shown[0]).toMatchObject({read: 0, answer: {hits: [{url: '/triggers/#schedule', snippetHtml: ''}]}});
    expect(hits[0]).toMatchObject({
      url: '/triggers/#schedule',
      snippetHtml: 'Runs at an interval or by a <mark>cron</mark> expression.',
    });
  });

  it('reads few parts for a query, and each of them once', async () => {
    const {engine, read} = open();
    // Nobody waits for an answer before the next letter.
    await Promise.all(['resume', 'resume_', 'resume_url'].map((query) => ask(query, engine)));
    await ask('resume_url', engine);
    expect(new Set(read).size).toBe(read.length);
    expect(read.length).toBeLessThan(whole.parts.length / 3);
  });

  it('reads no texts for an answer that nobody waits for', async () => {
    const {engine, read} = open();
    await engine.search({query: 'people', limit: 5, perPage: 2, snippetLength: 99}, undefined, () => false);
    expect(read.filter((at) => at >= whole.index.terms.length)).toEqual([]);
  });

  it('fails where a part is gone', async () => {
    await expect(ask('people', open(true).engine)).rejects.toThrow('is gone');
  });
});

import {jest} from '@jest/globals';
import {buildIndex} from '../index/buildIndex';
import {DEFAULTS, type IndexLimits} from '../options';
import type {SearchPage, Section} from '../records/section';
import {createEngine, type SearchEngine} from './createEngine';
import {SearchIndexError} from './loadFile';
import type {SearchAnswer} from './result';

const section = (title: string, text: string, identifiers: string[] = []): Section => ({
  level: 2,
  title,
  slug: title.toLowerCase().replace(/\W+/g, '-'),
  text,
  identifiers,
});

const page = (path: string, title: string, text: string, ...sections: Section[]): SearchPage => ({
  path,
  title,
  description: '',
  category: 'Test',
  version: 'latest',
  sections: [{level: 1, title, slug: null, text, identifiers: []}, ...sections],
});

const PAGES = [
  page('/environment-variables/', 'Environment variables', 'Named texts that code can read.'),
  page('/data-stores/', 'Data stores', 'Key-value databases of the workspace.', section('Saving data', 'Set a key.')),
  page(
    '/triggers/',
    'Triggers',
    'What starts a workflow.',
    section('Schedule', 'Runs at an interval or by a cron expression.'),
  ),
  page(
    '/flow/',
    'Pause and rerun',
    'Wait for people.',
    section('$.flow.suspend', 'Waits until somebody calls the resume_url.', ['$.flow.suspend', 'MILLRACE_API_KEY']),
    section('Where <b> stands', 'Use <script>alert(1)</script> & more.'),
  ),
  page('/mentions/', 'Other things', 'A workflow may suspend. Flow matters. The environment is warm. Variables vary.'),
];

function startWith(
  pages: readonly SearchPage[],
  limits: Partial<IndexLimits> = {},
  fail?: (name: string) => boolean,
): SearchEngine {
  const {core, files} = buildIndex([...pages], 'latest', {...DEFAULTS.limits, ...limits});
  const load = <T>(name: string): Promise<T> =>
    fail?.(name)
      ? Promise.reject(new SearchIndexError('missing', name))
      : Promise.resolve(JSON.parse(files.get(name) ?? 'null') as T);
  return createEngine(JSON.parse(files.get(core) ?? 'null'), load, {index: 500, text: 500});
}

const start = (limits?: Partial<IndexLimits>, fail?: (name: string) => boolean): SearchEngine =>
  startWith(PAGES, limits, fail);

const ask = (query: string, engine = start()): Promise<SearchAnswer> =>
  engine.search({query, limit: 10, perPage: 3, snippet: 160});
const first = async (query: string, engine?: SearchEngine): Promise<string | undefined> =>
  (await ask(query, engine)).hits[0]?.path;

describe('the embedded engine', () => {
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['a title', 'data stores', '/data-stores/'],
    ['a half-typed word', 'environ', '/environment-variables/'],
    ['a half-typed ending', 'schedulin', '/triggers/'],
    ['one wrong letter', 'enviromment', '/environment-variables/'],
    ['two swapped letters', 'tirggers', '/triggers/'],
    ['two edits in a long word', 'envronmnt variables', '/environment-variables/'],
    ['a synonym', 'env vars', '/environment-variables/'],
    ['two words written as one', 'datastore', '/data-stores/'],
    ['an identifier', '$.flow.suspend', '/flow/'],
    ['an identifier without its sign', 'flow.suspend', '/flow/'],
    ['an identifier in code', 'MILLRACE_API_KEY', '/flow/'],
    ['a question', 'how do I save data in a store?', '/data-stores/'],
    ['accents and capitals', 'TRIGGÈRS', '/triggers/'],
  ])('finds by %s', async (_, query, path) => {
    expect(await first(query)).toBe(path);
  });

  it('puts a quoted phrase before the same words apart', async () => {
    expect(await first('workflow may')).toBe('/mentions/');
    expect(await first('"what starts a workflow"')).toBe('/triggers/');
    expect(await first('“workflow may suspend”')).toBe('/mentions/');
  });

  it('leads to the section, marks the words and escapes the rest', async () => {
    const {hits} = await ask('script alert');
    expect(hits[0]).toMatchObject({path: '/flow/', anchor: 'where-b-stands'});
    expect(hits[0]?.headingHtml).toBe('Where &lt;b&gt; stands');
    expect(hits[0]?.snippetHtml).toContain('&lt;<mark>script</mark>&gt;');
    expect(
      hits
        .map(({snippetHtml}) => snippetHtml)
        .join('')
        .replace(/<\/?mark>/g, ''),
    ).not.toMatch(/[<>]/);
  });

  it.each([
    '',
    '   ',
    'x'.repeat(10_000),
    'workflow '.repeat(2000),
    '🎉🔥',
    '<img onerror=1>',
    'תהליך',
    '.*+?^${}()|[]\\',
    '__proto__ constructor',
  ])('answers %p without failing', async (query) => {
    const {hits} = await ask(query);
    expect(Array.isArray(hits)).toBe(true);
  });

  it('shows as much text as it is asked for, around the words that were found', async () => {
    const shown = async (snippet: number): Promise<string> => {
      const {hits} = await start().search({query: 'cron', limit: 1, perPage: 1, snippet});
      return hits[0]?.snippetHtml ?? '';
    };
    expect(await shown(160)).toBe('Runs at an interval or by a <mark>cron</mark> expression.');
    expect(await shown(24)).toBe('…by a <mark>cron</mark> expression.');
    expect(await shown(16)).toBe('…a <mark>cron</mark>…');
  });

  it('marks the words of a synonym, but none of its small words', async () => {
    const text = 'One of the steps ran out of memory.';
    const {hits} = await ask('ram', startWith([page('/a/', 'Failures', text)]));
    expect(hits[0]?.snippetHtml).toBe('One of the steps ran out of <mark>memory</mark>.');
  });

  it.each([{}, {postingsFile: 40, contentsFile: 50, dictionaryFile: 3, prefetch: 0}])(
    'answers letter by letter as it answers the whole query at once, with %j',
    async (limits) => {
      const typed = start(limits);
      for (const query of ['enviromment varia', 'datastore key', 'save data', '$.flow.suspend wait', 'env vars']) {
        for (let end = 1; end < query.length; end += 1) await ask(query.slice(0, end), typed);
        expect(await ask(query, typed)).toEqual(await ask(query, start(limits)));
      }
    },
  );

  it('suggests titles where nothing is found', async () => {
    const answer = await ask('dta stroes qqq', start({}, undefined));
    expect((await ask('zzzzqq')).suggestions.length).toBeGreaterThan(0);
    expect(answer.hits.length + answer.suggestions.length).toBeGreaterThan(0);
  });

  it('answers from titles alone where the rest cannot be read', async () => {
    const engine = start({}, (name) => /words|places/.test(name));
    expect(await ask('environment variables', engine)).toMatchObject({depth: 'titles'});
    expect(await first('environment variables', engine)).toBe('/environment-variables/');
  });

  it('gives the same answers from an index in many small files, with headings in the second tier', async () => {
    const small = start({inlineHeadings: 0, postingsFile: 40, contentsFile: 50, dictionaryFile: 3, prefetch: 0});
    for (const query of ['env vars', '$.flow.suspend', 'save data', 'schedulin', 'enviromment']) {
      const [one, many] = await Promise.all([ask(query), ask(query, small)]);
      expect(many.hits.map(({path, anchor}) => [path, anchor])).toEqual(
        one.hits.map(({path, anchor}) => [path, anchor]),
      );
    }
  });

  it('answers in time what is asked, without texts where they are late, and in full what is prepared', async () => {
    jest.useFakeTimers();
    const {core, files} = buildIndex(PAGES, 'latest', {...DEFAULTS.limits, prefetch: 0});
    const read = <T>(name: string): T => JSON.parse(files.get(name) ?? 'null') as T;
    const late = (name: string): number => (name.includes('-text') ? 1000 : 0);
    const load = <T>(name: string): Promise<T> =>
      new Promise((resolve) => setTimeout(() => resolve(read<T>(name)), late(name)));
    const engine = createEngine(read(core), load, {index: 500, text: 150});
    const request = {query: 'cron', limit: 1, perPage: 1, snippet: 160};
    const [asked, prepared] = [engine.search(request), engine.prepare(request)];
    await jest.advanceTimersByTimeAsync(500);
    expect((await asked).hits[0]?.snippetHtml).toBe('');
    await jest.advanceTimersByTimeAsync(1000);
    expect((await prepared).hits[0]?.snippetHtml).toBe('Runs at an interval or by a <mark>cron</mark> expression.');
  });

  it('prepares no answer from titles alone', async () => {
    const engine = start({}, (name) => /words|places/.test(name));
    const prepared = engine.prepare({query: 'environment variables', limit: 1, perPage: 1, snippet: 160});
    await expect(prepared).rejects.toThrow(SearchIndexError);
  });

  it('fetches the texts of the pages that give the hits, no others, and none of them again', async () => {
    const sections = [section('Red', 'Red.'), section('Red too', 'Red.')];
    const pages = [page('/0/', 'Colours', 'Of all kinds.', ...sections), page('/1/', 'Other', 'Hardly red.')];
    const fetched: string[] = [];
    const engine = startWith(pages, {contentsFile: 1, prefetch: 0}, (name) => fetched.push(name) < 0);
    const request = {query: 'red', limit: 2, perPage: 2, snippet: 160};
    const {hits} = await engine.search(request);
    expect(hits.map(({path}) => path)).toEqual(['/0/', '/0/']);
    const texts = (): string[] => fetched.filter((name) => name.includes('-text'));
    expect(texts()).toHaveLength(1);
    await engine.search(request);
    expect(texts()).toHaveLength(1);
  });

  it('raises a title that is the query above one that holds its words in another order', async () => {
    const pages = ['Steps of code', 'Code steps', 'Steps'].map((title, at) => page(`/${at}/`, title, 'Code steps.'));
    const engine = startWith(pages);
    expect(await first('code steps', engine)).toBe('/1/');
    expect(await first('steps', engine)).toBe('/2/');
  });

  it('refuses what is not an index', () => {
    const load = <T>(): Promise<T> => Promise.reject(new Error('unused'));
    for (const core of [{}, {format: 99}, null]) {
      expect(() => createEngine(core as never, load, {index: 1, text: 1})).toThrow(SearchIndexError);
    }
  });
});

import {describe, expect, it} from '@jest/globals';
import * as made from '../../tests/pages';
import {createPage, createSection} from '../../tests/pages';
import type {SearchResponse} from './response';
import type {SearchEngine} from './createEngine';
import type {SearchPage, Section} from './records';

const PAGES = [
  createPage('/environment-variables/', 'Environment variables', 'Named texts that code can read.'),
  createPage(
    '/data-stores/',
    'Data stores',
    'Key-value databases of the workspace.',
    createSection('Saving data', 'Set a key.'),
  ),
  createPage(
    '/triggers/',
    'Triggers',
    'What starts a workflow.',
    createSection('Schedule', 'Runs at an interval or by a cron expression.'),
  ),
  createPage(
    '/flow/',
    'Pause and rerun',
    'Wait for people.',
    createSection('$.flow.suspend', 'Waits until somebody calls the resume_url.', [
      '$.flow.suspend',
      'MILLRACE_API_KEY',
    ]),
    createSection('Where <b> stands', 'Use <script>alert(1)</script> & more.'),
  ),
  createPage(
    '/mentions/',
    'Other things',
    'A workflow may suspend. Flow matters. The environment is warm. Variables vary.',
  ),
];

const SYNONYMS = [
  ['env var', 'env vars', 'environment variables'],
  ['ram', 'memory', 'out of memory'],
  ['cost', 'pricing', 'how much'],
];

const createTestEngine = (pages: readonly SearchPage[] = PAGES): SearchEngine =>
  made.createTestEngine(pages, {synonyms: SYNONYMS});
const search = (query: string, engine = createTestEngine()): Promise<SearchResponse> =>
  made.searchEngine(engine, query);
const findFirstPage = (query: string, engine = createTestEngine()): Promise<string | undefined> =>
  made.findFirstPage(engine, query);

describe('a section', () => {
  const list = createSection('Errors', 'See 429, 429, 429 and 429.');
  const table = {...createSection('Statuses', 'What each of the many statuses means, such as 429.'), rows: ['429']};
  const entry = {...createSection('Rate Limit Exceeded', 'Wait, then send the request again.'), names: ['429']};
  const find = async (...sections: readonly Section[]): Promise<string | undefined> => {
    const pages = sections.map((section, at) => createPage(`/${at}/`, `Page ${at}`, '', section));
    return (await search('429', createTestEngine(pages))).hits[0]?.titleHtml;
  };

  it('ranks first if a row of its table is the query', async () => {
    expect(await find(list, table)).toBe('Statuses');
  });

  it('ranks first if one of its names is the query', async () => {
    expect(await find(list, table, entry)).toBe('Rate Limit Exceeded');
  });
});

describe('the embedded engine', () => {
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
  ])('finds pages by %s', async (_, query, path) => {
    expect(await findFirstPage(query)).toBe(path);
  });

  it.each([
    ['Daten speicher', 'Datenspeicher'],
    ['databasePool', 'database_pool'],
    ['データ ストア', 'データストア'],
  ])('finds %s if a page contains %s', async (query, written) => {
    const pages = [createPage('/other/', 'Other', 'Nothing here.'), createPage('/it/', 'It', `A ${written} here.`)];
    expect(await findFirstPage(query, createTestEngine(pages))).toBe('/it/');
  });

  it('returns the section with highlighted words, escaping the rest', async () => {
    const {hits} = await search('script alert');
    expect(hits[0]).toMatchObject({url: '/flow/#where-b-stands', pageUrl: '/flow/'});
    expect(hits[0]?.titleHtml).toBe('Where &lt;b&gt; stands');
    expect(hits[0]?.snippetHtml).toContain('&lt;<mark>script</mark>&gt;');
    const snippets = hits.map(({snippetHtml}) => snippetHtml).join('');
    expect(snippets.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  });

  it.each([
    ['nothing', '', []],
    ['blanks', '   ', []],
    ['ten thousand letters', 'x'.repeat(10_000), []],
    ['a word again and again', 'workflow '.repeat(2000), ['/mentions/', '/triggers/']],
    ['emoji', '🎉🔥', []],
    ['markup', '<img onerror=1>', ['/flow/']],
    ['right-to-left text', 'תהליך', []],
    ['a pattern', '.*+?^${}()|[]\\', ['/flow/']],
    ['names of built-in properties', '__proto__ constructor', []],
  ])('responds to %s', async (_, query, found) => {
    expect((await search(query)).hits.map(({pageUrl}) => pageUrl)).toEqual(found);
  });

  it('returns a snippet of the requested length around the matches', async () => {
    const shown = async (snippetLength: number): Promise<string | undefined> =>
      (await made.searchEngine(createTestEngine(), 'cron', {snippetLength})).hits[0]?.snippetHtml;
    expect(await shown(160)).toBe('Runs at an interval or by a <mark>cron</mark> expression.');
    expect(await shown(24)).toBe('…by a <mark>cron</mark> expression.');
    expect(await shown(16)).toBe('…by a <mark>cron</mark>…');
  });

  it("only highlights a synonym of several words if they're consecutive", async () => {
    const text = 'The environment is warm. An environment variable has a variable value.';
    const {hits} = await search('env vars', createTestEngine([createPage('/a/', 'Values', text)]));
    expect(hits[0]?.snippetHtml).toBe(
      'The environment is warm. An <mark>environment</mark> <mark>variable</mark> has a variable value.',
    );
  });

  it('highlights the words of a synonym, but not its stop words', async () => {
    const text = 'One of the steps ran out of memory.';
    const {hits} = await search('ram', createTestEngine([createPage('/a/', 'Failures', text)]));
    expect(hits[0]?.snippetHtml).toBe('One of the steps ran out of <mark>memory</mark>.');
  });

  it('finds a word by its first letter', async () => {
    const query = 'environment';
    for (let end = 1; end < query.length; end += 1)
      expect(await findFirstPage(query.slice(0, end))).toBe('/environment-variables/');
  });

  it('ranks an exact title above one with the words in a different order', async () => {
    const pages = ['Steps of code', 'Code steps', 'Steps'].map((title, at) =>
      createPage(`/${at}/`, title, 'Code steps.'),
    );
    const engine = createTestEngine(pages);
    expect(await findFirstPage('code steps', engine)).toBe('/1/');
    expect(await findFirstPage('steps', engine)).toBe('/2/');
  });

  it('ranks a title with the exact identifier first', async () => {
    const inNode = ['Saving data', 'Reading data'].map((title) =>
      createSection(title, 'In Node.js, data stores hold data.'),
    );
    const engine = createTestEngine([
      createPage('/data-stores/', 'Data stores', 'Data stores in Node.js or Python.', ...inNode),
      createPage('/code/nodejs/stores/', 'Data stores in Node.js', 'Reads keys.', createSection('Keys', 'A key.')),
    ]);
    expect(await findFirstPage('Data stores in Node.js', engine)).toBe('/code/nodejs/stores/');
    expect(await findFirstPage('data stores', engine)).toBe('/data-stores/');
  });

  it('ranks a section whose heading is the query first, but below a page with that title', async () => {
    const engine = createTestEngine([
      createPage(
        '/settings/',
        'Settings',
        'Each timeout.',
        createSection('Execution timeout', 'The timeout is a timeout.'),
      ),
      createPage(
        '/errors/',
        'Errors',
        'Errors and what to do about them.',
        createSection('Timeout', 'A step took too long.'),
        createSection('Other', 'More.'),
      ),
      createPage('/more/', 'More', 'Else.', createSection('Errors', 'Errors that this step throws.')),
    ]);
    expect((await search('timeout', engine)).hits[0]?.url).toBe('/errors/#timeout');
    expect((await search('errors', engine)).hits[0]?.url).toBe('/errors/');
  });

  it('ranks the page about an identifier above a list with that heading', async () => {
    const engine = createTestEngine([
      createPage(
        '/api/',
        'API',
        'All methods.',
        createSection('$.send.s3', 'Sends.', ['$.send.s3']),
        createSection('Other', 'More.'),
      ),
      createPage(
        '/destinations/s3/',
        'Amazon S3',
        'Send with $.send.s3.',
        createSection('Use $.send.s3', 'Call $.send.s3 to send.'),
      ),
    ]);
    expect(await findFirstPage('$.send.s3', engine)).toBe('/destinations/s3/');
  });

  it('ranks a section whose heading is the query first, even with stop words', async () => {
    const engine = createTestEngine([
      createPage(
        '/settings/',
        'Settings',
        'Memory.',
        createSection('Memory', 'Memory of a workflow, more memory, and its memory.'),
      ),
      createPage('/trouble/', 'Trouble', 'Errors.', createSection('Out of memory', 'The step failed.')),
    ]);
    expect((await search('out of memory', engine)).hits[0]?.url).toBe('/trouble/#out-of-memory');
    expect((await search('memory', engine)).hits[0]?.url).toBe('/settings/#memory');
  });

  it('ranks a page whose title is a synonym above one with the word in its text', async () => {
    const engine = createTestEngine([
      createPage('/faq/', 'Questions', 'About plans.', createSection('Sources', 'What does it cost? The cost is low.')),
      createPage('/pricing/', 'Pricing', 'Plans and what they contain.', createSection('Plans', 'Each plan.')),
    ]);
    expect(await findFirstPage('cost', engine)).toBe('/pricing/');
  });

  it('limits the number of sections in total and per page', async () => {
    const sections = ['One', 'Two', 'Three'].map((title) => createSection(title, 'Red.'));
    const engine = createTestEngine([
      createPage('/0/', 'Colours', 'Red.', ...sections),
      createPage('/1/', 'Other', 'Red.'),
    ]);
    expect(await made.findPageUrls(engine, 'red', {perPage: 2})).toEqual(['/0/', '/0/', '/1/']);
    expect(await made.findPageUrls(engine, 'red', {limit: 2, perPage: 2})).toEqual(['/0/', '/0/']);
  });
});

it('returns both sections with the same id, with different URLs', async () => {
  const twins = ['Of red things.', 'Of blue things.'].map((text) => createSection('Setup', text));
  const engine = createTestEngine([createPage('/twice/', 'Twice', 'One page.', ...twins), ...PAGES]);
  expect(await findFirstPage('red things', engine)).toBe('/twice/');
  expect(await findFirstPage('blue things', engine)).toBe('/twice/');
  expect((await search('setup', engine)).hits.map(({url}) => url)).toEqual(['/twice/#setup']);
});

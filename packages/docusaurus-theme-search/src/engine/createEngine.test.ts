import {describe, expect, it} from '@jest/globals';
import * as made from '../../tests/pages';
import {createPage, createSection} from '../../tests/pages';
import type {SearchResponse} from './response';
import type {SearchEngine} from './createEngine';
import type {SearchPage, Section} from './records';

/** A small documentation. */
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
/** Address of the page that is found first. */
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

  it('comes before others if a row of its table is the query', async () => {
    expect(await find(list, table)).toBe('Statuses');
  });

  it('comes first if one of its names is the query', async () => {
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
  ])('finds by %s', async (_, query, path) => {
    expect(await findFirstPage(query)).toBe(path);
  });

  it.each([
    ['Daten speicher', 'Datenspeicher'],
    ['databasePool', 'database_pool'],
    ['データ ストア', 'データストア'],
  ])('finds %s where a page writes %s', async (query, written) => {
    const pages = [createPage('/other/', 'Other', 'Nothing here.'), createPage('/it/', 'It', `A ${written} here.`)];
    expect(await findFirstPage(query, createTestEngine(pages))).toBe('/it/');
  });

  it('leads to the section, marks the words and escapes the rest', async () => {
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
  ])('answers %s', async (_, query, found) => {
    expect((await search(query)).hits.map(({pageUrl}) => pageUrl)).toEqual(found);
  });

  it('shows as much text as it is asked for, around the words that were found', async () => {
    const shown = async (snippetLength: number): Promise<string | undefined> =>
      (await made.searchEngine(createTestEngine(), 'cron', {snippetLength})).hits[0]?.snippetHtml;
    expect(await shown(160)).toBe('Runs at an interval or by a <mark>cron</mark> expression.');
    expect(await shown(24)).toBe('…by a <mark>cron</mark> expression.');
    expect(await shown(16)).toBe('…by a <mark>cron</mark>…');
  });

  it('marks a synonym of several words only where they stand side by side', async () => {
    const text = 'The environment is warm. An environment variable has a variable value.';
    const {hits} = await search('env vars', createTestEngine([createPage('/a/', 'Values', text)]));
    expect(hits[0]?.snippetHtml).toBe(
      'The environment is warm. An <mark>environment</mark> <mark>variable</mark> has a variable value.',
    );
  });

  it('marks the words of a synonym, but none of its small words', async () => {
    const text = 'One of the steps ran out of memory.';
    const {hits} = await search('ram', createTestEngine([createPage('/a/', 'Failures', text)]));
    expect(hits[0]?.snippetHtml).toBe('One of the steps ran out of <mark>memory</mark>.');
  });

  it('finds a word from its first letter', async () => {
    const query = 'environment';
    for (let end = 1; end < query.length; end += 1)
      expect(await findFirstPage(query.slice(0, end))).toBe('/environment-variables/');
  });

  it('raises a title that is the query above one that holds its words in another order', async () => {
    const pages = ['Steps of code', 'Code steps', 'Steps'].map((title, at) =>
      createPage(`/${at}/`, title, 'Code steps.'),
    );
    const engine = createTestEngine(pages);
    expect(await findFirstPage('code steps', engine)).toBe('/1/');
    expect(await findFirstPage('steps', engine)).toBe('/2/');
  });

  it('raises a title that is the query letter for letter above one that lacks its identifier', async () => {
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

  it('opens the section whose heading is a query of one word, and the page before a section of the same name', async () => {
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

  it('opens the page about an identifier before a list that has it as a heading', async () => {
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

  it('puts the section whose heading is the query first, also where half of it are stop words', async () => {
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

  it('puts the page whose title is a synonym of the query before one that only has the word', async () => {
    const engine = createTestEngine([
      createPage('/faq/', 'Questions', 'About plans.', createSection('Sources', 'What does it cost? The cost is low.')),
      createPage('/pricing/', 'Pricing', 'Plans and what they contain.', createSection('Plans', 'Each plan.')),
    ]);
    expect(await findFirstPage('cost', engine)).toBe('/pricing/');
  });

  it('shows no more sections than it is asked for, in all and of one page', async () => {
    const sections = ['One', 'Two', 'Three'].map((title) => createSection(title, 'Red.'));
    const engine = createTestEngine([
      createPage('/0/', 'Colours', 'Red.', ...sections),
      createPage('/1/', 'Other', 'Red.'),
    ]);
    expect(await made.findPageUrls(engine, 'red', {perPage: 2})).toEqual(['/0/', '/0/', '/1/']);
    expect(await made.findPageUrls(engine, 'red', {limit: 2, perPage: 2})).toEqual(['/0/', '/0/']);
  });
});

it('gives both sections where two headings of a page have one id, and each address once', async () => {
  const twins = ['Of red things.', 'Of blue things.'].map((text) => createSection('Setup', text));
  const engine = createTestEngine([createPage('/twice/', 'Twice', 'One page.', ...twins), ...PAGES]);
  expect(await findFirstPage('red things', engine)).toBe('/twice/');
  expect(await findFirstPage('blue things', engine)).toBe('/twice/');
  expect((await search('setup', engine)).hits.map(({url}) => url)).toEqual(['/twice/#setup']);
});

import {describe, expect, it} from '@jest/globals';
import * as made from '../../tests/pages';
import {page, section} from '../../tests/pages';
import type {SearchAnswer} from './answer';
import type {SearchEngine} from './createEngine';
import type {SearchPage} from './records';

/** A small documentation. */
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

const SYNONYMS = [
  ['env var', 'env vars', 'environment variables'],
  ['ram', 'memory', 'out of memory'],
  ['cost', 'pricing', 'how much'],
];

const start = (pages: readonly SearchPage[] = PAGES): SearchEngine => made.start(pages, {synonyms: SYNONYMS});
const ask = (query: string, engine = start()): Promise<SearchAnswer> => made.ask(engine, query);
/** Address of the first page among the results. */
const first = async (query: string, engine?: SearchEngine): Promise<string | undefined> =>
  (await ask(query, engine)).hits[0]?.pageUrl;

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
    expect(await first(query)).toBe(path);
  });

  it.each([
    ['Daten speicher', 'Datenspeicher'],
    ['databasePool', 'database_pool'],
    ['データ ストア', 'データストア'],
  ])('finds %s where a page writes %s', async (query, written) => {
    const pages = [page('/other/', 'Other', 'Nothing here.'), page('/it/', 'It', `A ${written} here.`)];
    expect(await first(query, start(pages))).toBe('/it/');
  });

  it('leads to the section, marks the words and escapes the rest', async () => {
    const {hits} = await ask('script alert');
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
    expect((await ask(query)).hits.map(({pageUrl}) => pageUrl)).toEqual(found);
  });

  it('shows as much text as it is asked for, around the words that were found', async () => {
    const shown = async (snippetLength: number): Promise<string | undefined> =>
      (await made.ask(start(), 'cron', {snippetLength})).hits[0]?.snippetHtml;
    expect(await shown(160)).toBe('Runs at an interval or by a <mark>cron</mark> expression.');
    expect(await shown(24)).toBe('…by a <mark>cron</mark> expression.');
    expect(await shown(16)).toBe('…by a <mark>cron</mark>…');
  });

  it('marks a synonym of several words only where they stand side by side', async () => {
    const text = 'The environment is warm. An environment variable has a variable value.';
    const {hits} = await ask('env vars', start([page('/a/', 'Values', text)]));
    expect(hits[0]?.snippetHtml).toBe(
      'The environment is warm. An <mark>environment</mark> <mark>variable</mark> has a variable value.',
    );
  });

  it('marks the words of a synonym, but none of its small words', async () => {
    const text = 'One of the steps ran out of memory.';
    const {hits} = await ask('ram', start([page('/a/', 'Failures', text)]));
    expect(hits[0]?.snippetHtml).toBe('One of the steps ran out of <mark>memory</mark>.');
  });

  it('finds a word from its first letter', async () => {
    const query = 'environment';
    for (let end = 1; end < query.length; end += 1)
      expect(await first(query.slice(0, end))).toBe('/environment-variables/');
  });

  it('raises a title that is the query above one that holds its words in another order', async () => {
    const pages = ['Steps of code', 'Code steps', 'Steps'].map((title, at) => page(`/${at}/`, title, 'Code steps.'));
    const engine = start(pages);
    expect(await first('code steps', engine)).toBe('/1/');
    expect(await first('steps', engine)).toBe('/2/');
  });

  it('raises a title that is the query letter for letter above one that lacks its identifier', async () => {
    const inNode = ['Saving data', 'Reading data'].map((title) => section(title, 'In Node.js, data stores hold data.'));
    const engine = start([
      page('/data-stores/', 'Data stores', 'Data stores in Node.js or Python.', ...inNode),
      page('/code/nodejs/stores/', 'Data stores in Node.js', 'Reads keys.', section('Keys', 'A key.')),
    ]);
    expect(await first('Data stores in Node.js', engine)).toBe('/code/nodejs/stores/');
    expect(await first('data stores', engine)).toBe('/data-stores/');
  });

  it('opens the section whose heading is a query of one word, and the page before a section of the same name', async () => {
    const engine = start([
      page('/settings/', 'Settings', 'Each timeout.', section('Execution timeout', 'The timeout is a timeout.')),
      page(
        '/errors/',
        'Errors',
        'Errors and what to do about them.',
        section('Timeout', 'A step took too long.'),
        section('Other', 'More.'),
      ),
      page('/more/', 'More', 'Else.', section('Errors', 'Errors that this step throws.')),
    ]);
    expect((await ask('timeout', engine)).hits[0]?.url).toBe('/errors/#timeout');
    expect((await ask('errors', engine)).hits[0]?.url).toBe('/errors/');
  });

  it('opens the page about an identifier before a list that has it as a heading', async () => {
    const engine = start([
      page('/api/', 'API', 'All methods.', section('$.send.s3', 'Sends.', ['$.send.s3']), section('Other', 'More.')),
      page(
        '/destinations/s3/',
        'Amazon S3',
        'Send with $.send.s3.',
        section('Use $.send.s3', 'Call $.send.s3 to send.'),
      ),
    ]);
    expect(await first('$.send.s3', engine)).toBe('/destinations/s3/');
  });

  it('puts the section whose heading is the query first, also where half of it are stop words', async () => {
    const engine = start([
      page(
        '/settings/',
        'Settings',
        'Memory.',
        section('Memory', 'Memory of a workflow, more memory, and its memory.'),
      ),
      page('/trouble/', 'Trouble', 'Errors.', section('Out of memory', 'The step failed.')),
    ]);
    expect((await ask('out of memory', engine)).hits[0]?.url).toBe('/trouble/#out-of-memory');
    expect((await ask('memory', engine)).hits[0]?.url).toBe('/settings/#memory');
  });

  it('puts the page whose title is a synonym of the query before one that only has the word', async () => {
    const engine = start([
      page('/faq/', 'Questions', 'About plans.', section('Sources', 'What does it cost? The cost is low.')),
      page('/pricing/', 'Pricing', 'Plans and what they contain.', section('Plans', 'Each plan.')),
    ]);
    expect(await first('cost', engine)).toBe('/pricing/');
  });

  it('shows no more sections than it is asked for, in all and of one page', async () => {
    const sections = ['One', 'Two', 'Three'].map((title) => section(title, 'Red.'));
    const engine = start([page('/0/', 'Colours', 'Red.', ...sections), page('/1/', 'Other', 'Red.')]);
    expect(await made.find(engine, 'red', {perPage: 2})).toEqual(['/0/', '/0/', '/1/']);
    expect(await made.find(engine, 'red', {limit: 2, perPage: 2})).toEqual(['/0/', '/0/']);
  });
});

it('gives both sections where two headings of a page have one id, and each address once', async () => {
  const twins = ['Of red things.', 'Of blue things.'].map((text) => section('Setup', text));
  const engine = start([page('/twice/', 'Twice', 'One page.', ...twins), ...PAGES]);
  expect(await first('red things', engine)).toBe('/twice/');
  expect(await first('blue things', engine)).toBe('/twice/');
  expect((await ask('setup', engine)).hits.map(({url}) => url)).toEqual(['/twice/#setup']);
});

describe('contractions', () => {
  const engine = start([
    page('/types/', 'Types of tasks', 'Time to test the tasks that two teams take. It is defined there.'),
    page('/need/', 'What you don’t need', 'Nothing of this.'),
    page('/require/', 'require is not defined', 'The step has mixed two kinds of modules.'),
    page('/att/', 'Carriers', 'AT&T sends messages.'),
  ]);
  const getMarks = async (query: string): Promise<string[]> => {
    const {hits} = await ask(query, engine);
    return hits.flatMap((hit) =>
      [...`${hit.titleHtml} ${hit.snippetHtml}`.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, text = '']) => text),
    );
  };

  it.each([
    ["don't need", '/need/'],
    ['do not need', '/need/'],
    ['dont need', '/need/'],
    ["isn't defined", '/require/'],
    ['isn‘t defined', '/require/'],
    ['AT&T', '/att/'],
    ["AT&T's", '/att/'],
  ])('find what they stand for: %s', async (query, path) => {
    expect(await first(query, engine)).toBe(path);
  });

  it('mark the contraction as a whole, and no word that begins with its last letter', async () => {
    expect(await getMarks("don't")).toEqual(['don’t', 'not']);
    expect(await getMarks('AT&T')).toEqual(['AT&amp;T']);
  });

  it.each(['en', 'fr', 'it', 'tr'])('find nothing by a single letter beside an apostrophe (%s)', async (locale) => {
    const own = made.start(
      [page('/other/', 'Lists', 'Letters to learn.'), page('/api/', 'API', 'Accès à l’API dell’utente.')],
      {locale},
    );
    for (const query of ['l’API', "l'api", 'dell’API', "d'API", "API'yi", 'API’s'])
      expect((await ask(query, own)).hits.map(({pageUrl}) => pageUrl)).toEqual(['/api/']);
    expect(await first("l'", own)).toBeDefined();
  });
});

describe('numbers with letters', () => {
  const engine = start([
    page('/limits/', 'Limits', 'At most 10 GB in all, 5 MB for each file, and 500ms.'),
    page('/sizes/', 'Sizes', 'A cache of 20GB.'),
    page('/python/', 'Python 3', 'Its versions.'),
    page('/codes/', 'Codes', 'E0308 is an error of S3.'),
  ]);

  it.each([
    ['10GB', ['/limits/']],
    ['5mb', ['/limits/']],
    ['500 ms', ['/limits/']],
    ['20 GB', ['/sizes/', '/limits/']],
    ['python3', ['/python/']],
    ['python2', ['/python/']],
    ['30GB', []],
    ['E0309', []],
    ['s3', ['/codes/']],
  ])('are found with a space or without, and never corrected: %s', async (query, paths) => {
    expect((await ask(query, engine)).hits.map(({pageUrl}) => pageUrl)).toEqual(paths);
  });
});

describe('small words that belong to a verb', () => {
  const repeat = (word: string): string => `${word} `.repeat(9);
  const engine = start([
    page('/logs/', 'Logs', repeat('log')),
    page('/login/', 'Log in', 'With an account.'),
    page('/settings/', 'Settings', repeat('setting')),
    page('/set-up/', 'Setting up filters', 'For messages.'),
    page('/back/', 'Back', repeat('back')),
    page('/backups/', 'Back up your data', 'Every day.'),
    page('/starts/', 'Starts', repeat('start')),
    page('/started/', 'Get started', 'In a minute.'),
    page('/runs/', 'Running workflows', 'By hand.'),
  ]);

  it.each([
    ['log in', '/login/'],
    ['logs', '/logs/'],
    ['logging', '/logs/'],
    ['set up', '/set-up/'],
    ['setting up', '/set-up/'],
    ['settings', '/settings/'],
    ['back up', '/backups/'],
    ['get started', '/started/'],
    ['run workflow', '/runs/'],
    ['runs', '/runs/'],
  ])('find the page that is called so: %s', async (query, path) => {
    expect(await first(query, engine)).toBe(path);
  });
});

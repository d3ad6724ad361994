import {describe, expect, it} from '@jest/globals';
import {ask, first, page, section, start} from '../../tests/engineFixture';

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
  ])('finds by %s', (_, query, path) => {
    expect(first(query)).toBe(path);
  });

  it('puts a quoted phrase before the same words apart', () => {
    expect(first('workflow may')).toBe('/mentions/');
    expect(first('"what starts a workflow"')).toBe('/triggers/');
    expect(first('“workflow may suspend”')).toBe('/mentions/');
  });

  it('leads to the section, marks the words and escapes the rest', () => {
    const {hits} = ask('script alert');
    expect(hits[0]).toMatchObject({url: '/flow/#where-b-stands', pageUrl: '/flow/'});
    expect(hits[0]?.titleHtml).toBe('Where &lt;b&gt; stands');
    expect(hits[0]?.snippetHtml).toContain('&lt;<mark>script</mark>&gt;');
    expect(
      hits
        .map(({snippetHtml}) => snippetHtml)
        .join('')
        .replace(/<\/?mark>/g, ''),
    ).not.toMatch(/[<>]/);
  });

  it.each([
    ['nothing', '', []],
    ['blanks', '   ', []],
    ['ten thousand letters', 'x'.repeat(10_000), []],
    ['a word again and again', 'workflow '.repeat(2000), ['/triggers/', '/mentions/']],
    ['emoji', '🎉🔥', []],
    ['markup', '<img onerror=1>', ['/flow/']],
    ['right-to-left text', 'תהליך', []],
    ['a pattern', '.*+?^${}()|[]\\', ['/flow/']],
    ['names of built-in properties', '__proto__ constructor', []],
  ])('answers %s', (_, query, found) => {
    expect(ask(query).hits.map(({pageUrl}) => pageUrl)).toEqual(found);
  });

  it('shows as much text as it is asked for, around the words that were found', () => {
    const shown = (snippetLength: number): string | undefined =>
      start().search({query: 'cron', limit: 1, perPage: 1, snippetLength}).hits[0]?.snippetHtml;
    expect(shown(160)).toBe('Runs at an interval or by a <mark>cron</mark> expression.');
    expect(shown(24)).toBe('…by a <mark>cron</mark> expression.');
    expect(shown(16)).toBe('…a <mark>cron</mark>…');
  });

  it('marks the words of a synonym, but none of its small words', () => {
    const text = 'One of the steps ran out of memory.';
    const {hits} = ask('ram', start([page('/a/', 'Failures', text)]));
    expect(hits[0]?.snippetHtml).toBe('One of the steps ran out of <mark>memory</mark>.');
  });

  it('finds a word from its first letter', () => {
    const query = 'environment';
    for (let end = 1; end < query.length; end += 1) expect(first(query.slice(0, end))).toBe('/environment-variables/');
  });

  it('suggests the closest words of titles where nothing is found', () => {
    const engine = start([page('/a/', 'Data stores', 'Text.'), page('/b/', 'Triggers', 'Text.')]);
    expect(ask('triggertype', engine)).toMatchObject({hits: [], suggestions: ['triggers']});
  });

  it('suggests nothing that looks like no word of the query', () => {
    expect(ask('zzzzqq').suggestions).toEqual([]);
  });

  it('raises a title that is the query above one that holds its words in another order', () => {
    const pages = ['Steps of code', 'Code steps', 'Steps'].map((title, at) => page(`/${at}/`, title, 'Code steps.'));
    const engine = start(pages);
    expect(first('code steps', engine)).toBe('/1/');
    expect(first('steps', engine)).toBe('/2/');
  });

  it('puts the section whose heading is the query first, also where half of it are stop words', () => {
    const engine = start([
      page(
        '/settings/',
        'Settings',
        'Memory.',
        section('Memory', 'Memory of a workflow, more memory, and its memory.'),
      ),
      page('/trouble/', 'Trouble', 'Errors.', section('Out of memory', 'The step failed.')),
    ]);
    expect(ask('out of memory', engine).hits[0]?.url).toBe('/trouble/#out-of-memory');
    expect(ask('memory', engine).hits[0]?.url).toBe('/settings/#memory');
  });

  it('puts the page whose title is a synonym of the query before one that only has the word', () => {
    const engine = start([
      page('/faq/', 'Questions', 'About plans.', section('Sources', 'What does it cost? The cost is low.')),
      page('/pricing/', 'Pricing', 'Plans and what they contain.', section('Plans', 'Each plan.')),
    ]);
    expect(first('cost', engine)).toBe('/pricing/');
  });

  it('shows no more sections than it is asked for, in all and of one page', () => {
    const sections = ['One', 'Two', 'Three'].map((title) => section(title, 'Red.'));
    const engine = start([page('/0/', 'Colours', 'Red.', ...sections), page('/1/', 'Other', 'Red.')]);
    const paths = (limit: number, perPage: number): (string | undefined)[] =>
      engine.search({query: 'red', limit, perPage, snippetLength: 160}).hits.map(({pageUrl}) => pageUrl);
    expect(paths(10, 2)).toEqual(['/0/', '/0/', '/1/']);
    expect(paths(2, 2)).toEqual(['/0/', '/0/']);
  });
});

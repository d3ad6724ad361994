import {describe, expect, it} from '@jest/globals';
import {searchEngine, createPage, createSection, createTestEngine, findFirstPage} from '../../tests/pages';

describe('phrases', () => {
  const engine = createTestEngine([
    createPage('/apart/', 'Papers', 'A document and its design, the document design design.'),
    createPage(
      '/whole/',
      'Papers',
      'Somebody wrote this long ago, and the design document describes what was meant by it.',
    ),
    createPage('/accents/', 'Papers', 'Le réglage du délai ne change rien ici.'),
    createPage('/title/', 'Event sources', 'Sources of events.'),
  ]);

  it.each([
    'design document',
    '"design document"',
    '“design document”',
    '«Design Document»',
    'papers "design document"',
  ])('rank exact matches first: %s', async (query) => {
    expect(await findFirstPage(engine, query)).toBe('/whole/');
  });

  it.each([
    ['"reglage du delai"', '/accents/'],
    ['"event sources"', '/title/'],
    ['""', undefined],
    ['"design', '/apart/'],
  ])('are compared without accents, and can be titles or empty: %s', async (query, path) => {
    expect(await findFirstPage(engine, query)).toBe(path);
  });
});

describe('operators, dates and long words', () => {
  it.each(['=>', '?.', '??', '.*', '&&', '::', '!==', '|>', '🎉', '→', '$', '...'])(
    'are found as headings: %s',
    async (sign) => {
      const engine = createTestEngine([
        createPage('/words/', 'Words', 'An arrow -> b, and - a dash – or two -- of them … and so on.'),
        createPage('/signs/', 'Signs', '', {...createSection(`The operator ${sign}`, 'Text.'), slug: 'it'}),
      ]);
      expect((await searchEngine(engine, sign)).hits.map(({url}) => url)).toEqual(['/signs/#it']);
      expect((await searchEngine(engine, `operator ${sign}`)).hits[0]?.url).toBe('/signs/#it');
    },
  );

  const dates = createTestEngine([
    createPage('/may/', 'Changes of 2024-05-01', 'On 2024-05-01, at 10:05, this changed on 5 days, 2024.'),
    createPage('/january/', 'Changes of 2024-01-05', 'From 10-20 things.'),
    createPage('/late/', 'Changes of 31.12.2023', 'At 23:59.'),
  ]);

  it.each([
    ['2024-01-05', ['/january/']],
    ['2024/1/5', ['/january/']],
    ['2024-05', ['/may/']],
    ['2024-05-09', ['/may/']],
    ['31.12.2023', ['/late/']],
    ['2023', ['/late/']],
    ['10:05', ['/may/']],
    ['20 things', ['/january/']],
    ['2022-01-05', []],
  ])('dates and times are numbers: %s', async (query, paths) => {
    expect((await searchEngine(dates, query)).hits.map(({pageUrl}) => pageUrl)).toEqual(paths);
  });

  it.each([
    ['de', 'Rechtsschutzversicherungsgesellschaftsvertragsbedingungen', 'Rechtsschutz'],
    [
      'de',
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      'rindfleischetikettierungsuberwachungsaufgaben',
    ],
    ['fi', 'lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas', 'lentokone'],
    ['el', 'λοπαδοτεμαχοσελαχογαλεοκρανιολειψανοδριμυποτριμματοσιλφιοκαραβομελιτοκατακεχυμενο', 'λοπαδο'],
  ])('words of more than 40 letters are found by their prefix (%s)', async (locale, word, beginning) => {
    const engine = createTestEngine(
      [createPage('/other/', 'Other'), createPage('/it/', 'Page', `Hier steht ${word}.`)],
      {locale},
    );
    expect(await findFirstPage(engine, word)).toBe('/it/');
    expect(await findFirstPage(engine, beginning)).toBe('/it/');
  });
});

it('ranks an exact title above the same sidebar label', async () => {
  const own = createPage('/workflows/', 'Workflows', 'What they are.', createSection('Limits', 'A workflow has some.'));
  const other = {...createPage('/api/workflows/', 'Workflows in the API', 'Read a workflow.'), names: ['Workflows']};
  const engine = createTestEngine([other, own]);
  for (const query of ['workflow', 'workflows', 'what is a workflow'])
    expect(await findFirstPage(engine, query)).toBe('/workflows/');
  expect(await findFirstPage(engine, 'api workflows')).toBe('/api/workflows/');
});

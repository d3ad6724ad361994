import {describe, expect, it} from '@jest/globals';
import {createPage, createTestEngine, findFirstPage, findPageUrls, searchEngine} from '../../tests/pages';

describe('contractions', () => {
  const engine = createTestEngine([
    createPage('/types/', 'Types of tasks', 'Time to test the tasks that two teams take. It is defined there.'),
    createPage('/need/', 'What you don’t need', 'Nothing of this.'),
    createPage('/require/', 'require is not defined', 'The step has mixed two kinds of modules.'),
    createPage('/att/', 'Carriers', 'AT&T sends messages.'),
  ]);
  const getMarks = async (query: string): Promise<string[]> => {
    const {hits} = await searchEngine(engine, query);
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
  ])('match their long form: %s', async (query, path) => {
    expect(await findFirstPage(engine, query)).toBe(path);
  });

  it('are highlighted as a whole, but no words starting with their last letter', async () => {
    expect(await getMarks("don't")).toEqual(['don’t', 'not']);
    expect(await getMarks('AT&T')).toEqual(['AT&amp;T']);
  });

  it.each(['en', 'fr', 'it', 'tr'])("don't match a single letter next to an apostrophe (%s)", async (locale) => {
    const own = createTestEngine(
      [createPage('/other/', 'Lists', 'Letters to learn.'), createPage('/api/', 'API', 'Accès à l’API dell’utente.')],
      {locale},
    );
    for (const query of ['l’API', "l'api", 'dell’API', "d'API", "API'yi", 'API’s'])
      expect(await findPageUrls(own, query)).toEqual(['/api/']);
    expect(await findFirstPage(own, "l'")).toBeDefined();
  });
});

describe('numbers with letters', () => {
  const engine = createTestEngine([
    createPage('/limits/', 'Limits', 'At most 10 GB in all, 5 MB for each file, and 500ms.'),
    createPage('/sizes/', 'Sizes', 'A cache of 20GB.'),
    createPage('/python/', 'Python 3', 'Its versions.'),
    createPage('/codes/', 'Codes', 'E0308 is an error of S3.'),
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
  ])('are found with or without a space, and never corrected: %s', async (query, paths) => {
    expect(await findPageUrls(engine, query)).toEqual(paths);
  });
});

describe('particles of a verb', () => {
  const repeat = (word: string): string => `${word} `.repeat(9);
  const engine = createTestEngine([
    createPage('/logs/', 'Logs', repeat('log')),
    createPage('/login/', 'Log in', 'With an account.'),
    createPage('/settings/', 'Settings', repeat('setting')),
    createPage('/set-up/', 'Setting up filters', 'For messages.'),
    createPage('/back/', 'Back', repeat('back')),
    createPage('/backups/', 'Back up your data', 'Every day.'),
    createPage('/starts/', 'Starts', repeat('start')),
    createPage('/started/', 'Get started', 'In a minute.'),
    createPage('/runs/', 'Running workflows', 'By hand.'),
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
  ])('find the page with that title: %s', async (query, path) => {
    expect(await findFirstPage(engine, query)).toBe(path);
  });
});

import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {startAlgoliaDouble, type AlgoliaDouble} from '../tests/algoliaDouble';
import {createPage, getRecords, createSection} from '../tests/pages';
import type {HostedRecord} from './engine/records';
import {RECORDS_FILE} from './output';
import {pushRecords, type PushSite} from './pushCommand';
import {pushIndex} from './pushIndex';

const records = getRecords(
  createPage('/steps/', 'Steps', 'One stage.', createSection('Limits', 'What is allowed.', ['$.flow.exit'])),
);

const SETTINGS = {
  locales: ['en', 'pt-BR', 'km', 'fil', 'zh-Hans'],
  synonyms: [
    ['cron', 'schedule'],
    ['資料庫', '数据库'],
    ['データベース', 'DB'],
  ],
};

describe('search:push', () => {
  let calls: [method: string, given: unknown][];
  const list = (): string[] => calls.map(([method]) => method);

  /** Creates a client with existing indexes, and optionally a method that fails. */
  const createClient = (failing = '', names: readonly string[] = ['docs']): Algoliasearch => {
    const call = (method: string) => async (given: unknown) => {
      calls.push([method, given]);
      if (method === failing) throw new Error('refused');
      return {taskID: 1, items: names.map((name) => ({name}))};
    };
    return new Proxy({}, {get: (_, method) => call(String(method))}) as Algoliasearch;
  };

  beforeEach(() => {
    calls = [];
  });

  const NOW = Date.UTC(2026, 10, 28);
  const TEMPORARY = `docs_search_push_${NOW}_`;
  const send = (client: Algoliasearch): Promise<void> => pushIndex(client, 'docs', records, SETTINGS, NOW);

  it('pushes to a temporary index, then replaces the live one', async () => {
    await send(createClient());
    expect(list().filter((method) => method !== 'waitForTask')).toEqual([
      'operationIndex',
      'setSettings',
      'saveSynonyms',
      'saveObjects',
      'operationIndex',
      'listIndices',
    ]);
    const synonymHit = SETTINGS.synonyms.map((synonyms, at) => ({
      objectID: `synonym-${at}`,
      type: 'synonym',
      synonyms,
    }));
    const indexName = expect.stringContaining(TEMPORARY);
    expect(Object.fromEntries(calls)).toMatchObject({
      setSettings: {indexName, indexSettings: {queryLanguages: ['en', 'pt', 'zh']}},
      saveSynonyms: {indexName, synonymHit, replaceExistingSynonyms: true},
      saveObjects: {indexName, objects: records, waitForTasks: true},
      operationIndex: {indexName, operationIndexParams: {operation: 'move', destination: 'docs'}},
    });
  });

  it.each(['setSettings', 'saveSynonyms', 'saveObjects', 'waitForTask', 'operationIndex'])(
    'keeps the live index if %s fails, and deletes the temporary one',
    async (step) => {
      await expect(send(createClient(step))).rejects.toThrow('refused');
      expect(calls).not.toContainEqual([
        'operationIndex',
        expect.objectContaining({operationIndexParams: {operation: 'move', destination: 'docs'}}),
      ]);
      expect(calls.at(-1)).toEqual(['deleteIndex', {indexName: expect.stringContaining(TEMPORARY)}]);
    },
  );

  it.each(['refused', 'Unreachable hosts', 'The maximum number of retries exceeded'])(
    'says that the new index was accepted if waiting for it fails: %s',
    async (reason) => {
      let copiesAndMoves = 0;
      const client = createClient();
      const {operationIndex, waitForTask} = client;
      const failing = {
        operationIndex: async (given: never) => {
          copiesAndMoves += 1;
          return operationIndex(given);
        },
        waitForTask: async (given: never) => {
          if (copiesAndMoves === 2) throw new Error(reason);
          return waitForTask(given);
        },
      };
      const proxy = new Proxy(client, {get: (_, name) => Reflect.get(name in failing ? failing : client, name)});
      await expect(send(proxy)).rejects.toThrow(
        `Algolia accepted the new docs, but didn't confirm that it's live: ${reason}`,
      );
      expect(list()).not.toContain('deleteIndex');
    },
  );

  it('deletes temporary indices of interrupted pushes, but no others', async () => {
    const names = [
      'docs',
      'docs_tmp_123456',
      'docs_tmp_2',
      `docs_search_push_${NOW - 1000}_abc123`,
      `docs_search_push_${NOW - 25 * 60 * 60 * 1000}_abc123`,
      'docs_search_push_2024',
      'docs_search_push_1700000000000_of us',
      `docs_v2_search_push_${NOW - 25 * 60 * 60 * 1000}_abc123`,
    ];
    await send(createClient('', names));
    const deleted = calls.filter(([method]) => method === 'deleteIndex');
    expect(deleted).toEqual([['deleteIndex', {indexName: names[4]}]]);
  });

  it.each([
    [
      ['en_US', 'PT_br'],
      ['en', 'pt'],
    ],
    [['not a locale', 'x-private', ''], []],
    [['zh-Hans', 'zh_Hant'], ['zh']],
  ])('detects the languages of the locales %j', async (locales, languages) => {
    await pushIndex(createClient(), 'docs', records, {...SETTINGS, locales}, NOW);
    const indexSettings = expect.objectContaining({queryLanguages: languages});
    expect(calls).toContainEqual(['setSettings', expect.objectContaining({indexSettings})]);
  });

  it.each(['listIndices', 'deleteIndex'])("works with a key that can't use %s", async (step) => {
    await send(createClient(step, ['docs', 'docs_search_push_1700000000000_abc123']));
    expect(list()).toContain('saveObjects');
  });

  it('throws instead of replacing an index with an empty one', async () => {
    await expect(pushIndex(createClient(), 'docs', [], SETTINGS)).rejects.toThrow('left as it is');
    expect(calls).toEqual([]);
  });
});

const VARIABLE = 'ALGOLIA_ADMIN_KEY';

describe('simultaneous pushes', () => {
  let double: AlgoliaDouble;
  beforeEach(async () => {
    double = await startAlgoliaDouble();
  });
  afterEach(() => double.close());

  const send = (name: string): Promise<void> => {
    const host = {url: `127.0.0.1:${double.port}`, accept: 'readWrite', protocol: 'http'} as const;
    const client = algoliasearch('TESTAPP', 'key', {hosts: [host]});
    const many = Array.from({length: 2500}, (_, at) => ({...records[0], objectID: `${name}${at}`}) as HostedRecord);
    return pushIndex(client, 'docs', many, SETTINGS);
  };

  it("don't mix their records, and keep other indices with similar names", async () => {
    double.open('docs_tmp_2').set('own', {objectID: 'own'});
    await Promise.all([send('first'), send('second')]);
    const ids = [...double.open('docs').keys()];
    expect(ids).toHaveLength(2500);
    expect(new Set(ids.map((id) => id.startsWith('first'))).size).toBe(1);
    expect(double.names().sort()).toEqual(['docs', 'docs_tmp_2']);
  });
});

const LAYOUTS: readonly (readonly [
  string,
  string,
  Readonly<Record<string, readonly [base: string, folder: string]>>,
])[] = [
  ['of their names', '', {en: ['/', '.'], de: ['/de/', 'de']}],
  ['below a base path', '', {en: ['/docs/', '.'], de: ['/docs/de/', 'de']}],
  ['of other names', '', {en: ['/', '.'], 'zh-Hans': ['/cn/', 'cn']}],
  ['also for the default locale', 'en', {en: ['/en/', 'en'], fr: ['/fr/', 'fr']}],
  ['outside of the base path', '', {en: ['/docs/', '.'], ja: ['/ja/docs/', 'ja/docs']}],
  ['of several parts', '', {en: ['/', '.'], 'pt-BR': ['/pt/br/', 'pt/br']}],
];

describe('docusaurus search:push', () => {
  let outDir: string;
  const run = (dryRun = false, layout = LAYOUTS[0], locale?: readonly string[]): Promise<void> => {
    const [, current = '', locales = {}] = layout ?? [];
    const index = {appId: 'APP', indexName: 'docs'};
    const i18n = {
      defaultLocale: 'en',
      currentLocale: 'en',
      locales: Object.keys(locales),
      localeConfigs: Object.fromEntries(Object.entries(locales).map(([name, [baseUrl]]) => [name, {baseUrl}])),
    } as PushSite['i18n'];
    return pushRecords(
      {outDir: join(outDir, current), i18n, options: {synonyms: []}, index},
      {dryRun, ...(locale && {locale})},
    );
  };
  const write = (folder: string, text = JSON.stringify(records)): void => {
    mkdirSync(join(outDir, folder), {recursive: true});
    writeFileSync(join(outDir, folder, RECORDS_FILE), text);
  };
  /** Counts the records that a dry run finds. */
  const count = async (...given: Parameters<typeof run>): Promise<unknown> => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      await run(...given);
      return log.mock.calls;
    } finally {
      log.mockRestore();
    }
  };

  beforeEach(() => {
    outDir = mkdtempSync(join(tmpdir(), 'push-'));
    process.env[VARIABLE] = 'key';
  });
  afterEach(() => {
    rmSync(outDir, {recursive: true});
    delete process.env[VARIABLE];
  });

  it('names a missing variable', async () => {
    delete process.env[VARIABLE];
    ['.', 'de'].forEach((folder) => write(folder));
    await expect(count()).rejects.toThrow('ALGOLIA_ADMIN_KEY is not set');
  });

  it('throws without a build', () =>
    expect(run()).rejects.toThrow(
      `No search records found for the locale "en": looked for ${join(outDir, RECORDS_FILE)}`,
    ));

  it.each(LAYOUTS)('counts the records in folders %s in a dry run without a key', async (...layout) => {
    delete process.env[VARIABLE];
    Object.values(layout[2]).forEach(([, folder]) => write(folder));
    expect(await count(true, layout)).toEqual([['4 records for docs']]);
  });

  it('requires naming locales to push only some of them', async () => {
    write('.');
    await expect(run(true)).rejects.toThrow('for the locale "de"');
    expect(await count(true, LAYOUTS[0], ['en'])).toEqual([['2 records for docs']]);
    await expect(run(true, LAYOUTS[0], ['it'])).rejects.toThrow(
      `"it" isn't a locale of this site; its locales: en, de`,
    );
  });

  it('accepts each locale once', async () => {
    write('.');
    expect(await count(true, LAYOUTS[0], ['en', 'en'])).toEqual([['2 records for docs']]);
  });

  it('throws if two locales have the same folder', async () => {
    write('.');
    const layout = ['of other hosts', '', {en: ['/', '.'], fr: ['/', '.']}] as const;
    await expect(run(true, layout)).rejects.toThrow('The locales "en" and "fr" have the same folder');
    expect(await count(true, layout, ['fr'])).toEqual([['2 records for docs']]);
  });

  it.each(['[]', '{}', 'null', '"records"', '[null]', '[[]]', '[{}]', '[{"objectID": 1}]'])(
    'names an invalid file: %s',
    async (text) => {
      write('.');
      write('de', text);
      await expect(run(true)).rejects.toThrow(`${join(outDir, 'de', RECORDS_FILE)} can't be read`);
    },
  );

  it.each(['', '[{"objectID": "a"', '[{]', '\0'])('names a truncated file: %j', async (text) => {
    write('.');
    write('de', text);
    await expect(run(true)).rejects.toThrow(`${join(outDir, 'de', RECORDS_FILE)} can't be read`);
  });
});

it('only the push command reads the write key', () => {
  const folder = import.meta.dirname;
  const naming = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes('ALGOLIA_ADMIN_KEY'));
  expect(naming.sort()).toEqual(['pushCommand.ts']);
});

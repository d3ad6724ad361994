import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import type {Algoliasearch} from 'algoliasearch';
import {page, recordsOf, section} from '../tests/pages';
import {RECORDS_FILE} from './output';
import {push, type PushSite} from './pushCommand';
import {pushIndex} from './pushIndex';

const records = recordsOf(
  page('/steps/', 'Steps', 'One stage.', section('Limits', 'What is allowed.', ['$.flow.exit'])),
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

  /** A client that knows the names of indexes, and of which a method fails. */
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

  it('sends settings and synonyms, waits for them, and then replaces the records in one step', async () => {
    await pushIndex(createClient(), 'docs', records, SETTINGS);
    expect(list()).toEqual([
      'setSettings',
      'saveSynonyms',
      'waitForTask',
      'waitForTask',
      'listIndices',
      'replaceAllObjects',
    ]);
    const synonymHit = SETTINGS.synonyms.map((synonyms, at) => ({
      objectID: `synonym-${at}`,
      type: 'synonym',
      synonyms,
    }));
    expect(Object.fromEntries(calls)).toMatchObject({
      setSettings: {indexName: 'docs', indexSettings: {queryLanguages: ['en', 'pt', 'zh']}},
      saveSynonyms: {indexName: 'docs', synonymHit, replaceExistingSynonyms: true},
      replaceAllObjects: {indexName: 'docs', objects: records},
    });
  });

  it.each(['setSettings', 'saveSynonyms', 'waitForTask'])(
    'leaves the records as they were when %s fails',
    async (step) => {
      await expect(pushIndex(createClient(step), 'docs', records, SETTINGS)).rejects.toThrow('refused');
      expect(list()).not.toContain('replaceAllObjects');
    },
  );

  it('removes the index of a push that was interrupted, and no other', async () => {
    const names = ['docs', 'docs_tmp_123456', 'docs_tmp_new', 'other_tmp_1'];
    await pushIndex(createClient('', names), 'docs', records, SETTINGS);
    const deleted = calls.filter(([method]) => method === 'deleteIndex');
    expect(deleted).toEqual([['deleteIndex', {indexName: 'docs_tmp_123456'}]]);
  });

  it('goes on with a key that may not list indexes', async () => {
    await pushIndex(createClient('listIndices'), 'docs', records, SETTINGS);
    expect(list()).toContain('replaceAllObjects');
  });

  it('refuses to put nothing in the place of something', async () => {
    await expect(pushIndex(createClient(), 'docs', [], SETTINGS)).rejects.toThrow('left as it is');
    expect(calls).toEqual([]);
  });
});

const VARIABLE = 'ALGOLIA_ADMIN_KEY';

describe('docusaurus search:push', () => {
  let outDir: string;
  const run = (isDry = false): Promise<void> => {
    const index = {appId: 'APP', indexName: 'docs'};
    const i18n = {defaultLocale: 'en', locales: ['en', 'de']} as PushSite['i18n'];
    return push({outDir, i18n, options: {synonyms: []}, index}, isDry);
  };

  beforeEach(() => {
    outDir = mkdtempSync(join(tmpdir(), 'push-'));
    process.env[VARIABLE] = 'key';
  });
  afterEach(() => {
    rmSync(outDir, {recursive: true});
    delete process.env[VARIABLE];
  });

  it('names the variable that is missing', async () => {
    delete process.env[VARIABLE];
    await expect(run()).rejects.toThrow('ALGOLIA_ADMIN_KEY is not set');
  });

  it('says that there is no build', () =>
    expect(run()).rejects.toThrow(`${join(outDir, RECORDS_FILE)} is missing; build the site first`));

  it('says in a dry run how many records there are, and sends none', async () => {
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    writeFileSync(join(outDir, RECORDS_FILE), JSON.stringify(records));
    await run(true);
    expect(said.mock.calls).toEqual([['2 records for docs']]);
    said.mockRestore();
  });
});

it('is the one that reads the key which may write, so that no build can hold it', () => {
  const folder = import.meta.dirname;
  const naming = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes('ALGOLIA_ADMIN_KEY'));
  expect(naming.sort()).toEqual(['pushCommand.ts']);
});

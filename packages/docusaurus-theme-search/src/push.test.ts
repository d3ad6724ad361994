import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {startAlgoliaDouble, type AlgoliaDouble} from '../tests/algoliaDouble';
import {page, recordsOf, section} from '../tests/pages';
import type {HostedRecord} from './engine/records';
import {RECORDS_FILE} from './output';
import {push, type PushSite} from './pushCommand';
import {createIndexSettings, pushIndex} from './pushIndex';

const records = (path: string, title: string, text: string): HostedRecord[] =>
  recordsOf(page(path, title, text, section('Limits', 'What is allowed.', ['$.flow.exit'])));

const SETTINGS = {
  locales: ['en', 'pt-BR', 'km', 'fil', 'zh-Hans'],
  synonyms: [
    ['cron', 'schedule'],
    ['資料庫', '数据库'],
    ['データベース', 'DB'],
  ],
};
const OLD = [...records('/steps/', 'Steps', 'as it was'), ...records('/gone/', 'Gone', 'to be removed')];
const NEW = [...records('/steps/', 'Steps', 'as it is now'), ...records('/fresh/', 'Fresh', 'just written')];

describe('search:push', () => {
  let double: AlgoliaDouble;
  let client: Algoliasearch;

  beforeEach(async () => {
    double = await startAlgoliaDouble();
    client = algoliasearch('TESTAPP', 'admin-key', {
      hosts: [{url: `127.0.0.1:${double.port}`, accept: 'readWrite', protocol: 'http'}],
    });
    await pushIndex(client, 'docs', OLD, SETTINGS);
  });
  afterEach(() => double.close());

  const paths = (from: number): string[] => double.requests.slice(from).map(({method, path}) => `${method} ${path}`);

  it('sends settings and synonyms, then replaces the records through a temporary index', async () => {
    const before = double.requests.length;
    await pushIndex(client, 'docs', NEW, SETTINGS);
    const sent = paths(before)
      .filter((line) => !line.includes('/task/'))
      .map((line) => line.replace(/docs_tmp_\d+/, 'docs_tmp'));
    expect(sent).toEqual([
      'PUT /1/indexes/docs/settings',
      'POST /1/indexes/docs/synonyms/batch',
      'GET /1/indexes',
      'POST /1/indexes/docs/operation',
      'POST /1/indexes/docs_tmp/batch',
      'POST /1/indexes/docs/operation',
      'POST /1/indexes/docs_tmp/operation',
    ]);
    expect(double.names()).toEqual(['docs']);
    expect([...double.open('docs').objects.keys()].sort()).toEqual(NEW.map(({objectID}) => objectID).sort());
    expect(double.open('docs').settings).toEqual(JSON.parse(JSON.stringify(createIndexSettings(SETTINGS.locales))));
    expect(double.open('docs').settings).toMatchObject({queryLanguages: ['en', 'pt', 'zh']});
    expect(double.open('docs').synonyms).toEqual(
      SETTINGS.synonyms.map((synonyms, at) => ({objectID: `synonym-${at}`, type: 'synonym', synonyms})),
    );
    expect(double.requests.every(({key}) => key === 'admin-key')).toBe(true);
  });

  it.each(['/settings', '/synonyms/batch', '/batch', '/operation'])(
    'leaves the live records as they were when %s fails, and recovers with the next push',
    async (endpoint) => {
      double.setMode(403, ({path}) => path.endsWith(endpoint));
      await expect(pushIndex(client, 'docs', NEW, SETTINGS)).rejects.toThrow();
      expect([...double.open('docs').objects.values()]).toEqual(OLD);
      double.setMode('ok');
      await pushIndex(client, 'docs', NEW, SETTINGS);
      expect(double.open('docs').objects.size).toBe(NEW.length);
      expect(double.names()).toEqual(['docs']);
    },
  );

  it('removes the index of a push that was interrupted, and no other', async () => {
    for (const name of ['docs_tmp_123456', 'docs_tmp_new', 'other_tmp_1']) double.open(name);
    await pushIndex(client, 'docs', NEW, SETTINGS);
    expect(double.names().sort()).toEqual(['docs', 'docs_tmp_new', 'other_tmp_1']);
  });

  it('goes on with a key that may not list indexes', async () => {
    double.setMode(403, ({path}) => path === '/1/indexes');
    await pushIndex(client, 'docs', NEW, SETTINGS);
    expect(double.open('docs').objects.size).toBe(NEW.length);
  });

  it('refuses to put nothing in the place of something', async () => {
    await expect(pushIndex(client, 'docs', [], SETTINGS)).rejects.toThrow('left as it is');
    expect(double.open('docs').objects.size).toBe(OLD.length);
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
    writeFileSync(join(outDir, RECORDS_FILE), JSON.stringify(NEW));
    await run(true);
    expect(said.mock.calls).toEqual([['4 records for docs']]);
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

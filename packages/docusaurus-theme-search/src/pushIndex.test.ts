import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {startAlgoliaDouble, type AlgoliaDouble} from '../tests/algoliaDouble';
import {toRecords} from './engine/records';
import type {HostedRecord} from './output';
import {describeDiff} from './pushCommand';
import {createIndexSettings, dryRun, pushIndex} from './pushIndex';

const page = (path: string, title: string, text: string): HostedRecord[] =>
  toRecords(
    {
      path,
      title,
      description: `About ${title}.`,
      category: 'Workflows',
      rank: 90,
      sections: [
        {level: 1, title, slug: null, text, identifiers: []},
        {level: 2, title: 'Limits', slug: 'limits', text: 'What is allowed.', identifiers: ['$.flow.exit']},
      ],
    },
    {siteUrl: 'https://docs.example/docs/', codeLanguages: []},
  ).map((record) => ({...record, version: 'latest', lang: 'en', docusaurus_tag: 'docs-default-current'}));

const SETTINGS = {locales: ['en', 'pt-BR'], synonyms: [['cron', 'schedule']]};
const OLD = [...page('/steps/', 'Steps', 'as it was'), ...page('/gone/', 'Gone', 'to be removed')];
const NEW = [...page('/steps/', 'Steps', 'as it is now'), ...page('/fresh/', 'Fresh', 'just written')];

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
      'POST /1/indexes/docs/operation',
      'POST /1/indexes/docs_tmp/batch',
      'POST /1/indexes/docs/operation',
      'POST /1/indexes/docs_tmp/operation',
    ]);
    expect(double.names()).toEqual(['docs']);
    expect([...(double.index('docs')?.objects.keys() ?? [])].sort()).toEqual(NEW.map(({objectID}) => objectID).sort());
    expect(double.index('docs')?.settings).toEqual(JSON.parse(JSON.stringify(createIndexSettings(SETTINGS.locales))));
    expect(double.index('docs')?.settings).toMatchObject({queryLanguages: ['en', 'pt']});
    expect(double.index('docs')?.synonyms).toEqual([
      {objectID: 'synonym-cron', type: 'synonym', synonyms: ['cron', 'schedule']},
    ]);
    expect(double.requests.every(({key}) => key === 'admin-key')).toBe(true);
  });

  it.each(['/settings', '/synonyms/batch', '/batch', '/operation'])(
    'leaves the live records as they were when %s fails, and recovers with the next push',
    async (endpoint) => {
      double.setMode({kind: 'status', status: 403}, ({path}) => path.endsWith(endpoint));
      await expect(pushIndex(client, 'docs', NEW, SETTINGS)).rejects.toThrow();
      expect([...(double.index('docs')?.objects.values() ?? [])]).toEqual(OLD);
      double.setMode({kind: 'ok'});
      await pushIndex(client, 'docs', NEW, SETTINGS);
      expect(double.index('docs')?.objects.size).toBe(NEW.length);
      expect(double.names()).toEqual(['docs']);
    },
  );

  it('refuses to put nothing in the place of something', async () => {
    await expect(pushIndex(client, 'docs', [], SETTINGS)).rejects.toThrow('left as it is');
    expect(double.index('docs')?.objects.size).toBe(OLD.length);
  });

  it('prints the difference in a dry run and changes nothing', async () => {
    const before = double.requests.length;
    const diff = await dryRun(client, 'docs', NEW);
    expect(describeDiff(diff)).toBe(
      [
        '  added: 2',
        '    https://docs.example/docs/fresh/',
        '    https://docs.example/docs/fresh/#limits',
        '  changed: 1',
        '    https://docs.example/docs/steps/',
        '  removed: 2',
        '    https://docs.example/docs/gone/',
        '    https://docs.example/docs/gone/#limits',
        '  the same: 1',
      ].join('\n'),
    );
    expect(paths(before)).toEqual(['POST /1/indexes/docs/browse']);
  });

  it('takes an index that does not exist for an empty one', async () => {
    const diff = await dryRun(client, 'never-made', NEW);
    expect(diff.added).toHaveLength(NEW.length);
  });
});

import {spawnSync} from 'node:child_process';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {describeDiff} from '../../tools/search-push/diffRecords';
import {INDEX_SETTINGS} from '../../src/plugins/search/records/indexSettings';
import {dryRun, pushIndex} from '../../tools/search-push/pushIndex';
import {toRecords, type SearchRecord} from '../../src/plugins/search/records/searchRecord';
import {startAlgoliaDouble, type AlgoliaDouble} from './algoliaDouble';

const page = (path: string, title: string, text: string): SearchRecord[] =>
  toRecords(
    {
      path,
      title,
      description: `About ${title}.`,
      category: 'Workflows',
      version: 'latest',
      sections: [
        {level: 1, title, slug: null, text, identifiers: []},
        {level: 2, title: 'Limits', slug: 'limits', text: 'What is allowed.', identifiers: ['$.flow.exit']},
      ],
    },
    'https://docs.example/docs/',
  );

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
    await pushIndex(client, 'docs', OLD);
  });
  afterEach(() => double.close());

  const paths = (from: number): string[] => double.requests.slice(from).map(({method, path}) => `${method} ${path}`);

  it('sends settings and synonyms, then replaces the records through a temporary index', async () => {
    const before = double.requests.length;
    await pushIndex(client, 'docs', NEW);
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
    expect(double.index('docs')?.settings).toEqual(JSON.parse(JSON.stringify(INDEX_SETTINGS)));
    expect(double.requests.every(({key}) => key === 'admin-key')).toBe(true);
  });

  it.each(['/settings', '/synonyms/batch', '/batch', '/operation'])(
    'leaves the live records as they were when %s fails, and recovers with the next push',
    async (endpoint) => {
      double.setMode({kind: 'status', status: 403}, ({path}) => path.endsWith(endpoint));
      await expect(pushIndex(client, 'docs', NEW)).rejects.toThrow();
      expect([...(double.index('docs')?.objects.values() ?? [])]).toEqual(OLD);
      double.setMode({kind: 'ok'});
      await pushIndex(client, 'docs', NEW);
      expect(double.index('docs')?.objects.size).toBe(NEW.length);
      expect(double.names()).toEqual(['docs']);
    },
  );

  it('refuses to put nothing in the place of something', async () => {
    await expect(pushIndex(client, 'docs', [])).rejects.toThrow('left as it is');
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

  it('sends nothing where its option is mistyped', () => {
    const words = ['--import', 'tsx', 'tools/search-push/cli.ts', '--dryrun'];
    const {status, stderr} = spawnSync(process.execPath, words, {encoding: 'utf8'});
    expect(stderr).toContain('Unknown: --dryrun. The one option is --dry-run. Nothing was sent.');
    expect(status).toBe(1);
  });
});

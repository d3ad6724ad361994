import {spawnSync} from 'node:child_process';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {describeDiff} from '../../src/plugins/search/push/diffRecords';
import {INDEX_SETTINGS} from '../../src/plugins/search/push/indexSettings';
import {dryRun, nextIndex, pushIndex} from '../../src/plugins/search/push/pushIndex';
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

  it('fills a temporary index with settings, synonyms and records before one move makes it live', async () => {
    const before = double.requests.length;
    await pushIndex(client, 'docs', NEW);
    const sent = paths(before).filter((line) => !line.includes('/task/'));
    expect(sent).toEqual([
      'DELETE /1/indexes/docs_next',
      'PUT /1/indexes/docs_next/settings',
      'POST /1/indexes/docs_next/synonyms/batch',
      'POST /1/indexes/docs_next/batch',
      'POST /1/indexes/docs_next/operation',
    ]);
    expect(double.names()).toEqual(['docs']);
    expect([...(double.index('docs')?.objects.keys() ?? [])].sort()).toEqual(NEW.map(({objectID}) => objectID).sort());
    expect(double.index('docs')?.settings).toEqual(JSON.parse(JSON.stringify(INDEX_SETTINGS)));
    expect(double.requests.every(({key}) => key === 'admin-key')).toBe(true);
  });

  it.each(['/settings', '/synonyms/batch', '/batch', '/operation'])(
    'leaves the live index as it was when %s fails, and recovers with the next push',
    async (endpoint) => {
      double.setMode({kind: 'status', status: 403}, ({path}) => path.endsWith(endpoint));
      await expect(pushIndex(client, 'docs', NEW)).rejects.toThrow();
      expect([...(double.index('docs')?.objects.values() ?? [])]).toEqual(OLD);
      double.setMode({kind: 'ok'});
      await pushIndex(client, 'docs', NEW);
      expect(double.index('docs')?.objects.size).toBe(NEW.length);
      expect(double.index(nextIndex('docs'))).toBeUndefined();
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
    const words = ['--import', 'tsx', 'src/plugins/search/push/cli.ts', '--dryrun'];
    const {status, stderr} = spawnSync(process.execPath, words, {encoding: 'utf8'});
    expect(stderr).toContain('Unknown: --dryrun. The one option is --dry-run. Nothing was sent.');
    expect(status).toBe(1);
  });
});

import {afterEach, describe, expect, it, jest} from '@jest/globals';
import {FORMAT} from '../engine/records';
import {loadIndex} from './loadIndex';

type Files = Readonly<Record<string, string | number | null>>;

const MANIFEST = JSON.stringify({format: FORMAT, versions: {latest: 'latest.1.json'}});
const INDEX = JSON.stringify({format: FORMAT, siteUrl: 'https://docs.example/', pages: []});

/** Answers with texts, with statuses, or not at all. */
function serve(files: Files): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const file = files[String(url).replace('/data/', '')];
    if (file === null || file === undefined) throw new TypeError('failed to fetch');
    return typeof file === 'number' ? new Response('', {status: file}) : new Response(file);
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('loading the index', () => {
  it('reads the file that the manifest names', async () => {
    serve({'manifest.json': MANIFEST, 'latest.1.json': INDEX});
    expect(await loadIndex('/data/', 'latest')).toMatchObject({pages: []});
  });

  it.each([
    ['missing', {'manifest.json': MANIFEST, 'latest.1.json': 404}],
    ['unreachable', {'manifest.json': null}],
    ['damaged', {'manifest.json': MANIFEST, 'latest.1.json': 'half a fi'}],
    ['damaged', {'manifest.json': MANIFEST, 'latest.1.json': '{"format":99}'}],
    ['damaged', {'manifest.json': MANIFEST, 'latest.1.json': ''}],
    ['damaged', {'manifest.json': 'null'}],
    ['damaged', {'manifest.json': JSON.stringify({format: FORMAT, versions: {}})}],
  ] as const)('fails as %s: %j', async (kind, files) => {
    serve(files);
    await expect(loadIndex('/data/', 'latest')).rejects.toMatchObject({kind});
  });
});

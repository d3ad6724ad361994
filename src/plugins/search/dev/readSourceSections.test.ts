import type {IncomingMessage, ServerResponse} from 'node:http';
import {describe, expect, it} from '@jest/globals';
import {DEFAULTS} from '../options';
import {createDevHandler, type DevSources} from './createDevMiddleware';
import {readSourceSections} from './readSourceSections';

const SOURCE = `import Tabs from '@theme/Tabs';

A **step** is [one stage](../index.mdx) of a workflow.

## Step \`exports\` {/* #step-exports */}

| Call | Effect |
| --- | --- |
| \`$.export\` | leaves data |

\`\`\`js title="a.mjs" run
$.flow.exit('done');
\`\`\`

### Plain heading

<Limit name="memory" /> {/* a note */}
- one
`;

describe('sections of a source', () => {
  it('are near enough to those of the built page', () => {
    expect(readSourceSections(SOURCE, 'Steps')).toEqual([
      {level: 1, title: 'Steps', slug: null, text: 'A step is one stage of a workflow.', identifiers: []},
      {
        level: 2,
        title: 'Step exports',
        slug: 'step-exports',
        text: 'Call Effect $.export leaves data',
        identifiers: expect.arrayContaining(['$.flow.exit']),
      },
      {level: 3, title: 'Plain heading', slug: 'plain-heading', text: 'one', identifiers: []},
    ]);
  });
});

describe('the development server', () => {
  let text = 'first words';
  const sources: DevSources = {
    assets: () => new Map([['worker.js', 'self']]),
    readPages: () =>
      Promise.resolve([
        {
          path: '/a/',
          title: 'A',
          description: '',
          category: 'Test',
          version: 'latest',
          sections: [{level: 1, title: 'A', slug: null, text, identifiers: []}],
        },
      ]),
  };
  const handle = createDevHandler(
    '/docs/search-data/',
    {options: DEFAULTS, siteUrl: 'https://docs.example/docs/'},
    sources,
  );
  const get = (url: string): Promise<{status: number; body?: string}> =>
    new Promise((resolve) => {
      let status = 0;
      const response = {
        writeHead: (code: number) => (status = code),
        end: (body?: string) => resolve({status, ...(body !== undefined && {body})}),
      };
      handle({url} as IncomingMessage, response as unknown as ServerResponse, () => resolve({status: -1}));
    });

  it('serves the worker, and an index of what is written now', async () => {
    expect(await get('/docs/search-data/worker.js')).toEqual({status: 200, body: 'self'});
    const before = (await get('/docs/search-data/manifest.json')).body;
    text = 'other words';
    const after = (await get('/docs/search-data/manifest.json')).body;
    expect(after).not.toBe(before);
    const core = (JSON.parse(after ?? '{}') as {versions: {latest: string}}).versions.latest;
    expect((await get(`/docs/search-data/${core}`)).status).toBe(200);
  });

  it('leaves other addresses alone and knows what is not there', async () => {
    expect((await get('/docs/limits/')).status).toBe(-1);
    expect((await get('/docs/search-data/nothing.json')).status).toBe(404);
  });
});

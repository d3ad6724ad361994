import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from '@jest/globals';
import {ISSUE_TITLE, openIssue} from './openIssue';
import {describeStalePages, listStalePages} from './staleSamples';

const result = (page: string, date: string) => ({page, date, tool: 'Node.js 20.20'});
const NOW = new Date('2026-12-31T12:00:00Z');

describe('listStalePages', () => {
  const results = {
    a: result('docs/a/index.mdx', '2026-12-30'),
    b: result('docs/a/index.mdx', '2026-10-01'),
    c: result('docs/b/index.mdx', '2026-10-02'),
    d: result('docs/c/index.mdx', '2026-01-01'),
  };

  it('goes by the sample that ran longest ago, and counts whole days', () => {
    expect(listStalePages(results, NOW)).toEqual([
      {page: 'docs/c/index.mdx', date: '2026-01-01', days: 364},
      {page: 'docs/a/index.mdx', date: '2026-10-01', days: 91},
    ]);
  });

  it('says what to run, or that all is well', () => {
    expect(describeStalePages(listStalePages(results, NOW))).toContain('npm run samples -- --update docs/c/index.mdx');
    expect(describeStalePages([])).toBe('The samples of every page have run in the last 90 days.');
  });
});

type Request = {readonly method: string | undefined; readonly url: string | undefined; readonly body: string};

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Answers as GitHub does, with some open issues, and keeps what it was asked. */
async function startGitHub(open: readonly unknown[]): Promise<{readonly baseUrl: string; readonly asked: Request[]}> {
  const asked: Request[] = [];
  const started = createServer((request, response) => {
    void readBody(request).then((body) => {
      asked.push({method: request.method, url: request.url, body});
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.method === 'GET' ? open : {html_url: 'https://github.example/issues/7'}));
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return {baseUrl: `http://127.0.0.1:${(started.address() as AddressInfo).port}`, asked};
}

const TARGET = {owner: 'millrace', repo: 'docs', token: 'test'};

describe('openIssue', () => {
  it('opens an issue where there is none', async () => {
    const {baseUrl, asked} = await startGitHub([{title: 'Another', number: 1}]);
    expect(await openIssue({...TARGET, baseUrl}, 'the pages')).toBe('https://github.example/issues/7');
    expect(asked.map(({method}) => method)).toEqual(['GET', 'POST']);
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({title: ISSUE_TITLE, body: 'the pages'});
  });

  it('writes into the one that is open', async () => {
    const {baseUrl, asked} = await startGitHub([{title: ISSUE_TITLE, number: 3}]);
    await openIssue({...TARGET, baseUrl}, 'the pages');
    expect(asked[1]).toMatchObject({method: 'PATCH', url: '/repos/millrace/docs/issues/3'});
  });
});

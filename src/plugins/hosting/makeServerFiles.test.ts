import {expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {makeServerFiles, SERVER_FOLDER} from './makeServerFiles';

function readConnect(feedbackUrl: string | null): string | undefined {
  const documents = new Map([['404.html', load('<p>Not found</p>')]]);
  const files = makeServerFiles({documents, paths: [], redirects: [], baseUrl: '/docs/', appId: null, feedbackUrl});
  return /connect-src [^;]*/.exec(files.get(`${SERVER_FOLDER}/headers.conf`) ?? '')?.[0];
}

it('lets pages send reports to the configured endpoint, and to no other', () => {
  const without = readConnect(null);
  expect(without).toMatch(/^connect-src 'self'/);
  expect(readConnect('https://reports.example/docs?key=1')).toBe(`${without} https://reports.example`);
});

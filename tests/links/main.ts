/**
 * Follows all links of the finished site on a server. None may be broken, and together they must lead to all pages of
 * the sitemap.
 */
import {resolve} from 'node:path';
import {BASE_URL, SITE_URL} from '../../src/config/addresses';
import {createPreviewServer} from '../../deploy/preview/createPreviewServer';
import {readRoutes} from '../builtPages';
import {listen} from '../freePort';
import {crawl, type Answer} from './crawl';

/** Requests a URL from the build's server, and treats URLs of the published site as its own. */
async function fetchAnswer(address: string): Promise<Answer> {
  const response = await fetch(address, {headers: {accept: 'text/html'}});
  const type = response.headers.get('content-type') ?? '';
  const text = (await response.text()).replaceAll(SITE_URL + BASE_URL, start);
  const isMarkdown = /^text\/(markdown|plain)/.test(type);
  return {status: response.status, ...(type.startsWith('text/html') ? {html: text} : isMarkdown && {markdown: text})};
}

const server = createPreviewServer({buildDir: resolve('build'), plain: false});
const start = `http://127.0.0.1:${await listen(server)}${BASE_URL}`;
const {reached, problems} = await crawl(start, fetchAnswer);
server.closeAllConnections();
server.close();

const orphans = readRoutes().filter((route) => !reached.has(start + route));
const unlinked = orphans.map(
  (route) => `/${route}: no page or sidebar links here; link to it, or list it in a sidebar`,
);
for (const problem of [...problems, ...unlinked]) console.error(problem.replaceAll(start, '/'));
console.log(`${reached.size} pages and redirects reached from the first page`);
if (problems.length + orphans.length > 0) process.exitCode = 1;

import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {load} from 'cheerio';
import {listAllVersions, type ListedDoc} from './listDocs';
import type {OutputContext, OutputPage} from './output';

/** Where Docusaurus may have written a page, by the setting `trailingSlash`. */
function listFiles(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return [`${bare}/index.html`, ...(bare === '' ? [] : [`${bare}.html`, bare])];
}

async function readPage(outDir: string, path: string): Promise<string> {
  for (const file of listFiles(path)) {
    const html = await readFile(join(outDir, file), 'utf8').catch(() => null);
    if (html !== null) return html;
  }
  throw new Error(
    `docusaurus-theme-search: the build has no file for ${path}; looked for ${listFiles(path).join(', ')}`,
  );
}

/**
 * Reads the pages that the docs plugin lists from the built site, for a site whose pages no other plugin reads.
 *
 * @throws when a page has no file, naming those looked for
 */
export async function readBuild(outDir: string, {plugins, baseUrl}: OutputContext): Promise<OutputPage[]> {
  const docs = listAllVersions(plugins).flatMap((version) => version.docs);
  const read = async ({permalink, title, description, frontMatter, unlisted}: ListedDoc): Promise<OutputPage> => {
    const path = `/${permalink.slice(baseUrl.length)}`;
    const html = await readPage(outDir, path);
    return {record: {path, title, description, frontmatter: frontMatter, unlisted}, article: () => load(html)};
  };
  return Promise.all(docs.map(read));
}

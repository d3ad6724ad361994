import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {versionById} from '../../../config/versions';
import {resolveFacts} from '../../../facts/substituteFacts';
import {DOCS_PLUGIN, type ListedPage, listPages} from 'docusaurus-plugin-built-site';
import {isSearchable, withSections} from '../records/readPages';
import type {SearchPage} from '../records/section';
import {readSourceSections} from './readSourceSections';

type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The pages of the site by their sources. */
export type SourceReader = {
  readonly setContent: (content: AllContent) => void;
  /** Reads all pages from their sources as they are now. */
  readonly readPages: () => Promise<SearchPage[]>;
};

async function readPage(page: ListedPage, siteDir: string): Promise<SearchPage> {
  const filePath = join(siteDir, page.relativePath);
  const {content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: await readFile(filePath, 'utf8')});
  const {text} = resolveFacts(content, versionById(page.version).facts);
  return withSections(page, readSourceSections(text, page.title));
}

/** Keeps the list of pages that Docusaurus loaded last, for the development server. */
export function createSourceReader(siteDir: string, baseUrl: string): SourceReader {
  let pages: ListedPage[] = [];
  return {
    setContent: (content) => {
      const docs = {name: DOCS_PLUGIN, content: content[DOCS_PLUGIN]?.default} as LoadedPlugin;
      pages = listPages([docs], {baseUrl, locale: 'en'}).pages.filter(isSearchable);
    },
    readPages: () => Promise.all(pages.map((page) => readPage(page, siteDir))),
  };
}

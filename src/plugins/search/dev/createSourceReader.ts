import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {resolveFacts} from '../../../facts/substituteFacts';
import {DOCS_PLUGIN} from '../../page-records/docsContent';
import {listPages, type ListedPage} from '../../page-records/listPages';
import {categoryOf} from '../records/categories';
import type {SearchPage} from '../records/section';
import type {SearchAssets} from '../writeSearch/buildAssets';
import {readSourceSections} from './readSourceSections';

type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What development knows of the site: its pages by source, and the parts of search that are built. */
export type SourceReader = {
  readonly setContent: (content: AllContent) => void;
  readonly setAssets: (assets: SearchAssets) => void;
  readonly assets: () => SearchAssets | null;
  /** Reads all pages from their sources as they are now. */
  readonly readPages: () => Promise<SearchPage[]>;
};

async function readPage(page: ListedPage, siteDir: string): Promise<SearchPage> {
  const filePath = join(siteDir, page.relativePath);
  const {content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: await readFile(filePath, 'utf8')});
  const {text} = resolveFacts(content, page.version);
  return {
    path: page.path,
    title: page.title,
    description: page.description,
    category: categoryOf(page.path),
    version: page.version === 'v2' ? 'latest' : 'v1',
    sections: readSourceSections(text, page.title),
  };
}

/** Keeps what Docusaurus loaded last, for the development server. */
export function createSourceReader(siteDir: string, baseUrl: string): SourceReader {
  let pages: ListedPage[] = [];
  let assets: SearchAssets | null = null;
  return {
    setContent: (content) => {
      const docs = {name: DOCS_PLUGIN, content: content[DOCS_PLUGIN]?.default} as LoadedPlugin;
      pages = listPages([docs], baseUrl).filter(({unlisted}) => !unlisted);
    },
    setAssets: (built) => {
      assets = built;
    },
    assets: () => assets,
    readPages: () => Promise.all(pages.map((page) => readPage(page, siteDir))),
  };
}

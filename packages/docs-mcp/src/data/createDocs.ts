import {createEngine, type SearchEngine} from 'docusaurus-theme-search/engine';
import type {ServedVersion, ServerOptions} from '../options';
import type {DocsData, DocsPage, DocsSample} from './docsData';

/** The documentation in memory: what every tool asks. */
export type Docs = {
  /** What the server is told of the site. */
  readonly site: ServerOptions;
  readonly siteUrl: string;
  readonly pages: readonly DocsPage[];
  readonly pageAt: (path: string) => DocsPage | undefined;
  readonly samplesOf: (path: string) => readonly DocsSample[];
  /** The version with an id. */
  readonly versionOf: (id: string) => ServedVersion;
  /** The search engine of a version, started by the first question. */
  readonly engineOf: (version: string) => SearchEngine;
  /** Full address of a path below the base path. */
  readonly addressOf: (path: string) => string;
};

/** Puts the data into memory. */
export function createDocs({pages, samples, search}: DocsData, site: ServerOptions): Docs {
  const {siteUrl, versions} = site;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const engines = new Map<string, SearchEngine>();

  function versionOf(id: string): ServedVersion {
    const found = versions.find((version) => version.id === id);
    if (!found) throw new Error(`There is no version "${id}"; allowed: ${versions.map((it) => it.id).join(', ')}.`);
    return found;
  }

  function engineOf(version: string): SearchEngine {
    const {facet} = versionOf(version);
    const index = search[facet];
    if (!index) throw new Error(`The data has no search index "${facet}". Make it from a finished build.`);
    const engine = engines.get(facet) ?? createEngine(index);
    engines.set(facet, engine);
    return engine;
  }

  return {
    site,
    siteUrl,
    pages,
    pageAt: (path) => byPath.get(path),
    samplesOf: (path) => samples.filter(({page}) => page === path),
    versionOf,
    engineOf,
    addressOf: (path) => siteUrl + path.replace(/^\//, ''),
  };
}

import {createEngine, type SearchEngine} from 'docusaurus-theme-search/engine';
import type {VersionFacet, VersionId} from '../../../../src/config/versions';
import {versionById} from '../../../../src/config/versions';
import type {DocsData, DocsPage, DocsSample} from './docsData';

/** The documentation in memory: what every tool asks. */
export type Docs = {
  readonly siteUrl: string;
  readonly pages: readonly DocsPage[];
  readonly pageAt: (path: string) => DocsPage | undefined;
  readonly samplesOf: (path: string) => readonly DocsSample[];
  /** The search engine of a version, started by the first question. */
  readonly engineOf: (version: VersionId) => SearchEngine;
  /** Full address of a path below the base path. */
  readonly addressOf: (path: string) => string;
};

/** Puts the data into memory. */
export function createDocs({siteUrl, pages, samples, search}: DocsData): Docs {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const engines = new Map<VersionFacet, SearchEngine>();
  const startEngine = (facet: VersionFacet): SearchEngine => {
    const engine = createEngine(search[facet]);
    engines.set(facet, engine);
    return engine;
  };
  return {
    siteUrl,
    pages,
    pageAt: (path) => byPath.get(path),
    samplesOf: (path) => samples.filter(({page}) => page === path),
    engineOf: (version) => {
      const {facet} = versionById(version);
      return engines.get(facet) ?? startEngine(facet);
    },
    addressOf: (path) => siteUrl + path.replace(/^\//, ''),
  };
}

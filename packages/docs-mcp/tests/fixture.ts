import {createIndex, type SearchPage, type FullIndex} from 'docusaurus-theme-search/engine';
import type {DocsData, DocsHeading, DocsPage, ServerOptions} from '../src/data/createDocs';

/** Options of the test server. */
export const site: ServerOptions = {
  name: 'yard-docs',
  title: 'Yard documentation',
  version: '0.0.0',
  instructions: 'The documentation of a boat yard.',
  documentation: 'the documentation of the yard',
  siteUrl: 'https://yard.example/docs/',
  url: 'https://yard.example/docs/mcp',
  versions: [
    {id: 'v2', description: 'the latest version', prefix: '/', facet: 'latest'},
    {id: 'v1', description: 'the first one', prefix: '/v1/', facet: 'v1'},
  ],
  redirects: [{from: '/notebook/fork', to: '/workflows/copy/'}],
};

const MANY = 60;
const LONG_LINES = 900;

type Given = {
  readonly path: string;
  readonly title: string;
  readonly body: string;
  readonly headings?: readonly DocsHeading[];
};

function createPage({path, title, body, headings = []}: Given): DocsPage {
  const version = path.startsWith('/v1/') ? 'v1' : 'v2';
  return {path, title, description: `About ${title}.`, version, headings, markdown: `# ${title}\n\n${body}`};
}

const createHeading = (level: number, title: string, slug: string): DocsHeading => ({level, title, slug});

const longPage = createPage({
  path: '/long/',
  title: 'A long page',
  body: `## First {#first}\n\n${'A line of the long page.\n'.repeat(LONG_LINES)}\n## Last {#last}\n\nThe end.`,
  headings: [createHeading(2, 'First', 'first'), createHeading(2, 'Last', 'last')],
});

const limitsPage = createPage({
  path: '/limits/',
  title: 'Limits',
  body: 'What is limited.\n\n## Memory {#memory}\n\nA workflow has memory.\n\n### Swap {#swap}\n\nNone.\n\n## Disk {#disk}\n\n```bash\n## Memory\ndf\n```\n\nFiles.',
  headings: [createHeading(2, 'Memory', 'memory'), createHeading(3, 'Swap', 'swap'), createHeading(2, 'Disk', 'disk')],
});

const pages: readonly DocsPage[] = [
  createPage({path: '/', title: 'Yard documentation', body: 'Start here.'}),
  limitsPage,
  longPage,
  createPage({
    path: '/code/nodejs/delay/',
    title: 'Delay a workflow',
    body: '## Pause {#pause}\n\nUse `$.flow.delay`.',
    headings: [createHeading(2, 'Pause', 'pause')],
  }),
  createPage({path: '/workflows/copy/', title: 'Copy a workflow', body: 'Copy "A & B" <here>.'}),
  createPage({path: '/v1/', title: 'v1', body: 'The first generation.'}),
  createPage({path: '/v1/limits/', title: 'Limits of v1', body: 'Other limits.'}),
  ...Array.from({length: MANY}, (_, at) =>
    createPage({path: `/many/page-${at}/`, title: `Page ${at}`, body: 'One of many.'}),
  ),
];

function toSearchPage({path, title, description, markdown}: DocsPage): SearchPage {
  const text = markdown.replace(/[#`]/g, '').slice(0, 300);
  const section = {level: 1, title, slug: null, text, identifiers: []};
  return {path, title, names: [], description, category: 'Test', rank: 80, sections: [section]};
}

function toIndex(facet: string, id: string): FullIndex {
  return createIndex(pages.filter(({version}) => version === id).map(toSearchPage), {
    version: facet,
    locale: 'en',
    siteUrl: site.siteUrl,
    synonyms: [],
  });
}

/** A small site with a page for each case that the tools distinguish. */
export const fixture: DocsData = {
  versions: [],
  pages,
  search: {
    latest: toIndex('latest', 'v2'),
    v1: toIndex('v1', 'v1'),
  },
};

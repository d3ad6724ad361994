import type {SearchAnswer} from '../src/engine/answer';
import {createEngine, type SearchEngine} from '../src/engine/createEngine';
import type {IndexFile, SearchPage, Section} from '../src/engine/records';

/** A section of a page. */
export const section = (title: string, text: string, identifiers: string[] = []): Section => ({
  level: 2,
  title,
  slug: title.toLowerCase().replace(/\W+/g, '-'),
  text,
  identifiers,
});

/** A page with its sections. */
export const page = (path: string, title: string, text: string, ...sections: Section[]): SearchPage => ({
  path,
  title,
  description: '',
  category: 'Test',
  rank: 90,
  sections: [{level: 1, title, slug: null, text, identifiers: []}, ...sections],
});

/** A small documentation. */
export const PAGES = [
  page('/environment-variables/', 'Environment variables', 'Named texts that code can read.'),
  page('/data-stores/', 'Data stores', 'Key-value databases of the workspace.', section('Saving data', 'Set a key.')),
  page(
    '/triggers/',
    'Triggers',
    'What starts a workflow.',
    section('Schedule', 'Runs at an interval or by a cron expression.'),
  ),
  page(
    '/flow/',
    'Pause and rerun',
    'Wait for people.',
    section('$.flow.suspend', 'Waits until somebody calls the resume_url.', ['$.flow.suspend', 'MILLRACE_API_KEY']),
    section('Where <b> stands', 'Use <script>alert(1)</script> & more.'),
  ),
  page('/mentions/', 'Other things', 'A workflow may suspend. Flow matters. The environment is warm. Variables vary.'),
];

const SYNONYMS = [
  ['env var', 'env vars', 'environment variables'],
  ['ram', 'memory', 'out of memory'],
  ['cost', 'pricing', 'how much'],
];

/** Starts the engine on pages. */
export const start = (pages: readonly SearchPage[] = PAGES, more: Partial<IndexFile> = {}): SearchEngine =>
  createEngine({
    siteUrl: 'https://docs.example/',
    locale: 'en',
    codeLanguages: ['nodejs', 'python'],
    settings: {synonyms: SYNONYMS, boosts: {}, weights: {}},
    pages,
    ...more,
  });

/** Asks for ten sections, three of a page. */
export const ask = (query: string, engine = start()): SearchAnswer =>
  engine.search({query, limit: 10, perPage: 3, snippetLength: 160});
/** Address of the first page among the results. */
export const first = (query: string, engine?: SearchEngine): string | undefined => ask(query, engine).hits[0]?.pageUrl;

/** How a code sample of a language is checked; `tools/samples/check/checkBlocks.ts` has the check of each name. */
export type SampleCheck =
  | 'types'
  | 'grammar'
  | 'shell'
  | 'json'
  | 'yaml'
  | 'xml'
  | 'http'
  | 'cron'
  | 'url'
  | 'csv'
  | 'sql'
  | 'diff'
  | 'html'
  | 'mermaid'
  | 'none';

/** What the site knows of a language that a fence may name. */
export type CodeLanguage = {
  readonly check: SampleCheck;
  /** Component of `prismjs` that colours it, where `prism-react-renderer` brings none. */
  readonly grammar?: string;
};

/** The languages that a fence may name. To add one, add its line; a language with neither check nor grammar needs no more. */
export const codeLanguages = {
  js: {check: 'types'},
  ts: {check: 'types'},
  python: {check: 'grammar'},
  go: {check: 'grammar'},
  bash: {check: 'shell', grammar: 'bash'},
  json: {check: 'json'},
  yaml: {check: 'yaml'},
  xml: {check: 'xml'},
  http: {check: 'http', grammar: 'http'},
  cron: {check: 'cron'},
  url: {check: 'url'},
  csv: {check: 'csv', grammar: 'csv'},
  sql: {check: 'sql'},
  diff: {check: 'diff', grammar: 'diff'},
  html: {check: 'html'},
  text: {check: 'none'},
  mermaid: {check: 'mermaid'},
} satisfies Readonly<Record<string, CodeLanguage>>;

const table: Readonly<Record<string, CodeLanguage>> = codeLanguages;

/** Names of all languages, in the order of the table. */
export const languageNames: readonly string[] = Object.keys(table);

/** What is known of a language; `undefined` for one that is not in the table. */
export function findLanguage(name: string): CodeLanguage | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Components of `prismjs` to add to those that the renderer brings. */
export function listAddedGrammars(): string[] {
  return Object.values(table).flatMap(({grammar}) => grammar ?? []);
}

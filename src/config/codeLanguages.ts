/** How a code sample of a language is checked; `tools/samples/check/checkBlocks.ts` has the check of each name. */
export type SampleCheck =
  | 'types'
  | 'grammar'
  | 'shell'
  | 'json'
  | 'yaml'
  | 'http'
  | 'cron'
  | 'url'
  | 'csv'
  | 'diff'
  | 'html'
  | 'mermaid'
  | 'none';

/** What the site knows of a language that a fence may name. */
export type CodeLanguage = {
  /** Its name, as the header of a code block shows it. */
  readonly label: string;
  readonly check: SampleCheck;
  /** Component of `prismjs` that colours it, where `prism-react-renderer` brings none. */
  readonly grammar?: string;
};

/** The languages that a fence may name. To add one, add its line; a language with neither check nor grammar needs no more. */
export const codeLanguages = {
  js: {label: 'JavaScript', check: 'types'},
  ts: {label: 'TypeScript', check: 'types'},
  python: {label: 'Python', check: 'grammar'},
  go: {label: 'Go', check: 'grammar'},
  bash: {label: 'Bash', check: 'shell', grammar: 'bash'},
  json: {label: 'JSON', check: 'json'},
  yaml: {label: 'YAML', check: 'yaml'},
  http: {label: 'HTTP', check: 'http', grammar: 'http'},
  cron: {label: 'Cron', check: 'cron'},
  url: {label: 'URL', check: 'url'},
  csv: {label: 'CSV', check: 'csv', grammar: 'csv'},
  sql: {label: 'SQL', check: 'none'},
  diff: {label: 'Diff', check: 'diff', grammar: 'diff'},
  html: {label: 'HTML', check: 'html'},
  text: {label: 'Text', check: 'none'},
  mermaid: {label: 'Mermaid', check: 'mermaid'},
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

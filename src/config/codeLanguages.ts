/** How a code sample of a language is checked; `tools/samples/check/checkBlocks.ts` has the check of each name. */
export type SampleCheck = 'script' | 'typescript' | 'grammar' | 'shell' | 'json' | 'yaml' | 'cron' | 'none';

/** What the site knows of a language that a fence may name. */
export type CodeLanguage = {
  /** Its name, as the header of a code block shows it. */
  readonly label: string;
  /** Whether its code says what it is, so that blocks have no label. */
  readonly isPlain?: boolean;
  readonly check: SampleCheck;
  /** Component of `prismjs` that colours it, where `prism-react-renderer` brings none. */
  readonly grammar?: string;
  /** Value of its tab in groups of languages, and other names for it that the address of a page can have. */
  readonly tab?: readonly [value: string, ...names: string[]];
};

/** Name of the group of tabs that show one thing in several languages. */
export const LANGUAGE_GROUP = 'language';

/** Query parameter of an address that shows them in one language: `?lang=python`. */
export const LANGUAGE_PARAMETER = 'lang';

/**
 * The languages that a fence may name: everything that goes by a language is made from this table. The check `grammar`
 * takes the grammar of the same name from `@vscode/tree-sitter-wasm`.
 */
export const codeLanguages = {
  js: {label: 'JavaScript', check: 'script', tab: ['nodejs', 'node', 'js', 'javascript']},
  ts: {label: 'TypeScript', check: 'typescript'},
  python: {label: 'Python', check: 'grammar', tab: ['python', 'py']},
  go: {label: 'Go', check: 'grammar', tab: ['go', 'golang']},
  bash: {label: 'Bash', isPlain: true, check: 'shell', grammar: 'bash', tab: ['bash', 'sh', 'shell', 'curl']},
  json: {label: 'JSON', isPlain: true, check: 'json'},
  yaml: {label: 'YAML', check: 'yaml'},
  http: {label: 'HTTP', check: 'none', grammar: 'http'},
  cron: {label: 'Cron', isPlain: true, check: 'cron'},
  url: {label: 'URL', check: 'none'},
  csv: {label: 'CSV', check: 'none', grammar: 'csv'},
  sql: {label: 'SQL', check: 'none'},
  diff: {label: 'Diff', check: 'none', grammar: 'diff'},
  html: {label: 'HTML', check: 'none'},
  text: {label: 'Text', isPlain: true, check: 'none'},
  mermaid: {label: 'Mermaid', check: 'none'},
} satisfies Readonly<Record<string, CodeLanguage>>;

const table: Readonly<Record<string, CodeLanguage>> = codeLanguages;

/** Names of all languages, in the order of the table, or of those with one of some checks. */
export const getLanguages = (...checks: readonly SampleCheck[]): string[] =>
  Object.keys(table).filter((name) => checks.length === 0 || checks.some((check) => table[name]?.check === check));

/** What is known of a language; `undefined` for one that is not in the table. */
export function findLanguage(name: string): CodeLanguage | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The languages with the labels that code blocks show. */
export function getLabeledLanguages(): Readonly<Record<string, Pick<CodeLanguage, 'label' | 'grammar'>>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, {label, grammar, isPlain}]) => [
      name,
      {label: isPlain ? '' : label, ...(grammar && {grammar})},
    ]),
  );
}

/** Returns the `prismjs` components to load in addition to those of the renderer. */
export function getExtraGrammars(): string[] {
  return Object.values(table).flatMap(({grammar}) => grammar ?? []);
}

/** Returns the other names of each language that has a tab, by tab value. */
export function getTabAliases(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.values(table).flatMap(({tab: [value, ...names] = ['']}) => (value ? [[value, names]] : [])),
  );
}

/** Returns the tab value of a language by any of its names, or `undefined` if there's none. */
export function findTabValue(name: string): string | undefined {
  return Object.values(table).find(({tab}) => tab?.includes(name))?.tab?.[0];
}

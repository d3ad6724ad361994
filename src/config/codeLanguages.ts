/** How to check samples of a language. `tools/samples/check/findProblemsByBlock.ts` implements each check. */
export type SampleCheck = 'script' | 'typescript' | 'grammar' | 'shell' | 'json' | 'yaml' | 'cron' | 'none';

/** A language that authors can use in code fences. */
export type CodeLanguage = {
  /** Name in the header of code blocks. */
  readonly label: string;
  /** Hides the label of languages that readers recognise without it. */
  readonly isPlain?: boolean;
  readonly check: SampleCheck;
  /** The `prismjs` component to load, if `prism-react-renderer` doesn't include the language. */
  readonly grammar?: string;
  /** Value of its tab in language tabs, and aliases that are accepted in the URL. */
  readonly tab?: readonly [value: string, ...names: string[]];
};

/** Group id of tabs with the same sample in several languages. */
export const LANGUAGE_GROUP = 'language';

/** Query parameter that selects the language of these tabs: `?lang=python`. */
export const LANGUAGE_PARAMETER = 'lang';

/**
 * All languages that authors can use in code fences. The check `grammar` uses the grammar with the same name from
 * `@vscode/tree-sitter-wasm`.
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
  md: {label: 'Markdown', check: 'none'},
  toml: {label: 'TOML', check: 'none'},
  dockerfile: {label: 'Dockerfile', check: 'none'},
  text: {label: 'Text', isPlain: true, check: 'none'},
  mermaid: {label: 'Mermaid', check: 'none'},
} satisfies Readonly<Record<string, CodeLanguage>>;

const table: Readonly<Record<string, CodeLanguage>> = codeLanguages;

/** Returns the names of all languages, or only of those with one of the given checks. */
export const getLanguages = (...checks: readonly SampleCheck[]): string[] =>
  Object.keys(table).filter((name) => checks.length === 0 || checks.some((check) => table[name]?.check === check));

/** Finds a language by name. */
export function findLanguage(name: string): CodeLanguage | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Returns the languages with a label in code blocks. */
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

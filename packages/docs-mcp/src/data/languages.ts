/** Other names of languages, as people write them. */
const ALIASES: Readonly<Record<string, string>> = {
  javascript: 'js',
  mjs: 'js',
  node: 'js',
  nodejs: 'js',
  typescript: 'ts',
  py: 'python',
  python3: 'python',
  golang: 'go',
  sh: 'bash',
  shell: 'bash',
  curl: 'bash',
  yml: 'yaml',
};

/** The name that fences use for a language; `undefined` for one that no page has. */
export function toLanguage(given: string, known: readonly string[]): string | undefined {
  const name = given.toLowerCase().replace(/[^a-z0-9]/g, '');
  const language = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
  return known.find((candidate) => candidate === language);
}

const CODE = ['lint', 'types', 'format'];
const PAGES = [
  'prose',
  'markdown',
  'pages',
  'figures',
  'samples',
  'unit',
  'build',
  'search',
  'links',
  'built',
  'server',
];

/** Which checks a changed file can break: the first pattern that fits its path counts. */
const RULES: readonly (readonly [pattern: RegExp, steps: readonly string[]])[] = [
  [/^(docs|versioned_docs)\/.*\.mdx?$/, PAGES],
  [/^tests\/content\/questions\.json$/, ['pages', 'build', 'search', 'built']],
  [/^tools\/prose\/words\.txt$/, ['prose']],
  [/^data\//, ['samples', 'build']],
  [/\.md$/, ['format', 'markdown']],
  [/^(\.github|\.editorconfig|deploy\/Dockerfile)/, ['format']],
  [/^src\/.*\.css$/, ['format', 'unit', 'build', 'weight', 'browser']],
  [
    /^(src|tools|deploy|tests)\/.*\/?[^/]*\.test\.tsx?$(?<!\.(browser|server|built|offline|engine)\.test\.ts)/,
    [...CODE, 'unit'],
  ],
  [/^src\/(theme|components|client|document|hooks)\//, [...CODE, 'unit', 'build', 'weight', 'browser']],
  [/^src\/markdown\//, [...CODE, 'openapi', 'unit', 'build', 'links', 'search', 'built', 'server', 'browser']],
  [/^packages\/docusaurus-theme-search\//, [...CODE, 'unit', 'build', 'weight', 'search', 'browser']],
  [/^tools\/samples\//, [...CODE, 'unit', 'samples']],
  [/^tools\/prose\//, [...CODE, 'unit', 'prose']],
  [/^tools\/facts\//, [...CODE, 'unit', 'figures', 'unused facts']],
  [/^tools\/authors\//, [...CODE, 'unit', 'pages']],
  [/^(tools|tests)\/offline\//, [...CODE, 'unit', 'built', 'server', 'browser', 'offline']],
  [/^tests\/engines\//, [...CODE, 'engines']],
  [/^tests\/browser\//, [...CODE, 'browser']],
  [/^tests\/(sweep|visual|mutate|lint|build)\//, [...CODE, 'unit']],
  [/^tests\/search\//, [...CODE, 'unit', 'search', 'built']],
  [/^tests\/server\//, [...CODE, 'server']],
  [/^tests\/content\//, [...CODE, 'unit', 'built']],
  [/^tests\/links\//, [...CODE, 'unit', 'links']],
  [/^tests\/weight\//, [...CODE, 'unit', 'weight']],
  [/^packages\//, [...CODE, 'unit', 'built', 'server']],
  [/^deploy\//, [...CODE, 'unit', 'server', 'browser']],
];

/** The names of the steps that a changed file needs; `null` for a file that the table does not know, which needs all. */
export function stepsOfFile(file: string): readonly string[] | null {
  return RULES.find(([pattern]) => pattern.test(file))?.[1] ?? null;
}

/** The names of the steps that some changed files need together; `null` for all. */
export function stepsOfFiles(files: readonly string[]): string[] | null {
  const names = new Set<string>();
  for (const file of files) {
    const own = stepsOfFile(file);
    if (own === null) return null;
    for (const name of own) names.add(name);
  }
  return [...names];
}

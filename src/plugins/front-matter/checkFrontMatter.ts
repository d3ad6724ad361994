type Rule = {
  readonly field: string;
  readonly allowed: string;
  readonly isAllowed: (value: unknown, source: string) => boolean;
};

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isOptional =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || check(value);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isV1 = (source: string): boolean => source.startsWith('versioned_docs/version-v1/');

/** Fields a page may or must have; what is not listed is left to Docusaurus. */
const RULES: readonly Rule[] = [
  {field: 'title', allowed: 'a text: what a reader would type', isAllowed: isText},
  {field: 'description', allowed: 'one sentence that stands alone in a search result', isAllowed: isText},
  {field: 'sidebar_label', allowed: 'a short text, or nothing', isAllowed: isOptional(isText)},
  {field: 'outline', allowed: 'true, or nothing once the page is written', isAllowed: isOptional(isBoolean)},
  {field: 'unlisted', allowed: 'true or false, or nothing', isAllowed: isOptional(isBoolean)},
  {
    field: 'v2',
    allowed: 'the route of the v2 twin such as /workflows/steps/, or none with a v2_reason (v1 pages only)',
    isAllowed: (value, source) =>
      isV1(source) ? typeof value === 'string' && /^(\/.*|none)$/.test(value) : value === undefined,
  },
];

function lineOf(fileContent: string, field: string): number {
  const at = fileContent.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return at < 0 ? 1 : at + 1;
}

/**
 * Checks the front matter of one page.
 *
 * @throws with file and line, the field, what was given and what is allowed, for every wrong field at once.
 */
export function checkFrontMatter(source: string, fileContent: string, frontMatter: Record<string, unknown>): void {
  const problems = RULES.filter(({field, isAllowed}) => !isAllowed(frontMatter[field], source)).map(
    ({field, allowed}) =>
      `${source}:${lineOf(fileContent, field)} front matter "${field}" is ${JSON.stringify(frontMatter[field]) ?? 'missing'}; allowed: ${allowed}`,
  );
  if (frontMatter.v2 === 'none' && !isText(frontMatter.v2_reason)) {
    problems.push(
      `${source}:${lineOf(fileContent, 'v2')} front matter "v2: none" wants a "v2_reason": why v2 has no such page`,
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

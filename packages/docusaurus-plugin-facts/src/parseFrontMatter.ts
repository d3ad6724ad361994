import {relative} from 'node:path';
import {
  GlobExcludeDefault,
  createExcerpt,
  createMatcher,
  parseMarkdownContentTitle,
  posixPath,
} from '@docusaurus/utils';
import type {ParseFrontMatter} from '@docusaurus/types';
import {getLatestFacts} from './liveFacts';
import {assertFacts, type PrintOptions} from './remarkFacts';
import {getFrontMatterLength, throwProblems} from './reportProblems';

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}

/** Whether a file, relative to its site, is a partial, for which Docusaurus doesn't allow front matter. */
const isIncluded = createMatcher(GlobExcludeDefault);

/**
 * Returns the title and description that Docusaurus derives from the text of a page before any plugin runs, with facts
 * replaced. Omits fields without facts.
 */
function getDerivedFields(content: string, fill: (text: string) => string): Record<string, string> {
  const derived = {title: parseMarkdownContentTitle(content).contentTitle, description: createExcerpt(content)};
  return Object.fromEntries(
    Object.entries(derived)
      .map(([field, text = '']) => [field, text, fill(text)] as const)
      .filter(([, text, filled]) => text !== filled)
      .map(([field, , filled]) => [field, filled]),
  );
}

/** Creates the `markdown.parseFrontMatter` hook, which prints facts in front matter, the title and the description. */
export function createParseFrontMatter<Version extends string>(options: PrintOptions<Version>): ParseFrontMatter {
  assertFacts('createParseFrontMatter', 'createParseFrontMatter({facts})', options as Partial<PrintOptions>);
  const {versionOf} = options;
  return async ({defaultParseFrontMatter, ...params}) => {
    const facts = getLatestFacts(options.facts);
    const version = versionOf?.(params.filePath);
    const head = params.fileContent.slice(0, getFrontMatterLength(params.fileContent));
    throwProblems(params.filePath, head, facts.resolve(head, version).problems, facts.describeProblem);
    const {frontMatter, content} = await defaultParseFrontMatter(params);
    const resolveFacts = (text: string): string => facts.resolve(text, version).text;
    // Docs can be outside of the site, and patterns can't match parent folders.
    const place = posixPath(relative(process.cwd(), params.filePath)).replace(/^(?:\.\.\/)+/, '');
    const derived = isIncluded(place) ? {} : getDerivedFields(content, resolveFacts);
    return {content, frontMatter: {...derived, ...(mapStrings(frontMatter, resolveFacts) as typeof frontMatter)}};
  };
}

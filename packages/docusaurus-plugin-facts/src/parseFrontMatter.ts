import {relative} from 'node:path';
import {
  GlobExcludeDefault,
  createExcerpt,
  createMatcher,
  parseMarkdownContentTitle,
  posixPath,
} from '@docusaurus/utils';
import type {ParseFrontMatter} from '@docusaurus/types';
import {latestOf} from './liveFacts';
import {checkFacts, type PrintOptions} from './remarkFacts';
import {measureFrontMatter, stopAtProblems} from './reportProblems';

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}

/** Whether a file, relative to its site, is no page of its own but included by others: Docusaurus allows it no front matter. */
const isIncluded = createMatcher(GlobExcludeDefault);

/**
 * The title and the description that Docusaurus would read from the text of a page before any plugin sees it: filled,
 * where they have facts.
 */
function readDerived(content: string, fill: (text: string) => string): Record<string, string> {
  const derived = {title: parseMarkdownContentTitle(content).contentTitle, description: createExcerpt(content)};
  return Object.fromEntries(
    Object.entries(derived)
      .map(([field, text = '']) => [field, text, fill(text)] as const)
      .filter(([, text, filled]) => text !== filled)
      .map(([field, , filled]) => [field, filled]),
  );
}

/** Makes the `markdown.parseFrontMatter` hook that prints facts by name in front matter, in the title and in the description. */
export function createParseFrontMatter<Version extends string>(options: PrintOptions<Version>): ParseFrontMatter {
  checkFacts('createParseFrontMatter', options as Partial<PrintOptions>);
  const {versionOf} = options;
  return async ({defaultParseFrontMatter, ...params}) => {
    const facts = latestOf(options.facts);
    const version = versionOf?.(params.filePath);
    const head = params.fileContent.slice(0, measureFrontMatter(params.fileContent));
    stopAtProblems(params.filePath, head, facts.resolve(head, version).problems, facts.describeProblem);
    const {frontMatter, content} = await defaultParseFrontMatter(params);
    const fill = (text: string): string => facts.resolve(text, version).text;
    // Docs may lie beside the site, and no pattern matches the way up to them.
    const place = posixPath(relative(process.cwd(), params.filePath)).replace(/^(?:\.\.\/)+/, '');
    const derived = isIncluded(place) ? {} : readDerived(content, fill);
    return {content, frontMatter: {...derived, ...(mapStrings(frontMatter, fill) as typeof frontMatter)}};
  };
}

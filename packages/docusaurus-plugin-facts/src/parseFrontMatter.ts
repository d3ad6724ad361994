import {relative} from 'node:path';
import type {PrintOptions} from './remarkFacts';
import {measureFrontMatter, problemError} from './reportProblems';
import {locateOffset} from './substitute';

/** Front matter and the rest of a file. */
type ParsedFrontMatter = {
  readonly frontMatter: Record<string, unknown>;
  readonly content: string;
};

/** What Docusaurus hands to `markdown.parseFrontMatter`. */
export type FrontMatterParams = {
  readonly filePath: string;
  readonly fileContent: string;
};

/** A parser of front matter, as Docusaurus expects it, with its own parser to build on. */
export type ParseFrontMatter = (
  params: FrontMatterParams & {
    readonly defaultParseFrontMatter: (params: FrontMatterParams) => Promise<ParsedFrontMatter>;
  },
) => Promise<ParsedFrontMatter>;

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}

/** Makes the `markdown.parseFrontMatter` hook that prints facts by name in front matter. */
export function createParseFrontMatter<Version extends string>({
  facts,
  versionOf,
}: PrintOptions<Version>): ParseFrontMatter {
  function checkTokens({filePath, fileContent}: FrontMatterParams, version: Version | undefined): void {
    const head = fileContent.slice(0, measureFrontMatter(fileContent));
    const {problems} = facts.resolve(head, version);
    if (problems.length === 0) return;
    const lines = problems.map((problem) => {
      const {line, column} = locateOffset(head, problem.offset);
      return `${relative(process.cwd(), filePath)}:${line}:${column} ${facts.describeProblem(problem)}`;
    });
    throw problemError(lines);
  }

  return async ({defaultParseFrontMatter, ...params}) => {
    const version = versionOf?.(params.filePath);
    checkTokens(params, version);
    const {frontMatter, content} = await defaultParseFrontMatter(params);
    const filled = mapStrings(frontMatter, (text) => facts.resolve(text, version).text);
    return {content, frontMatter: filled as Record<string, unknown>};
  };
}

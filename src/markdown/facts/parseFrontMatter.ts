import {relative} from 'node:path';
import {describeProblem, locateOffset, resolveFacts} from '../../facts/substituteFacts';
import {factsOfSource} from '../../config/versions';
import {measureFrontMatter, problemError} from './reportProblems';

/** Front matter and the rest of a file. */
export interface ParsedFrontMatter {
  readonly frontMatter: Record<string, unknown>;
  readonly content: string;
}

/** What Docusaurus hands to `markdown.parseFrontMatter`. */
export interface FrontMatterParams {
  readonly filePath: string;
  readonly fileContent: string;
}

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

function checkTokens({filePath, fileContent}: FrontMatterParams): void {
  const head = fileContent.slice(0, measureFrontMatter(fileContent));
  const {problems} = resolveFacts(head, factsOfSource(filePath));
  if (problems.length === 0) return;
  const shown = relative(process.cwd(), filePath);
  throw problemError(
    problems.map((problem) => {
      const {line, column} = locateOffset(head, problem.offset);
      return `${shown}:${line}:${column} ${describeProblem(problem)}`;
    }),
  );
}

/** Makes the `markdown.parseFrontMatter` hook that prints facts by name in front matter. */
export function createParseFrontMatter(): ParseFrontMatter {
  return async ({defaultParseFrontMatter, ...params}) => {
    checkTokens(params);
    const parsed = await defaultParseFrontMatter(params);
    const version = factsOfSource(params.filePath);
    const frontMatter = Object.fromEntries(
      Object.entries(parsed.frontMatter).map(([key, value]) => [
        key,
        mapStrings(value, (text) => resolveFacts(text, version).text),
      ]),
    );
    return {...parsed, frontMatter};
  };
}

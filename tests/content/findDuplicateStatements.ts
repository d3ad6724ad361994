import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** A behaviour that's described in one place, which other pages include or link to. */
export type Statement = {
  readonly behaviour: string;
  /** The file that describes it, with the heading if it's a page: `docs/delivery/index.mdx#in-order`. */
  readonly home: string;
  /** Case-insensitive patterns of sentences about it. Each must match in its home and nowhere else. */
  readonly patterns: readonly string[];
};

/** The list of statements with their homes. */
export const STATEMENTS_FILE = 'tests/content/oneHome.json';

const isPage = (name: string): boolean => name.endsWith('.mdx');

/** Data files with texts of pages. */
const DATA = ['src/facts/errors.yaml', 'src/facts/limits.yaml'];

/**
 * Finds statements that are repeated on another page, and homes that don't contain them. Returns file, line, and where
 * the statement belongs.
 */
export function findDuplicateStatements(statements: readonly Statement[], root = '.'): string[] {
  const pages = readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter(isPage)
    .map((name) => `docs/${name}`)
    .sort();
  const sources = [...pages, ...DATA.filter((path) => existsSync(join(root, path)))];
  const lines = new Map(sources.map((page) => [page, readFileSync(join(root, page), 'utf8').split('\n')]));
  return statements.flatMap(({behaviour, home, patterns}) => {
    const [file = '', anchor] = home.split('#');
    if (!existsSync(join(root, file))) {
      const list = readFileSync(STATEMENTS_FILE, 'utf8').split('\n');
      const line = Math.max(1, list.findIndex((text) => text.includes(JSON.stringify(home))) + 1);
      return [
        `${STATEMENTS_FILE}:${line}: "${home}" is the home of "${behaviour}", but there is no such file; name the file that tells it`,
      ];
    }
    const own = lines.get(file) ?? [];
    const isAnchored = anchor === undefined || own.some((line) => line.includes(`{/* #${anchor} */}`));
    const problems = isAnchored ? [] : [`${file}:1 has no heading #${anchor}, the home of "${behaviour}"`];
    for (const pattern of patterns) {
      const tells = new RegExp(pattern, 'i');
      if (!own.some((line) => tells.test(line))) problems.push(`${file}:1 does not tell "${behaviour}": /${pattern}/`);
      for (const [page, texts] of lines) {
        if (page === file) continue;
        texts.forEach((line, at) => {
          if (tells.test(line))
            problems.push(`${page}:${at + 1} tells "${behaviour}" a second time; include or link ${home}`);
        });
      }
    }
    return problems;
  });
}

import {factGroupNames, lookupFact, type DocsVersion, type MissingFact} from './lookupFact';

/** A wrong fact name in a string: where it starts, how it is written, and why it is wrong. */
export interface FactProblem {
  readonly offset: number;
  readonly token: string;
  readonly missing: MissingFact;
}

/** A string with its facts filled in, and the names that could not be. */
export interface Substitution {
  readonly text: string;
  readonly used: readonly string[];
  readonly problems: readonly FactProblem[];
}

const FACT_NAME = /%([A-Za-z]\w*(?:\.\w+)+)%/g;
const UNFINISHED = new RegExp(`%(?:${factGroupNames.join('|')})\\.[\\w.]*`, 'g');

function describeUnfinished(token: string): MissingFact {
  const reason = `"${token}" is not closed by a percent sign`;
  return {found: false, name: token.slice(1), reason, nearest: []};
}

function findUnfinished(text: string): FactProblem[] {
  const blanked = text.replace(FACT_NAME, (token) => ' '.repeat(token.length));
  return [...blanked.matchAll(UNFINISHED)].map((match) => ({
    offset: match.index,
    token: match[0],
    missing: describeUnfinished(match[0]),
  }));
}

/** Replaces every `%group.key%` and lists what is wrong, without throwing. */
export function resolveFacts(text: string, version: DocsVersion = 'v2'): Substitution {
  if (!text.includes('%')) return {text, used: [], problems: []};
  const used: string[] = [];
  const problems: FactProblem[] = findUnfinished(text);
  const replaced = text.replace(FACT_NAME, (token: string, name: string, offset: number) => {
    const result = lookupFact(name, version);
    if (!result.found) {
      problems.push({offset, token, missing: result});
      return token;
    }
    used.push(name);
    return result.display;
  });
  return {text: replaced, used, problems: problems.sort((a, b) => a.offset - b.offset)};
}

/** One sentence about a wrong fact name: what was given, and what the author might have meant. */
export function describeProblem({token, missing}: FactProblem): string {
  const names = missing.nearest.map((name) => `%${name}%`).join(', ');
  const hint = names ? `Nearest: ${names}.` : 'The names are in src/facts.';
  return `wrong token ${token}: ${missing.reason}. ${hint}`;
}

/** The line and column (from 1) of an offset in a string. */
export function locateOffset(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return {line: before.split('\n').length, column: offset - lastBreak};
}

/**
 * Replaces every `%group.key%` in plain text; a wrong name throws with its line and column. Own code, because facts are
 * needed in prose, fences, links, front matter and data alike, and Markdown plugins for variables reach only some.
 */
export function substituteFacts(text: string, version: DocsVersion = 'v2'): string {
  const {text: replaced, problems} = resolveFacts(text, version);
  if (problems.length === 0) return replaced;
  const lines = problems.map((problem) => {
    const {line, column} = locateOffset(text, problem.offset);
    return `${line}:${column} ${describeProblem(problem)}`;
  });
  throw new Error(lines.join('\n'));
}

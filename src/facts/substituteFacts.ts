import {factGroupNames, lookupFact, type DocsVersion, type MissingFact} from './lookupFact';

/** A wrong token in a text: where it starts, how it is written, and why it is wrong. */
export interface TokenProblem {
  readonly offset: number;
  readonly token: string;
  readonly missing: MissingFact;
}

/** A text with its tokens replaced, and the tokens that could not be. */
export interface Substitution {
  readonly text: string;
  readonly used: readonly string[];
  readonly problems: readonly TokenProblem[];
}

const TOKEN = /%([A-Za-z]\w*(?:\.\w+)+)%/g;
const UNFINISHED = new RegExp(`%(?:${factGroupNames.join('|')})\\.[\\w.]*`, 'g');

function describeUnfinished(token: string): MissingFact {
  const reason = `"${token}" is not closed by a percent sign`;
  return {found: false, name: token.slice(1), reason, nearest: []};
}

function findUnfinished(text: string): TokenProblem[] {
  const blanked = text.replace(TOKEN, (token) => ' '.repeat(token.length));
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
  const problems: TokenProblem[] = findUnfinished(text);
  const replaced = text.replace(TOKEN, (token: string, name: string, offset: number) => {
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

/** One sentence about a wrong token: what was given and what may have been meant. */
export function describeProblem({token, missing}: TokenProblem): string {
  const names = missing.nearest.map((name) => `%${name}%`).join(', ');
  const hint = names ? `Nearest: ${names}.` : 'The names are in src/facts.';
  return `wrong token ${token}: ${missing.reason}. ${hint}`;
}

/** The line and column (from 1) of an offset in a text. */
export function locateOffset(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return {line: before.split('\n').length, column: offset - lastBreak};
}

/** Replaces every `%group.key%` in plain text; a wrong token throws with its line and column. */
export function substituteFacts(text: string, version: DocsVersion = 'v2'): string {
  const {text: replaced, problems} = resolveFacts(text, version);
  if (problems.length === 0) return replaced;
  const lines = problems.map((problem) => {
    const {line, column} = locateOffset(text, problem.offset);
    return `${line}:${column} ${describeProblem(problem)}`;
  });
  throw new Error(lines.join('\n'));
}

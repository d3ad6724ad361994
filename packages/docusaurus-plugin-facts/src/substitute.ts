import type {FoundFact, MissingFact} from './fact';

/** A wrong fact name in a string: where it starts, how it is written, and why it is wrong. */
export type FactProblem = {readonly offset: number; readonly token: string; readonly missing: MissingFact};

/** A string with its facts filled in, and the names that could not be. */
export type Substitution = {
  readonly text: string;
  readonly used: readonly string[];
  readonly problems: readonly FactProblem[];
};

/** What fills facts into strings. */
export type Substitute<Version extends string> = {
  /** Replaces every `%group.key%` and lists what is wrong, without throwing. */
  resolve(text: string, version?: Version): Substitution;
  /** Replaces every `%group.key%`; a wrong name throws with its line and column. */
  substitute(text: string, version?: Version): string;
  /**
   * What pages print for a fact; tests ask for it, so that a fact can be changed in one place.
   *
   * @throws when there is no such fact
   */
  text(name: string, version?: Version): string;
  /** One sentence about a wrong name: what was given, and what the author might have meant. */
  describeProblem(problem: FactProblem): string;
};

const FACT_NAME = /%([A-Za-z]\w*(?:\.\w+)+)%/g;

/** The line and column (from 1) of an offset in a string. */
export function locateOffset(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

function findUnfinished(text: string, pattern: RegExp): FactProblem[] {
  const blanked = text.replace(FACT_NAME, (token) => ' '.repeat(token.length));
  return [...blanked.matchAll(pattern)].map(({index, 0: token}) => {
    const reason = `"${token}" is not closed by a percent sign`;
    return {offset: index, token, missing: {found: false, name: token.slice(1), reason, nearest: []}};
  });
}

/**
 * Fills facts into strings. Own code, because they are needed in prose, fences, links, front matter and data alike, and
 * Markdown plugins for variables reach only some of these.
 */
export function createSubstitution<Version extends string>(
  lookup: (name: string, version?: Version) => FoundFact | MissingFact,
  groups: readonly string[],
  source: string,
): Substitute<Version> {
  const unfinished = new RegExp(`%(?:${groups.join('|')})\\.[\\w.]*`, 'g');

  function resolve(text: string, version?: Version): Substitution {
    if (!text.includes('%')) return {text, used: [], problems: []};
    const used: string[] = [];
    const problems = findUnfinished(text, unfinished);
    const replaced = text.replace(FACT_NAME, (token: string, name: string, offset: number) => {
      const result = lookup(name, version);
      if (result.found) used.push(name);
      else problems.push({offset, token, missing: result});
      return result.found ? result.display : token;
    });
    return {text: replaced, used, problems: problems.sort((a, b) => a.offset - b.offset)};
  }

  function describeProblem({token, missing}: FactProblem): string {
    const names = missing.nearest.map((name) => `%${name}%`).join(', ');
    return `wrong token ${token}: ${missing.reason}. ${names ? `Nearest: ${names}.` : `The names are in ${source}.`}`;
  }

  function substitute(text: string, version?: Version): string {
    const {text: replaced, problems} = resolve(text, version);
    if (problems.length === 0) return replaced;
    const lines = problems.map((problem) => {
      const {line, column} = locateOffset(text, problem.offset);
      return `${line}:${column} ${describeProblem(problem)}`;
    });
    throw new Error(lines.join('\n'));
  }

  function text(name: string, version?: Version): string {
    const fact = lookup(name, version);
    if (!fact.found) throw new Error(fact.reason);
    return fact.display;
  }

  return {resolve, substitute, text, describeProblem};
}

import type {FoundFact, MissingFact} from './fact';

/** A wrong fact name in a string: where it starts, how it is written, and why it is wrong. */
export type FactProblem = {readonly offset: number; readonly token: string; readonly missing: MissingFact};

/** A string with its facts filled in, and the names that could not be. */
export type Substitution = {
  readonly text: string;
  readonly used: readonly string[];
  readonly problems: readonly FactProblem[];
  /** Texts that look like names, and were written with two percent signs. */
  readonly escaped: readonly string[];
};

/** What fills facts into strings. */
export type Substitute<Version extends string> = {
  /** Replaces every `%group.key%` and lists what is wrong, without throwing; `%%group.key%` becomes `%group.key%`. */
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

/** Returns the line and column, both from 1, of an offset in a string. */
export function getLineAndColumn(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

/** Escapes a text for a regular expression. */
export const escapeRegExp = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Two parts or more up to a percent sign. What begins with two digits of base 16 is an escape of addresses, as `%C3` is. */
const UNKNOWN_GROUP_NAME = '(?![\\dA-Fa-f]{2})[A-Za-z][A-Za-z\\d]*(?:\\.[A-Za-z\\d]+)+(?=%)';

/**
 * Fills facts into strings. Own code, because they are needed in prose, fences, links, front matter and data alike, and
 * Markdown plugins for variables reach only some of these.
 *
 * Only what begins with a group of the facts, or with a version and a group, is a name: `%PATH%`, `LIKE '%gmail.com%'` and
 * `%kernel.project_dir%` are texts. `%%limits.size%` is the text `%limits.size%`.
 *
 * @param isStrict whether `%limit.size%`, of no group, is taken for a wrong name
 */
export function createSubstitution<Version extends string>(
  lookup: (name: string, version?: Version) => FoundFact | MissingFact,
  groups: readonly string[],
  versions: readonly Version[],
  source: string,
  isStrict = false,
): Substitute<Version> {
  const createAlternation = (names: readonly string[]): string => names.map(escapeRegExp).join('|');
  const ofGroup = `(?:(?:${createAlternation(versions)})\\.)?(?:${createAlternation(groups)})\\.[\\w.]*`;
  const token = new RegExp(`(%?)%(${ofGroup}${isStrict ? `|${UNKNOWN_GROUP_NAME}` : ''})(%?)`, 'g');

  function resolve(text: string, version?: Version): Substitution {
    const used: string[] = [];
    const problems: FactProblem[] = [];
    const escaped: string[] = [];
    if (!text.includes('%') || groups.length === 0) return {text, used, problems, escaped};
    const replaced = text.replace(
      token,
      (whole: string, escaping: string, name: string, end: string, offset: number) => {
        if (escaping) {
          escaped.push(whole.slice(1));
          return whole.slice(1);
        }
        // No name ends with a dot: it is a pattern such as `LIKE '%limits.%'`.
        if (end && name.endsWith('.')) return whole;
        const reason = `"${whole}" is not closed by a percent sign`;
        const result = end ? lookup(name, version) : {found: false as const, name, reason, nearest: []};
        if (!result.found) problems.push({offset, token: whole, missing: result});
        else used.push(name);
        return result.found ? result.display : whole;
      },
    );
    return {text: replaced, used, problems, escaped};
  }

  function formatProblem({token, missing}: FactProblem): string {
    const names = missing.nearest.map((name) => `%${name}%`).join(', ');
    const hint = names ? `Nearest: ${names}.` : `The names are in ${source}.`;
    return `wrong token ${token}: ${missing.reason}. ${hint} A text is written %${token}.`;
  }

  function substitute(text: string, version?: Version): string {
    const {text: replaced, problems} = resolve(text, version);
    if (problems.length === 0) return replaced;
    const lines = problems.map((problem) => {
      const {line, column} = getLineAndColumn(text, problem.offset);
      return `${line}:${column} ${formatProblem(problem)}`;
    });
    throw new Error(lines.join('\n'));
  }

  function getDisplayText(name: string, version?: Version): string {
    const fact = lookup(name, version);
    if (!fact.found) {
      const names = fact.nearest.map((near) => `"${near}"`).join(', ');
      throw new Error(`${fact.reason}; ${names ? `did you mean ${names}?` : `the names are in ${source}`}`);
    }
    return fact.display;
  }

  return {resolve, substitute, text: getDisplayText, describeProblem: formatProblem};
}

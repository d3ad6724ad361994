import type {FoundFact, MissingFact} from './fact';

/** A wrong name in a text: its offset, the name as written, and the reason. */
export type FactProblem = {readonly offset: number; readonly token: string; readonly missing: MissingFact};

/** A text with its names replaced, and the wrong names. */
export type Substitution = {
  readonly text: string;
  readonly used: readonly string[];
  readonly problems: readonly FactProblem[];
  /** Names that were escaped with a second percent sign. */
  readonly escaped: readonly string[];
};

/** Functions that replace names with facts. */
export type Substitute<Version extends string> = {
  /** Replaces every `%group.key%`, and lists wrong names instead of throwing. `%%group.key%` becomes `%group.key%`. */
  resolve(text: string, version?: Version): Substitution;
  /** Replaces every `%group.key%`. @throws an error with the line and column of each wrong name */
  substitute(text: string, version?: Version): string;
  /**
   * Returns the text that pages show for a fact.
   *
   * @throws if there's no such fact
   */
  text(name: string, version?: Version): string;
  /** Formats a message about a wrong name, with similar names. */
  describeProblem(problem: FactProblem): string;
};

/** Returns the line and column of an offset in a text, both 1-based. */
export function getLineAndColumn(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

/** Escapes a text for a regular expression. */
export const escapeRegExp = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Two or more parts up to a percent sign. Excludes percent-encoded characters such as `%C3`. */
const UNKNOWN_GROUP_NAME = '(?![\\dA-Fa-f]{2})[A-Za-z][A-Za-z\\d]*(?:\\.[A-Za-z\\d]+)+(?=%)';

/**
 * Creates functions that replace names with facts. A name starts with a known group, optionally after a version, so
 * `%PATH%`, `LIKE '%gmail.com%'` and `%kernel.project_dir%` don't change.
 *
 * @param isStrict whether names with an unknown group, such as `%limit.size%`, are wrong
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
        // Names don't end with a dot. This is a pattern such as `LIKE '%limits.%'`.
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

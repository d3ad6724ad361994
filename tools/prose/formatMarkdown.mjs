import {readFileSync} from 'node:fs';

/** Prints what markdownlint finds as this project's other checks do: `file:line: what was given; allowed: what; how to fix it`. */

/** What is allowed by the rules that pages break most, and how to fix it. */
const ALLOWED = {
  MD001: 'headings one level below the one above; write one "#" less, or the heading between',
  MD004: 'lists with "-"; write "-" in place of this mark',
  MD009: 'no spaces at the end of a line; remove them, or write <br /> where a line has to end',
  MD012: 'one empty line between two blocks; remove the others',
  MD022: 'an empty line above and below each heading; add it',
  MD024: 'each heading once below the same heading above; say what is special about this one',
  MD026: 'headings without a sign at their end; leave it out',
  MD029: 'steps numbered 1, 2, 3; correct the number',
  MD031: 'an empty line above and below each block of code; add it',
  MD032: 'an empty line above and below each list; add it',
  MD034: 'a link with a text; write [what it is](the address)',
  MD036: 'a heading; write "## " in place of the asterisks',
  MD040:
    'a language after the three backticks, such as js, python, bash, json or text; add it. If this line should close a block, the marks above it do not match',
  MD042: 'a link that leads somewhere; write its target',
  MD045: 'a picture with a text alternative; write ![what it shows](file)',
  MD059: 'a link whose text says where it leads, read alone; write what is there in place of "here"',
  MD056: 'as many cells in each row as in the first; write \\| for the character itself',
  MD058: 'an empty line above and below each table; add it',
};

/** The line between two steps that ends their list, because it is not indented; nothing where only a number is wrong. */
function findInterruption(fileName, lineNumber) {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const last = lines.slice(0, lineNumber - 1).findLastIndex((line) => /^\s*\d+[.)]\s/.test(line));
  const at = lines.slice(last + 1, lineNumber - 1).findIndex((line) => /^\S/.test(line));
  return last >= 0 && at >= 0 ? last + at + 2 : null;
}

/** What to do about a step whose number is not the next one of its list. */
function describeStep(fileName, lineNumber) {
  const at = findInterruption(fileName, lineNumber);
  return at === null
    ? ALLOWED.MD029
    : `one list of all steps; the list ends at line ${at}, which is not indented: indent what is between the steps by three spaces, as far as line ${lineNumber - 1}`;
}

/** One finding as a line. */
function formatFinding({fileName, lineNumber, ruleNames, ruleDescription, errorDetail, errorContext, fixInfo}) {
  const [rule] = ruleNames;
  // The rules of the configuration have a name and say what is allowed.
  const [, column, text = ''] = /^column: (\d+) text:'(.*)'$/s.exec(errorContext ?? '') ?? [];
  if (rule === 'search-replace') {
    const shown = text.replaceAll(/[\p{C}\p{Z}]/gu, (sign) =>
      sign === ' ' ? sign : `U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
    return `${fileName}:${lineNumber}:${column}: "${shown}" is ${errorDetail.replace(': ', '; ')}`;
  }
  const given = [errorContext && `"${errorContext}"`, ruleDescription, errorDetail && `(${errorDetail})`];
  const command = fixInfo
    ? `npx markdownlint-cli2 --fix --no-globs ${fileName}`
    : 'see https://github.com/DavidAnson/markdownlint';
  if (rule === 'MD029')
    return `${fileName}:${lineNumber}: ${given.join(' ')}; allowed: ${describeStep(fileName, lineNumber)}`;
  const allowed = ALLOWED[rule] ? `allowed: ${ALLOWED[rule]}` : `to fix it: ${command}`;
  return `${fileName}:${lineNumber}: ${rule} ${given.filter(Boolean).join(' ')}; ${allowed}`;
}

/** A formatter of markdownlint-cli2. */
export default async function formatMarkdown({results, logError}) {
  for (const finding of results) logError(formatFinding(finding));
}

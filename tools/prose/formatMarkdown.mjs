/**
 * Prints markdownlint's findings in the format of our other checks: `file:line: what was found; allowed: what; how to
 * fix it`.
 */

/** What the most common rules allow, and how to fix problems. */
const ALLOWED = {
  MD001: 'headings one level below the one above; write one "#" less, or the heading between',
  MD004: 'lists with "-"; write "-" in place of this mark',
  MD009: 'no spaces at the end of a line; remove them, or write <br /> where a line has to end',
  MD010:
    'spaces in place of tabs; write them. A table pasted from a spreadsheet has "|" between its cells, as in "| Part | Copied |", and "| --- | --- |" below its first row',
  MD011: 'a link as [text](path); write the brackets in this order',
  MD012: 'one empty line between two blocks; remove the others',
  MD022: 'an empty line above and below each heading; add it',
  MD024: 'each heading once below the same heading above; say what is special about this one',
  MD026: 'headings without a sign at their end; leave it out',
  MD031: 'an empty line above and below each block of code; add it',
  MD032: 'an empty line above and below each list; add it',
  MD034: 'a link with a text; write [what it is](the address)',
  MD036: 'a heading; write "## " in place of the asterisks',
  MD040:
    'a language after the three backticks, such as js, python, bash, json or text; add it. If this line should close a block, the marks above it do not match',
  MD042: 'a link that leads somewhere; write its target',
  MD045: 'a picture with a text alternative; write ![what it shows](file)',
  MD059: 'a link whose text says where it leads, read alone; write what is there in place of "here"',
  MD028: 'quotes without an empty line between them; write ">" on it, or text if these are two quotes',
  MD052:
    'a link to a label with an address, [label]: ../limits/index.mdx on a line of its own; add it, or write [text](path)',
  MD055:
    'rows that begin and end with "|", as the first does; write them, or an empty line above this one if it isn\'t a row',
  MD056: 'as many cells in each row as in the first; write \\| for the character itself',
  MD058: 'an empty line above and below each table; add it',
};

function formatFinding({fileName, lineNumber, ruleNames, ruleDescription, errorDetail, errorContext, fixInfo}) {
  const [rule] = ruleNames;
  if (rule === 'steps') return `${fileName}:${lineNumber}: ${errorDetail}`;
  // Rules in the configuration have a name and a message with what is allowed.
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
    : `see https://github.com/DavidAnson/markdownlint/blob/main/doc/${rule.toLowerCase()}.md`;
  const allowed = ALLOWED[rule] ? `allowed: ${ALLOWED[rule]}` : `to fix it: ${command}`;
  return `${fileName}:${lineNumber}: ${rule} ${given.filter(Boolean).join(' ')}; ${allowed}`;
}

/**
 * Rules that report one mistake several times on a line, for example for each tab, for both ends of a row or for each
 * cell.
 */
const CAUSES = {MD010: 'tabs', MD055: 'row', MD056: 'row'};

/** Whether a finding is the first for its mistake. Tabs on consecutive lines count as one table. */
function isFirstOfCause({fileName, lineNumber, ruleNames: [rule]}, at, findings) {
  const cause = CAUSES[rule];
  return !findings
    .slice(0, at)
    .some(
      (other) =>
        cause !== undefined &&
        other.fileName === fileName &&
        CAUSES[other.ruleNames[0]] === cause &&
        (other.lineNumber === lineNumber || (cause === 'tabs' && other.lineNumber === lineNumber - 1)),
    );
}

/** Whether the rule about steps, whose context is a range of lines, already explains how to fix these bullets. */
const isExplained = ({fileName, lineNumber, ruleNames: [rule]}, findings) =>
  ['MD007', 'MD032'].includes(rule) &&
  findings.some((other) => {
    if (other.fileName !== fileName || other.ruleNames[0] !== 'steps') return false;
    const [from, to] = (other.errorContext ?? '').split('-').map(Number);
    return lineNumber >= from - 1 && lineNumber <= to + 1;
  });

/** Output formatter for markdownlint-cli2. */
export default async function formatMarkdown({results, logError}) {
  for (const finding of results.filter(isFirstOfCause))
    if (!isExplained(finding, results)) logError(formatFinding(finding));
}

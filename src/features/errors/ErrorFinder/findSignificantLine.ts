/** Parts of a line that differ between runs: addresses, paths, times, ids and numbers. */
const INCIDENTAL = [
  /\bhttps?:\/\/\S+/g,
  /\(?(?:[A-Za-z]:)?(?:[\\/][\w.@~-]+){2,}(?::\d+)*\)?/g,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b\d{4}-\d\d-\d\d(?:[T ][\d:.,]+Z?)?/g,
  /\b(?=\w*\d)[\da-f]{7,}\b/gi,
  /(?<![\w.])[-+]?\d[\d.,:]*(?![\w])/g,
  /[[\](){}<>"'`|]+/g,
];

/** Words that introduce or name an error. */
const NAMES_ERROR = /error|exception|fail|fatal|denied|refused|cannot|invalid|not found|unable|\bE[A-Z]{3,}\b/i;
/** A line of a stack trace, which contains a location rather than an error. */
const IS_FRAME = /^\s*(?:at\s|File "|\.{3}|\^)/;

const MAX_LENGTH = 120;

function cleanLine(line: string): string {
  const text = INCIDENTAL.reduce((rest, pattern) => rest.replace(pattern, ' '), line);
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH).trim();
}

/**
 * Finds the most informative line of a pasted text, without the details that differ between runs. That's the last line
 * that names an error, because programs print the cause last. Otherwise it's the first line.
 */
export function findSignificantLine(text: string): string {
  const lines = text.split('\n').filter((line) => !IS_FRAME.test(line));
  const cleaned = lines.map(cleanLine).filter((line) => /\p{L}{2}/u.test(line));
  return cleaned.findLast((line) => NAMES_ERROR.test(line)) ?? cleaned[0] ?? '';
}

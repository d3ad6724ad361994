/** What of a line is about this run and not about the error: addresses, paths, times, ids and numbers. */
const INCIDENTAL = [
  /\bhttps?:\/\/\S+/g,
  /\(?(?:[A-Za-z]:)?(?:[\\/][\w.@~-]+){2,}(?::\d+)*\)?/g,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b\d{4}-\d\d-\d\d(?:[T ][\d:.,]+Z?)?/g,
  /\b(?=\w*\d)[\da-f]{7,}\b/gi,
  /(?<![\w.])[-+]?\d[\d.,:]*(?![\w])/g,
  /[[\](){}<>"'`|]+/g,
];

/** Words with which programs begin or name an error. */
const NAMES_ERROR = /error|exception|fail|fatal|denied|refused|cannot|invalid|not found|unable|\bE[A-Z]{3,}\b/i;
/** A line of a stack trace, which says where and not what. */
const IS_FRAME = /^\s*(?:at\s|File "|\.{3}|\^)/;

const MAX_LENGTH = 120;

function clean(line: string): string {
  const text = INCIDENTAL.reduce((rest, pattern) => rest.replace(pattern, ' '), line);
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH).trim();
}

/**
 * The line of a pasted text that says the most about an error, without what is different in every run: the last one that
 * names an error, because programs print the cause last, or else the first.
 */
export function findTellingLine(text: string): string {
  const lines = text.split('\n').filter((line) => !IS_FRAME.test(line));
  const cleaned = lines.map(clean).filter((line) => /\p{L}{2}/u.test(line));
  return cleaned.findLast((line) => NAMES_ERROR.test(line)) ?? cleaned[0] ?? '';
}

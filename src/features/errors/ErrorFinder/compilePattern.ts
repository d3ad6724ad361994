/** Compiles the patterns of known messages, which are written for how a message reads rather than how it's spelt. */
import type {HttpStatus} from '../../../facts/errors';

/** Separators between the words of a message: `rate limit`, `rate_limit`, `rate-limit`, `rate.limit`, `RateLimit`. */
const JOINER = '[\\s_.-]*';

/** Edge of a word. Class names end with "Error" and constants begin with "ERR_", but a longer constant is another one. */
const EDGE = '(?:(?<![a-z\\d])(?=[a-z\\d])|(?<=[a-z\\d])(?=(?:_?(?:error|exception))?(?![a-z\\d]|_[a-z])))';

/** Where a message begins: at the start of its line, after the sign that follows the source of a message, or after a quote. */
const START = '(?<=^|^[ \\t]|[\\]|>("\'-][ \\t]?|:[ \\t]|[ \\t]error[ \\t])';

/** What patterns may contain in braces. */
const TOKENS: Readonly<Record<string, string>> = {
  start: START,
  /** A line up to its message: a time and other signs, and a level. */
  line: '^[^a-z\\n]*(?:[tz][^a-z\\n]*)*(?:(?:fatal|error|exception|warning|warn)\\b[^\\w\\n]*)?',
  time: '\\d[\\d.,]*\\s?(?:ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?)\\b',
  /** What Millrace limits, and what clients of other services limit. */
  execution: '(?:execution|workflow|step|source|function|task|job)',
  call:
    '(?:read|write|request|connection|connect|socket|query|fetch|operation|i/o|statement|command|handshake|lock|' +
    'response|upstream|navigation|client|pool|login|transaction|headers|body)',
};

/** A pattern in any case, spelling of its words, and white space. */
export function compilePattern(pattern: string): RegExp {
  const source = pattern
    .replaceAll('\\b', EDGE)
    .replaceAll(' ', JOINER)
    .replace(/\{([a-z]+)\}/g, (token, name: string) => TOKENS[name] ?? token);
  return new RegExp(source, 'gim');
}

/** Words before numbers that aren't HTTP statuses, such as exit codes. */
const OTHER_CODES = '(?<!\\b(?:exit|area|zip|post|country|exit status) )';
/** What follows a status, rather than an amount or a longer number. */
const ALONE =
  '(?![\\d%]|[-.,:]\\d|-[a-z])(?=\\s*(?:$|[^\\w\\s]|(?:on|from|for|when|while|after|in|response|error|client|status)\\b))';

/** Patterns of a status: as a log, a program or a server prints it, but not of a number that happens to be the same. */
export function compileStatus({code, text}: HttpStatus): RegExp[] {
  const reason = text.replaceAll(' ', JOINER);
  const sources = [
    `\\b(?:http(?:/[\\d.]+)?|${OTHER_CODES}status[\\s_-]?(?:code)?)[^\\w\\n]{0,12}(?:(?:code|error|is|was|of)\\s)?${code}\\b(?!-\\d)`,
    `${OTHER_CODES}\\b(?:code|error|response|got|received|returned|responded|failed)[^\\w\\n]{0,12}(?:(?:code|an?|with)\\s){0,2}${code}${ALONE}`,
    `${START}${code}[\\s:–-]{1,3}(?:(?:client )?error[\\s:–-]{1,3})?${reason}\\b`,
    `\\b(?:get|head|post|put|patch|delete)\\s\\S{1,300}\\s${code}\\b`,
    `(?<![^])[^\\w-]*${code}[^\\w-]*(?![^])`,
  ];
  return sources.map((source) => new RegExp(source, 'gim'));
}

/** Compiles patterns for error messages. A pattern matches all common spellings of a message. */
import type {HttpStatus} from '../../../facts/errors';

/** Separators between the words of a message: `rate limit`, `rate_limit`, `rate-limit`, `rate.limit`, `RateLimit`. */
const JOINER = '[\\s_.-]*';

/**
 * Edge of a word. Class names can continue with "Error" and constants can start with "ERR_", but a longer constant is a
 * different one.
 */
const EDGE = '(?:(?<![a-z\\d])(?=[a-z\\d])|(?<=[a-z\\d])(?=(?:_?(?:error|exception))?(?![a-z\\d]|_[a-z])))';

/** Start of a message: at the start of a line, after the separator that follows its source, or after a quote. */
const START = '(?<=^|^[ \\t]|[\\]|>("\'-][ \\t]?|:[ \\t]|[ \\t]error[ \\t])';

/** Placeholders that patterns can use in braces. */
const TOKENS: Readonly<Record<string, string>> = {
  start: START,
  /** The start of a log line before the message: a time, punctuation and a level. */
  line: '^[^a-z\\n]*(?:[tz][^a-z\\n]*)*(?:(?:fatal|error|exception|warning|warn)\\b[^\\w\\n]*)?',
  time: '\\d[\\d.,]*\\s?(?:ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?)\\b',
  /** Things that Millrace limits, and things that other services limit. */
  execution: '(?:execution|workflow|step|source|function|task|job)',
  call:
    '(?:read|write|request|connection|connect|socket|query|fetch|operation|i/o|statement|command|handshake|lock|' +
    'response|upstream|navigation|client|pool|login|transaction|headers|body)',
};

/** Compiles a pattern that ignores case, separators of words, and white space. */
export function compilePattern(pattern: string): RegExp {
  const source = pattern
    .replaceAll('\\b', EDGE)
    .replaceAll(' ', JOINER)
    .replace(/\{([a-z]+)\}/g, (token, name: string) => TOKENS[name] ?? token);
  return new RegExp(source, 'gim');
}

/** Words before numbers that aren't HTTP statuses, such as exit codes. */
const OTHER_CODES = '(?<!\\b(?:exit|area|zip|post|country|exit status) )';
/** Text after an HTTP status that distinguishes it from an amount or a longer number. */
const ALONE =
  '(?![\\d%]|[-.,:]\\d|-[a-z])(?=\\s*(?:$|[^\\w\\s]|(?:on|from|for|when|while|after|in|response|error|client|status)\\b))';

/** Patterns for a status in the formats of logs, programs and servers, which don't match other numbers. */
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

import {lintSource} from '@secretlint/core';
import {creator as pattern} from '@secretlint/secretlint-rule-pattern';
import {creator as recommended} from '@secretlint/secretlint-rule-preset-recommend';

/** End of a word in code: before a quote, space, backslash or bracket. */
const END = '(?=["\'`\\s\\\\)]|$)';
/** Placeholders: `$PASSWORD`, `<password>`, `YOUR_KEY`, `my-secret`. Words with digits count as real passwords. */
const PLACEHOLDER = [
  '[$<{%*…\\[]',
  '\\.{3}',
  `[A-Z][A-Z_-]*${END}`,
  `[A-Za-z_-]*(?:[Pp]ass|[Ss]ecret|[Tt]oken|[Kk]ey|[Pp]wd|[Yy]our|[Ee]xample|[Xx]{3})[A-Za-z_-]*${END}`,
].join('|');
const PASSWORD = `(?!${PLACEHOLDER})[^\\s"'\`]{3,}`;
/** A position after `curl` in the same command, which can have several lines. */
const IN_CURL = '(?<=\\bcurl\\b(?:\\\\\\n|[^\\n]){0,400}\\s)';
/** `-u`, `-su`, `--user`, `--proxy-user`. */
const USER_OPTION = '(?:-[a-zA-Z]{0,6}[uU]|--(?:proxy-)?user)';
/** Such an option, up to the name. Search for the option first, because lookbehind is slow. */
const CURL_USER = `(?=${USER_OPTION})${IN_CURL}${USER_OPTION}[\\s=]{0,4}["']?`;

/** Passwords in command-line options. */
const PASSWORDS = [
  `/${CURL_USER}[^\\s:"'\`]{0,80}:${PASSWORD}/`,
  // A key as the user name, with an empty password.
  `/${CURL_USER}(?=[\\w-]{0,64}\\d)[\\w-]{16,}:${END}/`,
  `/--(?:http-|ftp-|proxy-)?password[\\s=]{1,4}["']?${PASSWORD}/`,
  `/\\bauth\\s*=\\s*\\(\\s*["'][^"'\\n]*["'],\\s*["']${PASSWORD}/`,
  `/(?=password)(?<=\\bauth["']?\\s*:\\s*\\{[^{}]{0,200})\\bpassword["']?\\s*:\\s*["']${PASSWORD}/`,
  // The Base64 form of `user:`, and the example of RFC 7617.
  '/\\bAuthorization["\']?\\s*[:=,]\\s*["\'`]?Basic (?!dXNlc|QWxhZGRpbj)(?=[A-Za-z+\\/]{0,64}\\d)[A-Za-z\\d+\\/]{12,}/i',
];

/** Keys that secretlint doesn't know yet, in the format documented by each service. */
const PATTERNS = [
  {name: 'Stripe key', patterns: ['/\\b(?:[sr]k_live|whsec)_[A-Za-z0-9+\\/]{24,}/']},
  // secretlint's rule only finds complete keys.
  {name: 'private key', patterns: ['/-----BEGIN (?:[A-Z]{1,9} )?PRIVATE KEY-----\\s+[A-Za-z0-9+\\/=]{40,}/']},
  {name: 'GitLab token', patterns: ['/\\bgl(?:pat|dt|rt|ptt)-[\\w-]{20,}/']},
  // Words and names of variables don't have digits between letters.
  {name: 'token in a header', patterns: ['/\\bBearer (?=[\\w.~+\\/-]{0,64}\\d)[\\w.~+\\/-]{24,}/']},
  // Hashes have the same length, but different names.
  {
    name: 'key',
    patterns: [
      '/\\b(?:api[_-]?key|secret|token|password)["\']?\\s{0,4}[:=]\\s{0,4}["\']?(?=[0-9a-f]{0,64}[a-f])(?=[0-9a-f]{0,64}\\d)[0-9a-f]{32,}\\b/i',
    ],
  },
  {name: 'password', patterns: PASSWORDS},
  {name: 'Google API key', patterns: ['/\\bAIza[\\w-]{35}/']},
];

const config = {
  rules: [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rule: recommended,
      rules: [{id: '@secretlint/secretlint-rule-aws', options: {enableIDScanRule: true}}],
    },
    {id: '@secretlint/secretlint-rule-pattern', rule: pattern, options: {patterns: PATTERNS}},
  ],
};

/** Finds keys and passwords in a file. The messages only contain their first characters. */
export async function findSecrets(path: string, content: string): Promise<string[]> {
  const {messages} = await lintSource({
    source: {filePath: path, content, contentType: 'text'},
    options: {config, noPhysicFilePath: true},
  });
  return messages.map(({loc, range, messageId, data}) => {
    const {PATTERN_NAME: name = messageId} = (data ?? {}) as {readonly PATTERN_NAME?: string};
    const start = content
      .slice(...range)
      .replaceAll(/\s+/g, ' ')
      .slice(0, 8);
    return `${path}:${loc.start.line}: "${start}…" looks like a secret (${name}), and whoever reads the site could use it; allowed: the name of an environment variable, or YOUR_KEY; revoke it if it was ever real`;
  });
}

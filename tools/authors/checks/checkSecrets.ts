import {lintSource} from '@secretlint/core';
import {creator as pattern} from '@secretlint/secretlint-rule-pattern';
import {creator as recommended} from '@secretlint/secretlint-rule-preset-recommend';

/** Keys that the rules of secretlint do not know yet, as their services describe them. */
const PATTERNS = [
  {name: 'Stripe key', patterns: ['/\\b(?:[sr]k_live|whsec)_[A-Za-z0-9+\\/]{24,}/']},
  // The rule of secretlint wants a whole key.
  {name: 'private key', patterns: ['/-----BEGIN (?:[A-Z]{1,9} )?PRIVATE KEY-----\\s+[A-Za-z0-9+\\/=]{40,}/']},
  {name: 'GitLab token', patterns: ['/\\bgl(?:pat|dt|rt|ptt)-[\\w-]{20,}/']},
  // Words and names of variables have no digits among their letters.
  {name: 'token in a header', patterns: ['/\\bBearer (?=[\\w.~+\\/-]{0,64}\\d)[\\w.~+\\/-]{24,}/']},
  // Hexadecimal digits are as long as this in hashes too, which have other names.
  {
    name: 'key',
    patterns: [
      '/\\b(?:api[_-]?key|secret|token|password)["\']?\\s{0,4}[:=]\\s{0,4}["\']?(?=[0-9a-f]{0,64}[a-f])(?=[0-9a-f]{0,64}\\d)[0-9a-f]{32,}\\b/i',
    ],
  },
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

/** Keys and passwords in a file, of which only the start is printed: `file:line: message`. */
export async function checkSecrets(path: string, content: string): Promise<string[]> {
  const {messages} = await lintSource({
    source: {filePath: path, content, contentType: 'text'},
    options: {config, noPhysicFilePath: true},
  });
  return messages.map(({loc, range, messageId, data}) => {
    const {PATTERN_NAME: name = messageId} = (data ?? {}) as {readonly PATTERN_NAME?: string};
    const start = content.slice(...range).slice(0, 8);
    return `${path}:${loc.start.line}: "${start}…" looks like a secret (${name}), and whoever reads the site could use it; allowed: the name of an environment variable, or YOUR_KEY; revoke it if it was ever real`;
  });
}

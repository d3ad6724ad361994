/**
 * What a reader would search for in a code block: dotted names, `$` variables, environment variables,
 * flags, headers, packages, calls, error names. The rest of the code is not indexed.
 */
const PATTERNS: readonly RegExp[] = [
  /\$?[A-Za-z_]\w*(?:\.[A-Za-z_$]\w*)+/g,
  /\$\.?[A-Za-z_][\w.]*/g,
  /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g,
  /(?<![\w-])--[a-z][\w-]+/g,
  /\bx-[a-z]+(?:-[a-z]+)+\b/g,
  /@[a-z][\w-]*\/[a-z][\w.-]*/g,
  /\b[A-Za-z_]\w{2,}(?=\()/g,
  /\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g,
  /\b[A-Z][a-z]+(?:[A-Z][a-z]+)*(?:Error|Exception)\b/g,
  /(?<=\b(?:import|from|require\(['"])\s?['"]?)[a-z][\w./@-]+/g,
  /\bmillrace (?:[a-z]+ ?){1,2}/g,
];

const MAX_LENGTH = 40;

/** Lists the identifiers in a code block, without duplicates. */
export function findIdentifiers(code: string): string[] {
  const found = PATTERNS.flatMap((pattern) => [...code.matchAll(pattern)].map(([text]) => text.trim()));
  return [...new Set(found)].filter((text) => text.length <= MAX_LENGTH);
}

import type {Operation} from './collectOperations';

/** Which tags a reference prints, and which it leaves out for a reason. */
export interface TagChoice {
  /** Tags to print, in the order of the page. */
  readonly tags: readonly string[];
  /** Tags that are left out: name to the reason. */
  readonly omitted: Readonly<Record<string, string>>;
}

/**
 * Stops the build when an operation would be missing from the page and nobody has said why.
 *
 * @throws with every such operation, and every choice that fits no operation or lacks a reason
 */
export function checkTags(operations: readonly Operation[], {tags, omitted}: TagChoice): void {
  const used = new Set(operations.flatMap(({tag, otherTags}) => [tag, ...otherTags]));
  const problems = [
    ...operations
      .filter(({tag}) => !tags.includes(tag) && !(tag in omitted))
      .map(({method, path, tag}) => `${method} ${path} has the tag "${tag}", which is neither printed nor omitted`),
    ...Object.keys(omitted)
      .filter((tag) => !used.has(tag) || tags.includes(tag))
      .map((tag) => `"${tag}" is omitted, but ${used.has(tag) ? 'printed too' : 'no operation has it'}`),
    ...Object.entries(omitted)
      .filter(([, reason]) => reason.trim() === '')
      .map(([tag]) => `"${tag}" is omitted without a reason`),
  ];
  if (problems.length === 0) return;
  throw new Error(
    'The REST reference is incomplete. Add the tag to "tags" or, with the reason, to "omitted" in ' +
      `src/markdown/rest-reference/options.ts:\n${problems.map((line) => `- ${line}`).join('\n')}`,
  );
}

/** A problem on a page, with its line in the parsed text. The message also explains how to fix it. */
export type PageProblem = {readonly line: number; readonly message: string};

/** Returns the line of a node in the text that was parsed. */
export const getLine = (node: {readonly position?: {readonly start: {readonly line: number}}}): number =>
  node.position?.start.line ?? 1;

import type {DocsVersion} from '../../src/facts';

/** The metadata of a fence. */
export interface FenceMeta {
  readonly title?: string;
  /** Set if the block should run. The text is the requested mode (`""` for plain `run`). */
  readonly run?: string;
  readonly fixture?: string;
  readonly norun?: string;
  readonly fails?: string;
  readonly group?: string;
  readonly expect?: string;
  /** `v1` for a block with v1 code on a v2 page. */
  readonly profile?: string;
}

/** A code block of a page. */
export interface Block {
  /** Path of the page from the root of the project. */
  readonly page: string;
  readonly version: DocsVersion;
  /** Position among the blocks of its page, from 0. */
  readonly index: number;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  readonly lang: string;
  readonly meta: FenceMeta;
  /** The code as readers see it, with facts filled in. */
  readonly code: string;
}

/** A block that was run, the tool that ran it, and whether the result matches the page. */
export interface RanBlock {
  readonly block: Block;
  readonly tool: string;
  readonly passed: boolean;
  /** Whether the block itself succeeded. The result shown on the page can still be wrong. */
  readonly succeeded: boolean;
}

/** A problem of a page or one of its blocks. */
export interface Problem {
  readonly page: string;
  readonly line: number;
  readonly message: string;
}

/** The blocks of a page, and problems of the page itself. */
export interface PageBlocks {
  readonly page: string;
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

/** Creates a problem for a line of a block's code (from 1). */
export function createProblem(block: Block, codeLine: number, message: string): Problem {
  return {page: block.page, line: block.line + Math.max(1, codeLine), message};
}

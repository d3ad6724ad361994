import type {DocsVersion} from '../../src/facts';

/** What the runner knows about one fence, beside its code. */
export interface FenceMeta {
  readonly title?: string;
  /** Present when the block is to be executed; the text says how it was asked for (`""` for plain `run`). */
  readonly run?: string;
  readonly fixture?: string;
  readonly norun?: string;
  readonly fails?: string;
  readonly group?: string;
  readonly expect?: string;
  /** `v1` on a block of a v2 page that shows v1. */
  readonly profile?: string;
}

/** One fenced block of a page, ready to be checked. */
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
  /** The code with every fact filled in, as readers see it. */
  readonly code: string;
}

/** A block that ran, with what it ran with and whether it gave what its page shows. */
export interface RanBlock {
  readonly block: Block;
  readonly tool: string;
  readonly passed: boolean;
  /** Whether it did not fail itself; what its page shows of it may still be wrong. */
  readonly ranWithoutError: boolean;
}

/** One thing that is wrong with a page or one of its blocks. */
export interface Problem {
  readonly page: string;
  readonly line: number;
  readonly message: string;
}

/** The blocks of one page and what was wrong with the page itself. */
export interface PageBlocks {
  readonly page: string;
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

/** A problem on a line of a block's code (from 1), placed in its page. */
export function createProblem(block: Block, codeLine: number, message: string): Problem {
  return {page: block.page, line: block.line + Math.max(1, codeLine), message};
}

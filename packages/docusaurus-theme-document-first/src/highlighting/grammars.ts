import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

const require = createRequire(import.meta.url);

/**
 * Adds grammars of `prismjs` to those that the renderer brings. Prism's components add themselves to a global instance:
 * it is there while they load, and no longer.
 */
export function addGrammars(names: readonly string[]): void {
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const name of names) require(`prismjs/components/prism-${name}.js`);
  if (before) scope.Prism = before;
  else delete scope.Prism;
}

/** A piece of code as Prism reads it: plain text, or a token that may hold more pieces. */
export type Piece =
  | string
  | {readonly type: string; readonly alias?: string | readonly string[]; readonly content: Piece | readonly Piece[]};

/** Splits code into tokens. Code in a language without a grammar stays one string. */
export function tokenize(code: string, language: string): readonly Piece[] {
  const grammar = Prism.languages[language];
  return typeof grammar === 'object' ? (Prism.tokenize(code, grammar) as readonly Piece[]) : [code];
}

/**
 * The colours that code has: each is a class `tok-<name>` of `css/code.css`. Punctuation has none: it is a third of
 * all tokens, and each would be an element of the page.
 */
export type Colour = 'comment' | 'string' | 'keyword' | 'function' | 'number' | 'property' | 'deleted';

const TYPES: Readonly<Record<Colour, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  string: ['string', 'attr-value', 'char', 'inserted', 'url', 'template-string', 'regex', 'triple-quoted-string'],
  keyword: ['keyword', 'boolean', 'selector', 'important', 'null'],
  function: ['function', 'class-name', 'builtin', 'tag', 'method'],
  number: ['number', 'constant', 'symbol', 'variable', 'environment'],
  property: ['property', 'attr-name', 'key', 'header-name'],
  deleted: ['deleted'],
};

/** Code inside a string: it starts without a colour again. */
const PLAIN = new Set(['interpolation', 'parameter']);

const COLOURS = new Map(
  Object.entries(TYPES).flatMap(([colour, types]) => types.map((type) => [type, colour as Colour] as const)),
);

/** Colour of a token by its types, most telling first; `inherited` where none has a colour. */
export function findColour(types: readonly string[], inherited: Colour | undefined): Colour | undefined {
  for (const type of types) {
    if (PLAIN.has(type)) return undefined;
    const colour = COLOURS.get(type);
    if (colour) return colour;
  }
  return inherited;
}

import {readFileSync} from 'node:fs';

/** The style sheet that holds the design tokens. */
const TOKENS = new URL('../css/tokens.css', import.meta.url);

/** Where the tokens of each colour mode are. */
const BLOCKS = {light: ':root', dark: "[data-theme='dark']"} as const;

/**
 * Value of a design token, for what no style sheet reaches, such as the `theme-color` of the head.
 *
 * @param name of the custom property, such as `--mr-paper`
 * @throws when the style sheet has no such token in that colour mode
 */
export function readToken(name: `--${string}`, mode: keyof typeof BLOCKS, css = readFileSync(TOKENS, 'utf8')): string {
  const block = css.slice(css.indexOf(`${BLOCKS[mode]} {`)).split('}')[0] ?? '';
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(block)?.[1];
  if (value === undefined) throw new Error(`src/css/tokens.css has no ${name} under ${BLOCKS[mode]}`);
  return value.trim();
}

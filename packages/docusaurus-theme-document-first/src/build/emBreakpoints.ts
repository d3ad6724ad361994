import type {Plugin} from 'postcss';

/** Conditions on the width of the window, in pixels. */
const WIDTH = /\b((?:min-|max-)?width\s*(?::|[<>]=?)\s*)(\d+(?:\.\d+)?)px/g;

/** The text size that browsers start with: at this size, both units give the same layout. */
const PIXELS = 16;

/**
 * PostCSS plugin that turns breakpoints in pixels into `em`. Readers who set a larger text size in their browser then
 * get the layout of a narrower window, where the entries of the header have room.
 */
export const emBreakpoints: Plugin = {
  postcssPlugin: 'em-breakpoints',
  AtRule: {
    media(rule) {
      const params = rule.params.replace(
        WIDTH,
        (_, name: string, pixels: string) => `${name}${Number(pixels) / PIXELS}em`,
      );
      if (params !== rule.params) rule.params = params;
    },
  },
};

import type {Plugin} from 'postcss';

const WIDTH = /\b((?:min-|max-)?width\s*(?::|[<>]=?)\s*)(\d+(?:\.\d+)?)px/g;

/** Default font size of browsers, at which both units give the same layout. */
const PIXELS = 16;

/**
 * PostCSS plugin that converts breakpoints from pixels to `em`. Readers with a larger default font size then get the
 * layout of a narrower viewport, so that the items of the navbar fit.
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

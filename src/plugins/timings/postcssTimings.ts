import {timings} from '../../timings';

/** The part of a PostCSS declaration that is read and written. */
type Declaration = {value: string; error(message: string): Error};

const CALL = /\btiming\(([^)]*)\)/g;

function isTiming(name: string): name is keyof typeof timings {
  return Object.hasOwn(timings, name);
}

/**
 * Replaces `timing(name)` in a CSS value with that duration.
 *
 * @throws when no duration has the name.
 */
export function replaceTimings(value: string): string {
  return value.replace(CALL, (_, given: string) => {
    const name = given.trim();
    if (!isTiming(name)) {
      throw new Error(
        `timing(${name}): there is no such duration. src/timings.ts has: ${Object.keys(timings).join(', ')}`,
      );
    }
    return `${timings[name]}ms`;
  });
}

/** PostCSS plugin for `timing(name)`. */
export const postcssTimings = {
  postcssPlugin: 'timings',
  Declaration(declaration: Declaration): void {
    if (!declaration.value.includes('timing(')) return;
    try {
      declaration.value = replaceTimings(declaration.value);
    } catch (error) {
      throw declaration.error(error instanceof Error ? error.message : String(error));
    }
  },
};

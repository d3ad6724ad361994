import type {AcceptedPlugin} from 'postcss';

const CALL = /\btiming\(([^)]*)\)/g;

/**
 * Replaces `timing(name)` in a CSS value with that duration.
 *
 * @throws when no duration has the name.
 */
export function replaceTimings(value: string, timings: Readonly<Record<string, number>>): string {
  return value.replace(CALL, (_, given: string) => {
    const name = given.trim();
    if (Object.hasOwn(timings, name)) return `${timings[name]}ms`;
    const known = Object.keys(timings).join(', ');
    throw new Error(`timing(${name}): there is no such duration. The option "timings" has: ${known}`);
  });
}

/** PostCSS plugin that lets style sheets write `timing(name)`. */
export const postcssTimings = (timings: Readonly<Record<string, number>>): AcceptedPlugin => ({
  postcssPlugin: 'timings',
  Declaration(declaration) {
    if (!declaration.value.includes('timing(')) return;
    try {
      declaration.value = replaceTimings(declaration.value, timings);
    } catch (error) {
      throw declaration.error(error instanceof Error ? error.message : String(error));
    }
  },
});

import {readFile} from 'node:fs/promises';
import type {Plugin} from 'esbuild';
import {timings} from '../../timings';

const USE = /\btimings\.(\w+)/g;

const isTiming = (name: string): name is keyof typeof timings => Object.hasOwn(timings, name);

/** Replaces `timings.copied` in source code with the number, as `timing(copied)` is replaced in style sheets. */
export function replaceUses(source: string): string {
  return source.replace(USE, (use, name: string) => (isTiming(name) ? String(timings[name]) : use));
}

/**
 * An esbuild plugin that writes durations into the code. The bundler keeps an object with all its properties, so each
 * script would otherwise carry the durations of the whole site.
 */
export const inlineTimings: Plugin = {
  name: 'inline-timings',
  setup({onLoad}) {
    onLoad({filter: /[\\/]src[\\/].*\.tsx?$/}, async ({path}) => ({
      loader: 'tsx',
      contents: replaceUses(await readFile(path, 'utf8')),
    }));
  },
};

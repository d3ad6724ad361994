import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {Output} from 'docusaurus-plugin-built-site';

const FONT_LICENCE = '@fontsource/zilla-slab/LICENSE';

/** The licence of the font, which has to come with it. */
export const licences: Output = async () =>
  new Map([['licences/zilla-slab.txt', await readFile(createRequire(import.meta.url).resolve(FONT_LICENCE), 'utf8')]]);

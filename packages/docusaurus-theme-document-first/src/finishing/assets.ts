import {createHash} from 'node:crypto';

/** Content hash before the extension: `styles.ce27e001.css` or `zilla-slab-600-8b7388091f2e.woff2`. */
const HASH = /[0-9a-f]{8,64}(?=\.\w+$)/;

/**
 * Updates the content hash in a file name. Browsers cache files of `assets` for a year, and the subset of fonts and of
 * the main sheet depends on all pages, so different content always needs a different name.
 */
export const renameByContent = (name: string, content: string | Buffer): string =>
  name.replace(HASH, createHash('sha256').update(content).digest('hex').slice(0, 8));

/** Replaces names of files in a style sheet. */
export const replaceNames = (css: string, names: ReadonlyMap<string, string>): string =>
  [...names].reduce((result, [name, renamed]) => result.replaceAll(name, renamed), css);

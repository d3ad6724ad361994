import {zipSync, type Zippable} from 'fflate';
import type {Bundle} from './makeBundle';

/** The first date that an archive can give its files: with the same date each time, the same files make the same archive. */
const DATE = new Date(1980, 0, 1);

/** Packs a bundle, in one folder, so that unpacking it leaves nothing scattered. */
export function packBundle(bundle: Bundle, folder: string): Uint8Array {
  const encoder = new TextEncoder();
  const files: Zippable = {};
  for (const [file, content] of bundle)
    files[`${folder}/${file}`] = typeof content === 'string' ? encoder.encode(content) : new Uint8Array(content);
  return zipSync(files, {level: 9, mtime: DATE});
}

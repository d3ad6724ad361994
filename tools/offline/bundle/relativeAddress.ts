import {posix} from 'node:path';

/** The way from one file of the bundle to another, as a link writes it. */
export function relativeAddress(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}

import {readFileSync} from 'node:fs';

/** Linux counts in hundredths of a second, whatever its clock does: `USER_HZ` of proc_stat(5). */
const TICK = 10;

/** Column of the first line of `/proc/stat`, behind its name. */
const STEAL = 7;

/**
 * Milliseconds that the host of a virtual machine took its processors away for, since it was started; 0 where the
 * system does not say.
 */
export function stolenTime(): number {
  try {
    const [, ...counts] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/) ?? [];
    return Number(counts[STEAL] ?? 0) * TICK;
  } catch {
    return 0;
  }
}

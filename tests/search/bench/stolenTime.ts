import {readFileSync} from 'node:fs';

/** Column of the first line of `/proc/stat`, behind its name: proc_stat(5). */
const STEAL = 7;

/**
 * How long the host of a virtual machine took its processors away since it was started, in the ticks of
 * `/proc/stat`, mostly hundredths of a second; 0 where the system does not say.
 */
export function stolenTime(): number {
  try {
    const [, ...counts] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/) ?? [];
    return Number(counts[STEAL] ?? 0);
  } catch {
    return 0;
  }
}

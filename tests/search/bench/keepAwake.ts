import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';

/** Spins until the process that started it is gone. */
const SPIN = `while (process.ppid === ${process.pid});`;

/**
 * Keeps every processor busy with work that anything else takes the place of: Linux calls its policy `SCHED_IDLE`, and
 * sees a processor that does nothing else as idle. The host of a virtual machine gives a processor that sleeps to
 * others, and takes up to tens of milliseconds to give it back: a benchmark that pauses between keys would measure
 * that. Where there is no `chrt` (util-linux), processors sleep as they like.
 *
 * @returns what ends it
 */
export function keepAwake(): () => void {
  const spinners = Array.from({length: availableParallelism()}, () =>
    spawn('chrt', ['--idle', '0', process.execPath, '-e', SPIN], {stdio: 'ignore'}).on('error', () => undefined),
  );
  return () => spinners.forEach((spinner) => void spinner.kill());
}

import {spawn} from 'node:child_process';

const BUSY_LOOP = 'for (;;);';

/** Keeps cores busy until the function that comes back is called, or this program ends. */
export function keepCoresBusy(cores = 2): () => void {
  const loops = Array.from({length: cores}, () => spawn(process.execPath, ['-e', BUSY_LOOP], {stdio: 'ignore'}));
  const stop = (): void => loops.forEach((loop) => loop.kill());
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  return stop;
}

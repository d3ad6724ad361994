import type {Step} from './steps';

/** What every machine for checks has. More would change which steps meet, and so what can disturb what. */
const CORES = 2;

/** Runs steps in their order: one that keeps both cores busy alone, others two at a time, and the build before its readers. */
export async function runInParallel(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const isFree = (step: Step): boolean => {
    const isBuilt = ![...waiting, ...running.keys()].some(({name}) => name === 'build');
    const hasCore = [...running.keys()].every(({alone}) => !alone) && running.size < (step.alone ? 1 : CORES);
    return hasCore && (isBuilt || step.name === 'build' || step.group !== 'site');
  };
  while (waiting.length + running.size > 0) {
    const next = waiting.find(isFree);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else await Promise.race(running.values());
  }
}

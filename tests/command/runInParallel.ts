import type {Step} from './step';

/** What every machine for checks has. More would change which steps meet, and so what can disturb what. */
const CORES = 2;

/** The first step that can start now: nothing it comes after is left, and there are cores for it. */
export function findNext(waiting: readonly Step[], running: readonly Step[], cores = CORES): Step | undefined {
  const unfinished = new Set([...waiting, ...running].map(({name}) => name));
  const free = cores - running.reduce((sum, step) => sum + step.cores, 0);
  return waiting.find((step) => step.cores <= free && !step.after?.some((name) => unfinished.has(name)));
}

/** Runs steps in their order, side by side where the cores allow it. */
export async function runInParallel(steps: readonly Step[], runStep: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  while (waiting.length + running.size > 0) {
    for (let next = findNext(waiting, [...running.keys()]); next; next = findNext(waiting, [...running.keys()])) {
      const step = next;
      waiting.splice(waiting.indexOf(step), 1);
      running.set(
        step,
        runStep(step).finally(() => running.delete(step)),
      );
    }
    await Promise.race(running.values());
  }
}

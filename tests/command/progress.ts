import type {Step} from './step';

/** `45 s` or `4 min`. */
export const formatDuration = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

/** Seconds that steps take together: each keeps its share of the two cores busy. */
export const estimateSeconds = (steps: readonly Step[]): number =>
  steps.reduce((sum, {seconds, cores}) => sum + (seconds * cores) / 2, 0);

/** Which steps run, how far the run is, and how long it still takes: `[4/16] unit (about 5 min left)`. */
export function describeProgress(all: readonly Step[], done: readonly Step[], running: readonly Step[]): string {
  const left = estimateSeconds(all.filter((step) => !done.includes(step)));
  const names = running.map(({name}) => name).join(', ');
  return `[${done.length}/${all.length}] ${names} (about ${formatDuration(left)} left)`;
}

/** Says what a run consists of, before it starts. */
export function describePlan(steps: readonly Step[]): string {
  const names = steps.map(({name}) => name).join(', ');
  return `${steps.length} checks, about ${formatDuration(estimateSeconds(steps))}: ${names}`;
}

import {billing} from './billing';
import {toBaseUnits} from './fact';

const CREDIT_SECONDS = billing.baseCreditSeconds.value;
const MEGABYTE = 1024 ** 2;
const MEMORY_UNIT = toBaseUnits(billing.baseCreditMemory) / MEGABYTE;
const INTERVAL_MINUTES = billing.warmWorkersInterval.value;

/** The memory one credit pays for, in MB: memory is bought in this unit. */
export const memoryUnitMb = MEMORY_UNIT;

/** How many units of memory a workflow has. */
export function countMemoryUnits(memoryMb: number): number {
  return memoryMb / MEMORY_UNIT;
}

/** How many credits of time a run uses, rounded up. */
export function countTimeUnits(seconds: number): number {
  return Math.ceil(seconds / CREDIT_SECONDS);
}

/** Credits of one execution: time rounded up to whole units, times units of memory. */
export function creditsPerRun(seconds: number, memoryMb: number): number {
  return countTimeUnits(seconds) * countMemoryUnits(memoryMb);
}

/** What a source is: from the public registry, or private; attached to a workflow or not. */
export interface SourceRun {
  readonly registry: boolean;
  readonly attached: boolean;
  readonly seconds: number;
  readonly memoryMb?: number;
}

/** Credits of one run of a source: the first unit of registry sources is free. */
export function creditsPerSourceRun(run: SourceRun): number {
  if (!run.attached) return 0;
  const freeUnits = run.registry ? 1 : 0;
  const units = Math.max(0, countTimeUnits(run.seconds) - freeUnits);
  return units * countMemoryUnits(run.memoryMb ?? MEMORY_UNIT);
}

/** Credits of dedicated workers that run for some minutes. Every started interval counts. */
export function creditsOfDedicatedWorkers(minutes: number, memoryMb: number, workers = 1): number {
  const intervals = Math.max(workers > 0 ? 1 : 0, Math.ceil(minutes / INTERVAL_MINUTES));
  const perInterval = billing.warmWorkersCreditsPerInterval.value * countMemoryUnits(memoryMb);
  return intervals * perInterval * workers;
}

/** The cost of a period under the older billing: the price, and each invocation above the base. */
export function costOfInvocations(invocations: number): number {
  const extra = Math.max(0, invocations - billing.proMonthlyInvocations.value);
  return billing.proMonthlyPrice.value + extra * billing.pricePerInvocation.value;
}

import type {SampleContext} from '../../run/sampleContext';
import {createDollar, createRespond, createSend, DESTINATIONS, EXIT_MARKER, type RunState} from './dollar';
import {serializeJson, type RunResult} from './job';
import {createInstance, type Component, type Instance} from './props';

function createSteps(sampleContext: SampleContext): Record<string, unknown> {
  return {trigger: {event: sampleContext.event, context: sampleContext.context}, ...sampleContext.steps};
}

function getStoreSnapshots({stores}: Instance): unknown {
  const all = [...stores].map(([name, store]): [string, unknown] => [name, store.snapshot()]);
  return all.length === 1 ? all[0]?.[1] : Object.fromEntries(all);
}

async function runOnce(
  component: Component,
  instance: Instance,
  sampleContext: SampleContext,
  run: RunState,
  result: RunResult,
): Promise<void> {
  const $ = createDollar(sampleContext, run, result);
  const steps = serializeJson(createSteps(sampleContext));
  const value = await component.run.call(instance.self, {steps, $});
  if (value === EXIT_MARKER) return;
  result.returnValue = serializeJson(value);
  if (result.returnValue !== undefined) result.exports = {...result.exports, $return_value: result.returnValue};
}

function getNextRun(run: RunState, result: RunResult, sampleContext: SampleContext): RunState | undefined {
  const {pause} = result;
  const outcome = sampleContext.runs[run.runs - 1];
  if (pause?.type !== 'rerun' || !outcome || run.runs > Number(pause.maxRetries)) return undefined;
  // The request to the resume URL.
  const request = outcome.resume && {method: 'POST', path: '/', query: {}, headers: {}, ...outcome.resume};
  return {runs: run.runs + 1, context: pause.context, ...(request && {callback_request: request})};
}

/** Runs a code step or an action for an event, and again for each rerun in the fixture. */
export async function runStep(component: Component, sampleContext: SampleContext, result: RunResult): Promise<void> {
  const instance = createInstance(component, sampleContext);
  let run: RunState | undefined = {runs: 1};
  try {
    while (run) {
      result.pause = undefined;
      await runOnce(component, instance, sampleContext, run, result);
      run = getNextRun(run, result, sampleContext);
    }
    const resumed = sampleContext.runs[0]?.resume;
    if (result.pause?.type === 'suspend' && resumed)
      result.exports = {...result.exports, $resume_data: resumed.body ?? {}};
  } finally {
    result.db = getStoreSnapshots(instance);
  }
}

const V1_DESTINATIONS = {...DESTINATIONS, sql: [['table', 'payload'], []]} as const;

class EndOfWorkflow extends Error {}

/** Globals of a v1 step, which the prepared file passes on. */
interface V1Globals {
  readonly event: unknown;
  readonly steps: unknown;
  readonly params: unknown;
  readonly auths: unknown;
  readonly $respond: unknown;
  readonly $end: (message?: string) => never;
  readonly $send: Record<string, (options: object) => void>;
  $checkpoint: unknown;
  readonly $attachments: unknown;
}

/** The prepared file of a v1 step, which runs the step with this `this` and these globals. */
export type V1Step = (self: Record<string, unknown>, globals: V1Globals) => unknown;

function createV1Globals(sampleContext: SampleContext, result: RunResult): V1Globals {
  const sends: Record<string, unknown>[] = (result.sends = []);
  return {
    event: sampleContext.event,
    steps: createSteps(sampleContext),
    params: sampleContext.params,
    auths: sampleContext.auths,
    $respond: createRespond(result),
    $end: (message) => {
      result.exit = message === undefined ? {} : {reason: message};
      throw new EndOfWorkflow(message);
    },
    $send: createSend(sends, V1_DESTINATIONS),
    $checkpoint: serializeJson(sampleContext.checkpoint),
    $attachments: sampleContext.context.attachments ?? {},
  };
}

/** Runs a v1 step. It exports values by assigning them to `this`. */
export async function runV1(step: V1Step, sampleContext: SampleContext, result: RunResult): Promise<void> {
  const globals = createV1Globals(sampleContext, result);
  const self: Record<string, unknown> = {$checkpoint: serializeJson(sampleContext.stepCheckpoint)};
  try {
    result.returnValue = serializeJson(await step(self, globals));
  } catch (error) {
    if (!(error instanceof EndOfWorkflow)) throw error;
  } finally {
    const {$checkpoint: stepCheckpoint, ...named} = self;
    const returned = result.returnValue === undefined ? {} : {$return_value: result.returnValue};
    result.exports = {...(serializeJson(named) as object), ...returned};
    const own = serializeJson({$checkpoint: globals.$checkpoint, 'this.$checkpoint': stepCheckpoint}) as Record<
      string,
      unknown
    >;
    result.db = Object.keys(own).length === 1 ? Object.values(own)[0] : own;
  }
}

import type {World} from '../../run/world';
import {createDollar, EXIT_MARKER, toCallback, type RunState} from './dollar';
import {type RunResult, serialise} from './job';
import {createInstance, type Component, type Instance} from './props';

function createSteps(world: World): Record<string, unknown> {
  return {trigger: {event: world.event, context: world.context}, ...world.steps};
}

function readStores({stores}: Instance): unknown {
  const all = [...stores].map(([name, store]): [string, unknown] => [name, store.snapshot()]);
  return all.length === 1 ? all[0]?.[1] : Object.fromEntries(all);
}

async function runOnce(
  component: Component,
  instance: Instance,
  world: World,
  run: RunState,
  result: RunResult,
): Promise<void> {
  const $ = createDollar(world, run, result);
  const steps = serialise(createSteps(world));
  const value = await component.run.call(instance.self, {steps, $});
  if (value === EXIT_MARKER) return;
  result.returnValue = serialise(value);
  if (result.returnValue !== undefined) result.exports = {...result.exports, $return_value: result.returnValue};
}

function nextRun(run: RunState, result: RunResult, world: World): RunState | undefined {
  const {pause} = result;
  const outcome = world.runs[run.runs - 1];
  if (pause?.type !== 'rerun' || !outcome || outcome.cancel || run.runs > Number(pause.maxRetries)) return undefined;
  const callback = toCallback(outcome);
  return {runs: run.runs + 1, context: pause.context, ...(callback === undefined ? {} : {callback_request: callback})};
}

/** Runs a code step or an action for one event, again for each rerun the fixture answers. */
export async function runStep(component: Component, world: World, result: RunResult): Promise<void> {
  const instance = createInstance(component, world);
  let run: RunState | undefined = {runs: 1};
  try {
    while (run) {
      result.pause = undefined;
      await runOnce(component, instance, world, run, result);
      run = nextRun(run, result, world);
    }
    const resumed = world.runs[0]?.resume;
    if (result.pause?.type === 'suspend' && resumed)
      result.exports = {...result.exports, $resume_data: resumed.body ?? {}};
  } finally {
    result.db = readStores(instance);
  }
}

import type {World} from '../../run/world';
import {createRespond} from './dollar';
import {type RunResult, serialise} from './job';

const DESTINATIONS = ['http', 'email', 's3', 'sql', 'emit', 'sse'] as const;

class EndOfWorkflow extends Error {}

/** What a v1 step finds around it; the prepared file hands it in. */
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

/** The prepared file of a v1 step: it runs the step with this `this` and these globals. */
export type V1Step = (self: Record<string, unknown>, globals: V1Globals) => unknown;

function createGlobals(world: World, result: RunResult): V1Globals {
  const sends: Record<string, unknown>[] = (result.sends = []);
  const send = (destination: string) => (options: object) =>
    void sends.push({destination, ...(serialise(options) as object)});
  const steps = {trigger: {event: world.event, context: world.context}, ...world.steps};
  return {
    event: world.event,
    steps,
    params: world.params,
    auths: world.auths,
    $respond: createRespond(result),
    $end: (message) => {
      result.exit = message === undefined ? {} : {reason: message};
      throw new EndOfWorkflow(message);
    },
    $send: Object.fromEntries(DESTINATIONS.map((name) => [name, send(name)])),
    $checkpoint: serialise(world.checkpoint),
    $attachments: world.context.attachments ?? {},
  };
}

/** Runs a step of the first generation: named exports are what it leaves on `this`. */
export async function runV1(step: V1Step, world: World, result: RunResult): Promise<void> {
  const globals = createGlobals(world, result);
  const self: Record<string, unknown> = {$checkpoint: serialise(world.stepCheckpoint)};
  try {
    result.returnValue = serialise(await step(self, globals));
  } catch (error) {
    if (!(error instanceof EndOfWorkflow)) throw error;
  } finally {
    const {$checkpoint: stepCheckpoint, ...named} = self;
    const returned = result.returnValue === undefined ? {} : {$return_value: result.returnValue};
    result.exports = {...(serialise(named) as object), ...returned};
    const own = serialise({$checkpoint: globals.$checkpoint, 'this.$checkpoint': stepCheckpoint}) as Record<
      string,
      unknown
    >;
    result.db = Object.keys(own).length === 1 ? Object.values(own)[0] : own;
  }
}

import type {ReactNode} from 'react';
import Timeline from '../Timeline';

/** What a pause leaves out: time, credits and the concurrency slot. */
export function PauseAndResume(): ReactNode {
  return (
    <Timeline
      title="A pause between two executions"
      alt="The steps up to the pause run in the first execution. When its last step ends, the pause begins: it uses no credits, the timeout does not run, and the concurrency slot is free. When the time is over or resume_url is called, the remaining steps run in a second execution with a new id and the same trace_id."
      end={20}
      ticks={[
        {at: 0, label: 'event'},
        {at: 4, label: 'step ends'},
        {at: 14, label: 'resumes'},
      ]}
      lanes={[
        {
          name: 'Steps',
          spans: [
            {from: 0, to: 4, kind: 'run', text: 'id A'},
            {from: 4, to: 14, kind: 'wait', text: 'Paused'},
            {from: 14, to: 18, kind: 'run', text: 'id B'},
          ],
        },
        {
          name: 'Credits, timeout',
          spans: [
            {from: 0, to: 4, kind: 'good', text: 'count'},
            {from: 14, to: 18, kind: 'good', text: 'anew'},
          ],
        },
        {
          name: 'Concurrency slot',
          spans: [
            {from: 0, to: 4, kind: 'good', text: 'taken'},
            {from: 4, to: 14, kind: 'idle', text: 'free'},
            {from: 14, to: 18, kind: 'good', text: 'taken'},
          ],
        },
      ]}
      legend={{run: 'Executing', wait: 'Paused', good: 'In use', idle: 'Free for other events'}}
    />
  );
}

type RetryBackoffProps = {
  /** How often a step is retried at most. */
  readonly retries: string;
  /** The time in which all retries happen. */
  readonly window: string;
};

/** Retries of a failed step, each after a longer wait. */
export function RetryBackoff({retries, window}: RetryBackoffProps): ReactNode {
  return (
    <Timeline
      title="Retries with growing waits, not to scale"
      alt={`A step fails and is retried after a wait. Each wait is longer than the one before. Here the fourth retry succeeds, and the next step runs at once. At most ${retries} retries are made within ${window}. The lengths are not to scale.`}
      end={64}
      ticks={[
        {at: 0, label: 'first error'},
        {at: 44, label: 'retry succeeds'},
      ]}
      lanes={[
        {
          name: 'Failed step',
          spans: [
            {from: 0, to: 3, kind: 'fail'},
            {from: 3, to: 6, kind: 'wait'},
            {from: 6, to: 9, kind: 'fail'},
            {from: 9, to: 15, kind: 'wait'},
            {from: 15, to: 18, kind: 'fail'},
            {from: 18, to: 27, kind: 'wait', text: 'wait'},
            {from: 27, to: 30, kind: 'fail'},
            {from: 30, to: 44, kind: 'wait', text: 'longer'},
            {from: 44, to: 50, kind: 'good'},
          ],
        },
        {name: 'Next step', spans: [{from: 50, to: 60, kind: 'run', text: 'runs'}]},
      ]}
      legend={{fail: 'Attempt fails', wait: 'Waits', good: 'Attempt succeeds', run: 'Workflow goes on'}}
    />
  );
}

/** Four events that arrive together, with concurrency 1 and a throttle of 1 per second. */
export function QueueAndThrottle(): ReactNode {
  return (
    <Timeline
      title="Four events at once, with concurrency 1 and a throttle of 1 per second"
      alt="Four events arrive at the same moment. The first starts at once and takes 0.6 seconds; the second waits until the second is over, because the throttle allows one start per second. It takes 1.5 seconds, so the third waits until it has ended, because concurrency allows one execution at a time, and then starts at once. The fourth waits in the queue for its turn."
      end={4.5}
      ticks={[0, 1, 2, 3, 4].map((at) => ({at, label: `${at} s`}))}
      lanes={[
        {name: 'Event 1', spans: [{from: 0, to: 0.6, kind: 'run', text: 'runs'}]},
        {
          name: 'Event 2',
          spans: [
            {from: 0, to: 1, kind: 'wait', text: 'throttle'},
            {from: 1, to: 2.5, kind: 'run', text: 'runs'},
          ],
        },
        {
          name: 'Event 3',
          spans: [
            {from: 0, to: 2.5, kind: 'wait', text: 'slot is taken'},
            {from: 2.5, to: 3.1, kind: 'run', text: 'runs'},
          ],
        },
        {
          name: 'Event 4',
          spans: [
            {from: 0, to: 3.5, kind: 'wait', text: 'slot is taken, then throttle'},
            {from: 3.5, to: 4.1, kind: 'run', text: 'runs'},
          ],
        },
      ]}
      legend={{wait: 'Waits in the queue', run: 'Executes'}}
    />
  );
}

type ColdStartsProps = {
  /** How long an idle environment is kept. */
  readonly idle: string;
};

/** Events with and without a dedicated worker. */
export function ColdStarts({idle}: ColdStartsProps): ReactNode {
  return (
    <Timeline
      title="Cold and warm starts"
      alt={`Without dedicated workers, the first event has to wait for a new environment: a cold start. The second event arrives while the environment is still there and starts at once. After ${idle} without events the environment ends, so the third event meets a cold start again. A dedicated worker starts every event at once.`}
      end={30}
      ticks={[
        {at: 0, label: 'event 1'},
        {at: 9, label: 'event 2'},
        {at: 21, label: 'event 3'},
      ]}
      lanes={[
        {
          name: 'On demand',
          spans: [
            {from: 0, to: 4, kind: 'cold', text: 'cold'},
            {from: 4, to: 7, kind: 'run', text: 'runs'},
            {from: 9, to: 12, kind: 'run', text: 'runs'},
            {from: 12, to: 19, kind: 'idle', text: 'idle'},
            {from: 21, to: 25, kind: 'cold', text: 'cold'},
            {from: 25, to: 28, kind: 'run', text: 'runs'},
          ],
        },
        {
          name: 'Dedicated worker',
          spans: [
            {from: 0, to: 3, kind: 'run', text: 'runs'},
            {from: 9, to: 12, kind: 'run', text: 'runs'},
            {from: 21, to: 24, kind: 'run', text: 'runs'},
          ],
        },
      ]}
      legend={{cold: 'Environment starts', run: 'Steps run', idle: `Environment is kept for ${idle}`}}
    />
  );
}

type CreditStepsProps = {
  /** Length of one interval, in seconds. */
  readonly seconds: string;
  /** Smallest memory, which costs one credit for each interval. */
  readonly memory: string;
};

const INTERVALS = [1, 2, 3, 4];

/** Multiples of the smallest memory. */
const FACTORS = [1, 2, 4];

/** Credits of one execution, by memory and time. */
export function CreditSteps({seconds, memory}: CreditStepsProps): ReactNode {
  const length = Number(seconds);
  const megabytes = Number.parseInt(memory, 10);
  return (
    <Timeline
      title="Credits by memory and time"
      alt={`Each started interval of ${seconds} seconds counts in full. At ${memory} the first interval costs 1 credit, two cost 2, three 3 and four 4. With twice the memory the same times cost 2, 4, 6 and 8 credits, and with four times the memory 4, 8, 12 and 16.`}
      end={length * INTERVALS.length}
      ticks={[0, ...INTERVALS].map((interval) => ({at: interval * length, label: `${interval * length} s`}))}
      lanes={FACTORS.map((factor) => ({
        name: `${megabytes * factor}MB`,
        spans: INTERVALS.map((interval) => ({
          from: (interval - 1) * length,
          to: interval * length,
          kind: interval === 1 ? ('run' as const) : ('wait' as const),
          text: String(interval * factor),
        })),
      }))}
      legend={{run: 'First interval', wait: 'Each further interval that is started'}}
    />
  );
}

import type {ReactNode} from 'react';
import Timeline from '../Timeline';

type RetryBackoffProps = {
  /** How often a step is retried at most. */
  readonly retries: string;
  /** The time in which all retries happen. */
  readonly window: string;
};

/** Retries of a failed step, each after a longer wait. */
export default function RetryBackoff({retries, window}: RetryBackoffProps): ReactNode {
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

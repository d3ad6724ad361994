import type {ReactNode} from 'react';
import Timeline from '../Timeline';

type ColdStartsProps = {
  /** How long an idle environment is kept. */
  readonly idle: string;
};

/** Events with and without a dedicated worker. */
export default function ColdStarts({idle}: ColdStartsProps): ReactNode {
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

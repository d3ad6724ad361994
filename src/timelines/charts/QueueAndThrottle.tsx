import type {ReactNode} from 'react';
import Timeline from '../Timeline';

/** Four events that arrive together, with concurrency 1 and a throttle of 1 per second. */
export default function QueueAndThrottle(): ReactNode {
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

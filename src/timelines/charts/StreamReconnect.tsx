import type {ReactNode} from 'react';
import Timeline from '../Timeline';

/** A break of a stream, and how the events of the gap are fetched. */
export default function StreamReconnect(): ReactNode {
  return (
    <Timeline
      title="A break in the stream"
      alt="The stream delivers event 1, then the connection breaks. Events 2 and 3 are emitted during the break and are not delivered. The program notices the silence, waits and connects again. It then reads event_summaries, which gives it events 2 and 3, and event 4 arrives by the stream."
      end={30}
      ticks={[
        {at: 0, label: 'connected'},
        {at: 8, label: 'break'},
        {at: 20, label: 'reconnected'},
      ]}
      lanes={[
        {
          name: 'Source emits',
          spans: [
            {from: 4, to: 6, kind: 'run', text: '1'},
            {from: 10, to: 12, kind: 'fail', text: '2'},
            {from: 15, to: 17, kind: 'fail', text: '3'},
            {from: 25, to: 27, kind: 'run', text: '4'},
          ],
        },
        {
          name: 'Stream',
          spans: [
            {from: 0, to: 8, kind: 'good', text: 'open'},
            {from: 8, to: 20, kind: 'idle', text: 'silent'},
            {from: 20, to: 30, kind: 'good', text: 'open'},
          ],
        },
        {
          name: 'event_summaries',
          spans: [{from: 20, to: 25, kind: 'wait', text: '2, 3'}],
        },
      ]}
      legend={{run: 'Delivered by the stream', fail: 'Missed', wait: 'Read over REST', good: 'Connection open'}}
    />
  );
}

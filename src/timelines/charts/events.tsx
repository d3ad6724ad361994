import type {ReactNode} from 'react';
import Timeline, {type Span} from '../Timeline';

/** IDs of the four runs, in the order emitted. */
const RUNS = [
  [1, 2, 3],
  [2, 3, 4],
  [4, 3, 5],
  [7, 6],
] as const;

/** What each strategy publishes of them: the same runs as in the table of the page. */
const PUBLISHED: Readonly<Record<string, readonly (readonly number[])[]>> = {
  unique: [[1, 2, 3], [4], [5], [7, 6]],
  greatest: [[1, 2, 3], [4], [5], [7]],
  last: [[1, 2, 3], [4], [3, 5], [7, 6]],
};

const ROOM = 4;

function spansOf(published: readonly (readonly number[])[]): Span[] {
  return RUNS.flatMap((ids, run) =>
    ids.map((id, at): Span => {
      const from = run * ROOM + at;
      return {from, to: from + 0.9, kind: published[run]?.includes(id) ? 'run' : 'idle', text: String(id)};
    }),
  );
}

/** What the three dedupe strategies publish of the same four runs. */
export function DedupeStrategies(): ReactNode {
  return (
    <Timeline
      title="What each dedupe strategy publishes of the same four runs"
      alt="Four runs emit the IDs 1 2 3, then 2 3 4, then 4 3 5, then 7 6. The strategy unique publishes each ID once. greatest leaves out 6, because 7 came before it. last publishes 3 again, because it follows 4, the last ID of the run before. The table below has the same numbers."
      end={RUNS.length * ROOM}
      ticks={RUNS.map((_, run) => ({at: run * ROOM, label: `Run ${run + 1}`}))}
      lanes={Object.entries(PUBLISHED).map(([name, published]) => ({name, spans: spansOf(published)}))}
      legend={{run: 'Published', idle: 'Dropped'}}
    />
  );
}

/** A break of a stream, and how the events of the gap are fetched. */
export function StreamReconnect(): ReactNode {
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

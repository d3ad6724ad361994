import type {ReactNode} from 'react';
import Timeline from '../Timeline';
import type {Span} from '../Timeline';

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
export default function DedupeStrategies(): ReactNode {
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

import type {ReactNode} from 'react';
import Timeline from './Timeline';

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
export default function CreditSteps({seconds, memory}: CreditStepsProps): ReactNode {
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

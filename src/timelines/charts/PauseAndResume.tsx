import type {ReactNode} from 'react';
import Timeline from '../Timeline';

/** What a pause leaves out: time, credits and the concurrency slot. */
export default function PauseAndResume(): ReactNode {
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

import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Field} from '../Screen/Controls';
import {Columns, Pane} from '../Screen/Layout';

type ExecutionControlsProps = {
  /** The default size of the queue. */
  readonly queue: string;
};

/** Concurrency and throttling in the settings of a workflow. */
export default function ExecutionControls({queue}: ExecutionControlsProps): ReactNode {
  return (
    <Screen
      title="Settings: Execution Controls"
      alt="Execution Controls in the settings of a workflow. Concurrency is on with one worker, and the queue size is in the field below it. Throttling is on too: at most 10 events start in each interval of 1 minute."
      legend={['Executions at one time', 'Events that can wait', 'Events that can start in an interval']}
    >
      <Columns split="even">
        <Pane>
          <Choice kind="switch" on label="Concurrency" note="Limit how many executions run at one time" />
          <Field label="Concurrency workers" value="1" callout={1} />
          <Field label="Queue size" value={queue} callout={2} />
        </Pane>
        <Pane>
          <Choice kind="switch" on label="Throttling" note="Limit how many events start in an interval" />
          <Field label="Limit" value="10" callout={3} />
          <Field label="Interval" kind="select" value="1 minute" />
        </Pane>
      </Columns>
    </Screen>
  );
}

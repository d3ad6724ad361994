import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button, Field} from '../Screen/Controls';
import {Columns, Pane, Toolbar} from '../Screen/Layout';

type WorkflowSettingsProps = {
  readonly timeout: string;
  readonly memory: string;
};

/** The settings of a workflow. */
export default function WorkflowSettings({timeout, memory}: WorkflowSettingsProps): ReactNode {
  return (
    <Screen
      title="Order handling: Settings"
      alt="The settings of a workflow, opened with the menu at the top right. At the left are the switches Enabled, Notify me on errors, Auto-retry errors, Send notification on first error and Data retention. At the right are the execution timeout, the memory with the credits per run, Execution Controls, Eliminate cold starts and Run in private network."
    >
      <Toolbar title="Settings" detail="Order handling">
        <Button tone="primary">Save</Button>
      </Toolbar>
      <Columns split="even">
        <Pane>
          <Choice kind="switch" on label="Enabled" />
          <Choice kind="switch" on label="Notify me on errors" />
          <Choice kind="switch" on label="Auto-retry errors" note="Pro and Team" />
          <Choice kind="switch" label="Send notification on first error" />
          <Choice kind="switch" on label="Data retention" />
          <Choice kind="switch" label="Eliminate cold starts" note="0 dedicated workers" />
        </Pane>
        <Pane quiet>
          <Field label="Execution timeout" value={timeout} />
          <Field label="Memory" kind="select" value={memory} note="1 credit per run" />
          <Field label="Execution Controls" kind="select" value="Off" />
          <Field label="Run in private network" kind="select" value="None" />
        </Pane>
      </Columns>
    </Screen>
  );
}

import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Choice, Dialog} from '../Screen/Choices';
import {Code} from '../Screen/Code';
import {Badge, List, Notice, Step} from '../Screen/Content';
import {Button, Field} from '../Screen/Controls';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';

/** A workflow with edits that are not live, and the same workflow once it is deployed. */
export function Deploy(): ReactNode {
  return (
    <Screen
      title="Order alerts"
      alt="Before and after a deploy. Before, the builder shows the badge Undeployed edits, the step check_total is marked as edited, and the old version keeps running. After Deploy, the Inspector shows the new version as live, and Edit leads back to the builder."
      legend={['Makes the edits live', 'Leads back to the builder']}
    >
      <Columns split="even">
        <div>
          <Toolbar title="Builder" detail={<Badge tone="wait">Undeployed edits</Badge>}>
            <Button tone="primary" callout={1}>
              Deploy
            </Button>
          </Toolbar>
          <Pane>
            <List joined>
              <Step icon="globe" title="trigger" detail="HTTP / Webhook Requests" />
              <Step
                icon="code"
                tone="wait"
                title="check_total"
                detail="Run custom code"
                end={<Badge tone="wait">Edited</Badge>}
              />
            </List>
            <Notice tone="wait">The version deployed last keeps running.</Notice>
          </Pane>
        </div>
        <div>
          <Toolbar title="Inspector" detail={<Badge tone="good">Live</Badge>}>
            <Button icon="pencil" callout={2}>
              Edit
            </Button>
          </Toolbar>
          <Pane>
            <List joined>
              <Step icon="globe" title="trigger" detail="HTTP / Webhook Requests" />
              <Step icon="code" tone="good" title="check_total" detail="Run custom code" />
            </List>
            <Notice tone="good">New events run the new version.</Notice>
          </Pane>
        </div>
      </Columns>
    </Screen>
  );
}

type WorkflowSettingsProps = {
  readonly timeout: string;
  readonly memory: string;
};

/** The settings of a workflow. */
export function WorkflowSettings({timeout, memory}: WorkflowSettingsProps): ReactNode {
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

type ExecutionControlsProps = {
  /** The default size of the queue. */
  readonly queue: string;
};

/** Concurrency and throttling in the settings of a workflow. */
export function ExecutionControls({queue}: ExecutionControlsProps): ReactNode {
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

/** The dialog of Create Share Link. */
export function ShareLink(): ReactNode {
  return (
    <Screen
      bare
      title="Create Share Link"
      alt="The dialog Create Share Link lists the prop values of the workflow, each with a checkbox, and Include all above them. The message text and the schedule are included, and the phone number is not. Create makes the link."
    >
      <Dialog
        title="Create Share Link"
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Create</Button>
          </>
        }
      >
        <div>Which prop values should the link contain?</div>
        <Choice kind="checkbox" label="Include all" />
        <Choice kind="checkbox" on label="trigger: Schedule" note="Every day at 8" />
        <Choice kind="checkbox" on label="send_message: Text" note="Today’s summary: {{steps.count.$return_value}}" />
        <Choice kind="checkbox" label="send_message: Phone number" note="Personal, so it stays out" />
      </Dialog>
    </Screen>
  );
}

type ErrorEmailProps = {
  /** Host of the sender's address. */
  readonly email: string;
};

/** The email about an unhandled error. */
export function ErrorEmail({email}: ErrorEmailProps): ReactNode {
  return (
    <Screen
      title="Email"
      alt="An error email. It names the workflow Order alerts and the failing step check_total, quotes the message of the error, and has a button that opens the failing event."
    >
      <Pane>
        <Field label="From" value={`notifications@${email}`} />
        <Field label="Subject" value="Error in Order alerts" />
        <div>The step check_total of Order alerts failed.</div>
        <Code text="TypeError: Cannot read properties of undefined (reading 'toFixed')" />
        <Row>
          <Button tone="primary">Open the event</Button>
        </Row>
      </Pane>
    </Screen>
  );
}

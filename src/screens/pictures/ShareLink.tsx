import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button} from '../Screen/Controls';
import {Dialog} from '../Screen/Overlay';

/** The dialog of Create Share Link. */
export default function ShareLink(): ReactNode {
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

import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field} from '../Screen/Controls';
import {Code} from '../Screen/Code';
import {Pane, Row} from '../Screen/Layout';

type ErrorEmailProps = {
  /** Host of the sender's address. */
  readonly email: string;
};

/** The email about an unhandled error. */
export default function ErrorEmail({email}: ErrorEmailProps): ReactNode {
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

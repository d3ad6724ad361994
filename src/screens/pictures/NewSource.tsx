import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field} from '../Screen/Controls';
import {Pane, Row} from '../Screen/Layout';

/** Creating the source New Scheduled Tasks. */
export default function NewSource(): ReactNode {
  return (
    <Screen
      title="Sources: New"
      alt="The form of a new source. The app is Millrace and the source New Scheduled Tasks. Its only prop is an optional secret, which senders have to send with each task."
    >
      <Pane>
        <Field label="App" kind="select" value="Millrace" />
        <Field label="Source" kind="select" value="New Scheduled Tasks" callout={1} />
        <Field
          label="Secret (optional)"
          value="••••••••••••"
          note="Requests have to carry it in x-millrace-secret"
          callout={2}
        />
        <Row>
          <Button tone="primary" callout={3}>
            Create
          </Button>
        </Row>
      </Pane>
    </Screen>
  );
}

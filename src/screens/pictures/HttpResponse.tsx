import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Pane} from '../Screen/Layout';

/** The setting HTTP Response of the HTTP trigger. */
export default function HttpResponse(): ReactNode {
  return (
    <Screen
      title="trigger: HTTP Response"
      alt="The setting HTTP Response of the trigger, with its three modes. Return a custom response from your workflow is chosen."
    >
      <Pane title="HTTP Response">
        <Choice label="Return HTTP 200 OK" />
        <Choice label="Return a static response" />
        <Choice on label="Return a custom response from your workflow" />
      </Pane>
    </Screen>
  );
}

import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Badge, Notice} from '../Screen/Content';
import {Pane} from '../Screen/Layout';
import {Step} from '../Screen/Steps';

/** A step whose action has a newer version. */
export default function UpdateAction(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The step add_row was added with version 0.1.2 of its action. Because a newer version exists, the step shows an Update button. Nothing changes until it is pressed."
    >
      <Pane quiet>
        <Step
          icon="table"
          tone="accent"
          title="add_row"
          detail="Google Sheets · Add Single Row"
          end={
            <>
              <Badge>0.1.2</Badge>
              <Button icon="retry">Update</Button>
            </>
          }
        />
        <Notice tone="wait">Check the props and test the step after an update, then deploy.</Notice>
      </Pane>
    </Screen>
  );
}

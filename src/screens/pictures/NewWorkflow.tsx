import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Item} from '../Screen/Content';
import {Pane, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';
import {List} from '../Screen/Steps';

/** The Workflows page, with New. */
export default function NewWorkflow(): ReactNode {
  return (
    <Screen
      title="Workflows"
      alt="The Workflows page of the workspace Quarry Lane. New is at the top right, above the list of the workflows."
    >
      <Shell active="Workflows">
        <Toolbar title="Workflows">
          <Button tone="primary" icon="plus" callout={1}>
            New
          </Button>
        </Toolbar>
        <Pane>
          <List>
            <Item icon="workflow" tone="accent" title="Tide log" detail="Schedule" end="Live" />
            <Item icon="workflow" tone="accent" title="Error desk" detail="HTTP / Webhook Requests" end="Live" />
          </List>
        </Pane>
      </Shell>
    </Screen>
  );
}

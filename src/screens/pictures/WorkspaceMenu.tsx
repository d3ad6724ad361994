import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Item} from '../Screen/Content';
import {Pane, Toolbar} from '../Screen/Layout';
import {Menu} from '../Screen/Overlay';
import Shell from '../Screen/Shell';
import {List} from '../Screen/Steps';

/** The workspace switcher at the top left. */
export default function WorkspaceMenu(): ReactNode {
  return (
    <Screen
      title="Workflows"
      alt="The menu at the top left is open. It lists the workspaces Quarry Lane and Stillwater, of which Quarry Lane is selected, and New workspace below them. The dashboard beside it shows the workflows of Quarry Lane."
    >
      <Shell active="Workflows">
        <Toolbar title="Workflows" />
        <Pane>
          <div>
            <Menu items={['Quarry Lane', 'Stillwater', '', 'New workspace']} active="Quarry Lane" />
          </div>
          <List>
            <Item icon="workflow" tone="accent" title="Order handling" detail="HTTP / Webhook Requests" end="Live" />
            <Item icon="workflow" tone="accent" title="Tide log" detail="Schedule" end="Live" />
          </List>
        </Pane>
      </Shell>
    </Screen>
  );
}

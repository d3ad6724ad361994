import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Item} from '../Screen/Content';
import {Pane, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';
import {List} from '../Screen/Steps';

/** A project with folders and workflows. */
export default function Projects(): ReactNode {
  return (
    <Screen
      title="Projects: Orders"
      alt="The project Orders in the dashboard. It holds the folders production and staging and a workflow. Import and New are at the top right; New creates a workflow or a folder."
      legend={[
        'Bring in a workflow from the Workflows page',
        'Create a workflow or a folder',
        'Folders, on Pro and Team',
      ]}
    >
      <Shell active="Projects" workspace="Stillwater">
        <Toolbar title="Orders" detail="Project">
          <Button callout={1}>Import</Button>
          <Button tone="primary" menu callout={2}>
            New
          </Button>
        </Toolbar>
        <Pane>
          <List>
            <Item icon="folder" tone="accent" title="production" detail="2 workflows" callout={3} />
            <Item icon="folder" tone="accent" title="staging" detail="2 workflows" />
            <Item icon="workflow" title="Order handling" detail="HTTP / Webhook Requests" end="Live" />
          </List>
        </Pane>
      </Shell>
    </Screen>
  );
}

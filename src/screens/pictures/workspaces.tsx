import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Menu, Popover} from '../Screen/Choices';
import {Item, List} from '../Screen/Content';
import {Button, Field} from '../Screen/Controls';
import {Grid} from '../Screen/Data';
import {Pane, Row, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';

/** The Workflows page, with New. */
export function NewWorkflow(): ReactNode {
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

/** The workspace switcher at the top left. */
export function WorkspaceMenu(): ReactNode {
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

/** Settings, Membership: members, roles and invitations. */
export function Members(): ReactNode {
  return (
    <Screen
      title="Settings: Membership"
      alt="Settings, Membership. Addresses are entered at the top and invited with Send, or with an invite link. The list shows an Owner, an Admin and a Member. The menu of the Member is open, with Make Admin and Remove User."
      legend={['Invite by address', 'Or create an invite link', 'Change the role, or remove a member']}
    >
      <Shell active="Settings" workspace="Stillwater">
        <Toolbar title="Membership" />
        <Pane>
          <Field label="Invite members" hint="Addresses, separated by commas" callout={1} />
          <Row>
            <Button tone="primary">Send</Button>
            <Button icon="link" callout={2}>
              Create invite link
            </Button>
          </Row>
        </Pane>
        <Grid
          columns={['Member', 'Role', '']}
          keep={3}
          selected={2}
          rows={[
            ['you@example.com', {badge: 'Owner', tone: 'accent'}, ''],
            ['admin@example.com', {badge: 'Admin'}, <Button key="m" tone="quiet" icon="more" />],
            ['member@example.com', {badge: 'Member'}, <Button key="m" tone="quiet" icon="more" callout={3} />],
          ]}
        />
        <Popover>
          <Menu items={['Make Admin', 'Remove User']} active="Make Admin" />
        </Popover>
      </Shell>
    </Screen>
  );
}

/** The list of virtual private clouds in the workspace settings. */
export function Vpc(): ReactNode {
  return (
    <Screen
      title="Settings: Virtual Private Clouds"
      alt="The list of Virtual Private Clouds in the workspace settings. One is Available and shows its outgoing address with a copy button, and another is still being provisioned and has no address yet. New VPC is at the top right."
    >
      <Shell active="Settings" workspace="Stillwater">
        <Toolbar title="Virtual Private Clouds">
          <Button tone="primary" icon="plus">
            New VPC
          </Button>
        </Toolbar>
        <Grid
          columns={['Name', 'Status', 'Outgoing address']}
          keep={3}
          rows={[
            ['orders', {badge: 'Available', tone: 'good'}, '203.0.113.24'],
            ['reports', {badge: 'Provisioning'}, '–'],
          ]}
        />
      </Shell>
    </Screen>
  );
}

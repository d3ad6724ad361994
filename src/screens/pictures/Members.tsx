import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field} from '../Screen/Controls';
import {Badge} from '../Screen/Content';
import Grid from '../Screen/Grid';
import {Pane, Row, Toolbar} from '../Screen/Layout';
import {Menu, Popover} from '../Screen/Overlay';
import Shell from '../Screen/Shell';

/** Settings, Membership: members, roles and invitations. */
export default function Members(): ReactNode {
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
            [
              'you@example.com',
              <Badge key="r" tone="accent">
                Owner
              </Badge>,
              '',
            ],
            ['admin@example.com', <Badge key="r">Admin</Badge>, <Button key="m" tone="quiet" icon="more" />],
            [
              'member@example.com',
              <Badge key="r">Member</Badge>,
              <Button key="m" tone="quiet" icon="more" callout={3} />,
            ],
          ]}
        />
        <Popover>
          <Menu items={['Make Admin', 'Remove User']} active="Make Admin" />
        </Popover>
      </Shell>
    </Screen>
  );
}

import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button} from '../Screen/Controls';
import {Badge, Item} from '../Screen/Content';
import {Dialog} from '../Screen/Overlay';
import {List} from '../Screen/Steps';

/** The dialog in which an account is shared. */
export default function ManageAccess(): ReactNode {
  return (
    <Screen
      bare
      title="Manage Access"
      alt="The dialog Manage Access of the Slack account. The choice is between keeping the account private, sharing it with the whole workspace, and sharing it with named members. Named members is chosen: one Admin has access and one Member has not."
    >
      <Dialog
        title="Manage Access: Slack (Stillwater)"
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Save</Button>
          </>
        }
      >
        <Choice label="Only me" note="Private, as every new account is" />
        <Choice label="Everyone in Stillwater" />
        <Choice on label="Selected members" />
        <List>
          <Item
            title={<Choice kind="checkbox" on label="admin@example.com" />}
            end={<Badge tone="accent">Admin</Badge>}
          />
          <Item title={<Choice kind="checkbox" label="member@example.com" />} end={<Badge>Member</Badge>} />
        </List>
      </Dialog>
    </Screen>
  );
}

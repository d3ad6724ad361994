import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Choice, Dialog, Menu, Popover} from '../Screen/Choices';
import {Badge, Item, List, Notice} from '../Screen/Content';
import {Button, Field} from '../Screen/Controls';
import {Grid} from '../Screen/Data';
import {Columns, Pane, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';

/** Connecting an account: the step's button, and the window of the service. */
export function Consent(): ReactNode {
  return (
    <Screen
      title="add_row: connect an account"
      alt="Connecting a Google account. At the left, the step has no account yet and shows the button Connect. It opened the consent window at the right, in which Google lists what Millrace may do. The permission to see and edit spreadsheets has to be ticked, and Continue gives the consent."
      legend={['Connect opens the window of the service', 'The permission that the step needs', 'Give your consent']}
    >
      <Columns split="even">
        <Pane>
          <Field label="Google Sheets account" kind="select" hint="Choose an account" />
          <div>
            <Button tone="primary" icon="link" callout={1}>
              Connect
            </Button>
          </div>
          <Notice tone="wait">The step needs an account before the workflow can run.</Notice>
        </Pane>
        <Pane quiet>
          <Dialog
            title="Sign in with Google"
            actions={
              <>
                <Button>Cancel</Button>
                <Button tone="primary" callout={3}>
                  Continue
                </Button>
              </>
            }
          >
            <div>Millrace wants access to your Google account:</div>
            <Choice
              kind="checkbox"
              on
              label="See, edit, create and delete your spreadsheets"
              note="Tick this, or the list of spreadsheets stays empty."
              callout={2}
            />
          </Dialog>
        </Pane>
      </Columns>
    </Screen>
  );
}

/** The Accounts page, with the menu of an account. */
export function Accounts(): ReactNode {
  return (
    <Screen
      title="Accounts"
      alt="The Accounts page lists the connected accounts of the workspace with their app, who has access and how many workflows use them. Connect an app is at the top right. The menu of the Slack account is open, with Manage Access, Reconnect, Rename and Delete."
      legend={['Connect an account before you need it', 'Share the account', 'Renew its credentials']}
    >
      <Shell active="Accounts" workspace="Stillwater">
        <Toolbar title="Accounts">
          <Button tone="primary" icon="plus" callout={1}>
            Connect an app
          </Button>
        </Toolbar>
        <Grid
          columns={['Account', 'Access', 'Used by']}
          selected={2}
          rows={[
            ['Google Sheets', {badge: 'Shared', tone: 'accent'}, '2 workflows'],
            ['Orders API', {badge: 'Private'}, '1 workflow'],
            ['Slack (Stillwater)', {badge: 'Private'}, '3 workflows'],
          ]}
        />
        <Popover>
          <Menu
            items={['Manage Access', 'Reconnect', 'Rename', '', 'Delete']}
            active="Manage Access"
            callouts={{'Manage Access': 2, Reconnect: 3}}
          />
        </Popover>
      </Shell>
    </Screen>
  );
}

/** The dialog in which an account is shared. */
export function ManageAccess(): ReactNode {
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

import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Badge} from '../Screen/Content';
import Grid from '../Screen/Grid';
import {Toolbar} from '../Screen/Layout';
import {Menu, Popover} from '../Screen/Overlay';
import Shell from '../Screen/Shell';

/** The Accounts page, with the menu of an account. */
export default function Accounts(): ReactNode {
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
            [
              'Google Sheets',
              <Badge key="a" tone="accent">
                Shared
              </Badge>,
              '2 workflows',
            ],
            ['Orders API', <Badge key="a">Private</Badge>, '1 workflow'],
            ['Slack (Stillwater)', <Badge key="a">Private</Badge>, '3 workflows'],
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

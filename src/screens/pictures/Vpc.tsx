import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Badge} from '../Screen/Content';
import Grid from '../Screen/Grid';
import {Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';

/** The list of virtual private clouds in the workspace settings. */
export default function Vpc(): ReactNode {
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
            [
              'orders',
              <Badge key="s" tone="good">
                Available
              </Badge>,
              '203.0.113.24',
            ],
            ['reports', <Badge key="s">Provisioning</Badge>, '–'],
          ]}
        />
      </Shell>
    </Screen>
  );
}

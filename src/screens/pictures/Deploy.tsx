import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Badge, Notice} from '../Screen/Content';
import {Columns, Pane, Toolbar} from '../Screen/Layout';
import {List, Step} from '../Screen/Steps';

/** A workflow with edits that are not live, and the same workflow once it is deployed. */
export default function Deploy(): ReactNode {
  return (
    <Screen
      title="Order alerts"
      alt="Before and after a deploy. Before, the builder shows the badge Undeployed edits, the step check_total is marked as edited, and the old version keeps running. After Deploy, the Inspector shows the new version as live, and Edit leads back to the builder."
      legend={['Makes the edits live', 'Leads back to the builder']}
    >
      <Columns split="even">
        <div>
          <Toolbar title="Builder" detail={<Badge tone="wait">Undeployed edits</Badge>}>
            <Button tone="primary" callout={1}>
              Deploy
            </Button>
          </Toolbar>
          <Pane>
            <List joined>
              <Step icon="globe" title="trigger" detail="HTTP / Webhook Requests" />
              <Step
                icon="code"
                tone="wait"
                title="check_total"
                detail="Run custom code"
                end={<Badge tone="wait">Edited</Badge>}
              />
            </List>
            <Notice tone="wait">The version deployed last keeps running.</Notice>
          </Pane>
        </div>
        <div>
          <Toolbar title="Inspector" detail={<Badge tone="good">Live</Badge>}>
            <Button icon="pencil" callout={2}>
              Edit
            </Button>
          </Toolbar>
          <Pane>
            <List joined>
              <Step icon="globe" title="trigger" detail="HTTP / Webhook Requests" />
              <Step icon="code" tone="good" title="check_total" detail="Run custom code" />
            </List>
            <Notice tone="good">New events run the new version.</Notice>
          </Pane>
        </div>
      </Columns>
    </Screen>
  );
}

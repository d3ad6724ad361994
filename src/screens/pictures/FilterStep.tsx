import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field} from '../Screen/Controls';
import {Badge} from '../Screen/Content';
import {Columns, Pane, Toolbar} from '../Screen/Layout';
import {List, Step} from '../Screen/Steps';

/** A filter between two steps, with its form. */
export default function FilterStep(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="A filter between the trigger and the steps that depend on it. Its form has the value, an expression that reads the status of the order, the condition text equals, and ready to compare it with. The workflow continues only if the condition is true."
    >
      <Toolbar title="only_ready" detail="Continue Workflow on Condition">
        <Button tone="primary" icon="play" menu>
          Test
        </Button>
      </Toolbar>
      <Columns>
        <Pane quiet wide>
          <List joined>
            <Step icon="globe" title="trigger" detail="HTTP / Webhook Requests" />
            <Step icon="branch" tone="accent" title="only_ready" detail="Filter" selected />
            <Step icon="chat" title="send_message" detail="Only if true" />
          </List>
        </Pane>
        <Pane>
          <Field label="Value" kind="code" value="{{steps.trigger.event.body.status}}" />
          <Field label="Condition" kind="select" value="text equals" />
          <Field label="Compare with" value="ready" />
          <div>
            <Badge tone="good">Continues: the condition is true</Badge>
          </div>
        </Pane>
      </Columns>
    </Screen>
  );
}

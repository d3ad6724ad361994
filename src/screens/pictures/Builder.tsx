import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field} from '../Screen/Controls';
import {Badge} from '../Screen/Content';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';
import {AddStep, List, Step} from '../Screen/Steps';

const LEGEND = [
  'Name of the workflow',
  'Trigger, with the selected test event',
  'Steps, run from top to bottom',
  'Add a step',
  'Configuration of the selected step',
  'Test this step; the menu tests a range',
  'Result of the test',
  'Menu with the settings',
  'Deploy: make the edits live',
];

function Steps(): ReactNode {
  return (
    <List joined>
      <Step
        icon="globe"
        tone="accent"
        title="trigger"
        detail="HTTP / Webhook Requests"
        end={<Badge tone="good">POST /</Badge>}
        callout={2}
      />
      <Step
        icon="code"
        tone="accent"
        title="deadline"
        detail="Run custom code"
        end={<Badge tone="good">Tested</Badge>}
        callout={3}
      />
      <Step
        icon="table"
        tone="accent"
        title="add_row"
        detail="Google Sheets"
        end={<Badge tone="good">Tested</Badge>}
        selected
      />
      <AddStep callout={4} />
    </List>
  );
}

/** The builder with its parts labelled. `plain` leaves the numbers and their legend out, for the front page. */
export default function Builder({plain = false}: {readonly plain?: boolean}): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The builder shows the workflow Order handling. Its steps are at the left, from the HTTP trigger with its test event to the Google Sheets step add_row, with a plus button below them. At the right are the configuration of the selected step, its Test button and the result of the test. The name of the workflow is at the top left, the settings menu and Deploy are at the top right."
      {...(plain ? {unnumbered: true} : {legend: LEGEND})}
    >
      <Toolbar title="Order handling" callout={1} detail={<Badge tone="wait">Undeployed edits</Badge>}>
        <Button tone="quiet" icon="more" callout={8} />
        <Button tone="primary" callout={9}>
          Deploy
        </Button>
      </Toolbar>
      <Columns>
        <Pane quiet>
          <Steps />
        </Pane>
        <Pane title="Configuration of add_row" callout={5}>
          <Field label="Google Sheets account" kind="select" value="Google Sheets" />
          <Field label="Order" kind="code" value="{{steps.trigger.event.body.order_id}}" />
          <Field label="Deadline" kind="code" value="{{steps.deadline.$return_value.deadline}}" focus />
          <Row>
            <Button tone="primary" icon="play" menu callout={6}>
              Test
            </Button>
          </Row>
          <Step
            icon="check"
            tone="good"
            title="Success"
            detail="$summary: Added one row to Orders"
            end="412 ms"
            callout={7}
          />
        </Pane>
      </Columns>
    </Screen>
  );
}

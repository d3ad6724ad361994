import type {ReactNode} from 'react';
import Screen from '../Screen';
import {AddStep, Badge, List, Step} from '../Screen/Content';
import {Button, Field, TestButton} from '../Screen/Controls';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';
import {Callout} from '../Screen/Marks';

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

type Part = 'name' | 'trigger' | 'event' | 'step' | 'add' | 'configuration' | 'test' | 'result' | 'menu' | 'deploy';
type Numbers = Readonly<Partial<Record<Part, number>>>;

/** As the legend names them. */
const ALL: Numbers = {name: 1, trigger: 2, step: 3, add: 4, configuration: 5, test: 6, result: 7, menu: 8, deploy: 9};

/** As the steps on the front page name them. */
const BUILDING: Numbers = {trigger: 1, event: 2, test: 3, deploy: 4};

function Steps({numbers}: {readonly numbers: Numbers}): ReactNode {
  return (
    <List joined>
      <Step
        icon="globe"
        tone="accent"
        title="trigger"
        detail="HTTP / Webhook Requests"
        end={
          <Badge tone="good">
            <Callout n={numbers.event} place="inline" />
            POST /
          </Badge>
        }
        callout={numbers.trigger}
      />
      <Step
        icon="code"
        tone="accent"
        title="deadline"
        detail="Run custom code"
        end={<Badge tone="good">Tested</Badge>}
        callout={numbers.step}
      />
      <Step
        icon="table"
        tone="accent"
        title="add_row"
        detail="Google Sheets"
        end={<Badge tone="good">Tested</Badge>}
        selected
      />
      <AddStep callout={numbers.add} />
    </List>
  );
}

/** The builder with its parts numbered. `building` numbers those that the steps of the front page name. */
export function Builder({building = false}: {readonly building?: boolean}): ReactNode {
  const numbers = building ? BUILDING : ALL;
  return (
    <Screen
      title="Order handling"
      alt="The builder shows the workflow Order handling. Its steps are at the left, from the HTTP trigger with its test event to the Google Sheets step add_row, with a plus button below them. At the right are the configuration of the selected step, its Test button and the result of the test. The name of the workflow is at the top left, the settings menu and Deploy are at the top right."
      {...(!building && {legend: LEGEND})}
    >
      <Toolbar title="Order handling" callout={numbers.name} detail={<Badge tone="wait">Undeployed edits</Badge>}>
        <Button tone="quiet" icon="more" callout={numbers.menu} />
        <Button tone="primary" callout={numbers.deploy}>
          Deploy
        </Button>
      </Toolbar>
      <Columns>
        <Pane quiet>
          <Steps numbers={numbers} />
        </Pane>
        <Pane title="Configuration of add_row" callout={numbers.configuration}>
          <Field label="Google Sheets account" kind="select" value="Google Sheets" />
          <Field label="Order" kind="code" value="{{steps.trigger.event.body.order_id}}" />
          <Field label="Deadline" kind="code" value="{{steps.deadline.$return_value.deadline}}" focus />
          <Row>
            <TestButton callout={numbers.test} />
          </Row>
          <Step
            icon="check"
            tone="good"
            title="Success"
            detail="$summary: Added one row to Orders"
            end="412 ms"
            callout={numbers.result}
          />
        </Pane>
      </Columns>
    </Screen>
  );
}

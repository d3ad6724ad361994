import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Tree} from '../Screen/Code';
import {Badge, List, Notice, Step} from '../Screen/Content';
import {Button, Field, TabBar, TestButton} from '../Screen/Controls';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';

/** Filling a field with the object explorer. */
export function ObjectExplorer(): ReactNode {
  return (
    <Screen
      title="add_row"
      alt="The field Customer of a step has the focus, and the object explorer is open beside it. It lists the objects in scope below a filter: steps, trigger, event and body are unfolded, and the button select path is at customer, whose value is Ada."
      legend={['The field that you clicked', 'Filter the list by key', 'Put this path into the field']}
    >
      <Columns split="even">
        <Pane title="Configuration">
          <Field label="Order" kind="code" value="{{steps.trigger.event.body.order_id}}" />
          <Field label="Customer" kind="code" hint="Text or {{expression}}" focus callout={1} />
          <Field label="Total" kind="code" hint="Text or {{expression}}" />
        </Pane>
        <Pane title="Object explorer" quiet>
          <Field label="Filter" hint="Filter by key" callout={2} />
          <Tree
            rows={[
              {name: 'steps.trigger', open: true},
              {name: 'event', open: true, depth: 1},
              {name: 'body', open: true, depth: 2},
              {name: 'order_id', value: '1042', depth: 3},
              {name: 'customer', value: '"Ada"', depth: 3, end: <Button callout={3}>select path</Button>},
              {name: 'total', value: '19.5', depth: 3},
              {name: 'context', depth: 1},
            ]}
          />
        </Pane>
      </Columns>
    </Screen>
  );
}

/** A filter between two steps, with its form. */
export function FilterStep(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="A filter between the trigger and the steps that depend on it. Its form has the value, an expression that reads the status of the order, the condition text equals, and ready to compare it with. The workflow continues only if the condition is true."
    >
      <Toolbar title="only_ready" detail="Continue Workflow on Condition">
        <TestButton />
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

/** The form of the action Send HTTP Request. */
export function HttpRequest(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The form of the action Send HTTP Request: the method GET, the URL of the GitHub API, tabs for authorisation, query, headers and body, and the Authorization Type Select an app with the connected GitHub account."
    >
      <Toolbar title="read_user" detail="Send HTTP Request">
        <TestButton />
      </Toolbar>
      <Pane>
        <Field label="Method" kind="select" value="GET" />
        <Field label="URL" kind="code" value="https://api.github.com/user" />
      </Pane>
      <TabBar items={['Auth', 'Query', 'Headers', 'Body']} active="Auth" />
      <Pane>
        <Field label="Authorization Type" kind="select" value="Select an app" />
        <Row>
          <Button menu>GitHub</Button>
        </Row>
      </Pane>
    </Screen>
  );
}

/** A step whose action has a newer version. */
export function UpdateAction(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The step add_row was added with version 0.1.2 of its action. Because a newer version exists, the step shows an Update button. Nothing changes until it is pressed."
    >
      <Pane quiet>
        <Step
          icon="table"
          tone="accent"
          title="add_row"
          detail="Google Sheets · Add Single Row"
          end={
            <>
              <Badge>0.1.2</Badge>
              <Button icon="retry">Update</Button>
            </>
          }
        />
        <Notice tone="wait">Check the props and test the step after an update, then deploy.</Notice>
      </Pane>
    </Screen>
  );
}

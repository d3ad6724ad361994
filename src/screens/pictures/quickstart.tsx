import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Choice} from '../Screen/Choices';
import {Code, LogLine, Tree} from '../Screen/Code';
import {Badge, Item, List} from '../Screen/Content';
import {Button, Field, TabBar, TestButton} from '../Screen/Controls';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';

/** Choosing the trigger of a new workflow. */
export function AddTrigger(): ReactNode {
  return (
    <Screen
      title="New workflow"
      alt="An empty workflow asks for its trigger. A search field is above a list of triggers: HTTP / Webhook Requests, which is selected, Schedule, Email and RSS, and below them the apps whose events can start a workflow, such as Google Sheets and Slack."
    >
      <Columns>
        <Pane quiet wide>
          <Item icon="bolt" tone="accent" title="trigger" detail="Choose what starts the workflow" selected />
        </Pane>
        <Pane title="Add Trigger">
          <Field label="Search" hint="Search triggers and apps" />
          <List>
            <Item
              icon="globe"
              tone="accent"
              title="HTTP / Webhook Requests"
              detail="Starts with each request to a URL"
              selected
            />
            <Item icon="clock" title="Schedule" detail="Starts at an interval or by a cron expression" />
            <Item icon="mail" title="Email" detail="Starts with each email to an address" />
            <Item icon="feed" title="RSS" detail="Starts with each new item of a feed" />
            <Item icon="table" title="Google Sheets" detail="App" />
            <Item icon="chat" title="Slack" detail="App" />
          </List>
        </Pane>
      </Columns>
    </Screen>
  );
}

const ORDER = `{
  "order_id": 1042,
  "customer": "Ada",
  "email": "ada@example.com",
  "total": 19.5,
  "placed_at": "2023-06-01T11:59:00Z"
}`;

type TestEventProps = {
  /** Host of the endpoints. */
  readonly endpoints: string;
};

/** The form behind Generate Test Event. */
export function TestEvent({endpoints}: TestEventProps): ReactNode {
  return (
    <Screen
      title="trigger: Generate Test Event"
      alt="The form of Generate Test Event: the method POST, the header Content-Type with the value application/json, the order as JSON in the raw body, and a button that sends the event."
      legend={['Header', 'The order, as JSON', 'Send it to the trigger']}
    >
      <Pane>
        <Row>
          <Badge tone="good">POST</Badge>
          <span>https://eo9f2tbk6wqs.{endpoints}</span>
        </Row>
      </Pane>
      <TabBar items={['Headers', 'Raw body']} active="Raw body" />
      <Pane>
        <Field label="Content-Type" value="application/json" callout={1} />
        <Code text={ORDER} callout={2} />
        <Row>
          <Button tone="primary" callout={3}>
            Send event
          </Button>
        </Row>
      </Pane>
    </Screen>
  );
}

const CODE = `export default defineComponent({
  async run({ steps }) {
    const order = steps.trigger.event.body;
    const deadline = addBusinessDays(parseISO(order.placed_at), 3);
    return { deadline: deadline.toISOString().slice(0, 10), total: order.total.toFixed(2) };
  },
});`;

/** A code step that was tested: its code, the Test button, and what the test left. */
export function StepTest(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The code step deadline after a test. Below its code are the Test button, whose menu runs a range of steps, and the result: the return value with the deadline 2023-06-06 and the total 19.50, and the line that the code logged."
      legend={['Test this step; the menu tests a range', 'Exports: what the step left', 'Logs: what the code printed']}
    >
      <Toolbar title="deadline" detail={<Badge>Node.js</Badge>}>
        <TestButton callout={1} />
      </Toolbar>
      <Pane>
        <Code text={CODE} />
        <Row>
          <Badge tone="good">Success</Badge>
          <span>38 ms</span>
        </Row>
      </Pane>
      <TabBar items={['Exports', 'Logs']} active="Exports" callouts={{Exports: 2, Logs: 3}} />
      <Pane>
        <Tree
          rows={[
            {name: '$return_value', open: true},
            {name: 'deadline', value: '"2023-06-06"', depth: 1},
            {name: 'total', value: '"19.50"', depth: 1},
          ]}
        />
        <LogLine time="12:00:00.412">deadline for order 1042</LogLine>
      </Pane>
    </Screen>
  );
}

/** The form of an action: Add Single Row of Google Sheets. */
export function PropsForm(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The form of the action Add Single Row. It asks for the connected Google Sheets account, the spreadsheet and the sheet, and whether the first row holds headers. Because it does, there is one field for each column: Timestamp, Order, Deadline and Total."
    >
      <Toolbar title="add_row" detail="Google Sheets · Add Single Row">
        <TestButton />
      </Toolbar>
      <Columns split="even">
        <Pane>
          <Field label="Google Sheets account" kind="select" value="Google Sheets" />
          <Field label="Spreadsheet" kind="select" value="Orders" />
          <Field label="Sheet" kind="select" value="Sheet1" />
          <Choice kind="switch" on label="The first row holds headers" />
        </Pane>
        <Pane title="Columns">
          <Field label="Timestamp" kind="code" value="{{steps.trigger.context.ts}}" />
          <Field label="Order" hint="Text or {{expression}}" />
          <Field label="Deadline" hint="Text or {{expression}}" />
          <Field label="Total" hint="Text or {{expression}}" />
        </Pane>
      </Columns>
    </Screen>
  );
}

/** The setting HTTP Response of the HTTP trigger. */
export function HttpResponse(): ReactNode {
  return (
    <Screen
      title="trigger: HTTP Response"
      alt="The setting HTTP Response of the trigger, with its three modes. Return a custom response from your workflow is chosen."
    >
      <Pane title="HTTP Response">
        <Choice label="Return HTTP 200 OK" />
        <Choice label="Return a static response" />
        <Choice on label="Return a custom response from your workflow" />
      </Pane>
    </Screen>
  );
}

/** The configuration of a schedule trigger. */
export function ScheduleTrigger(): ReactNode {
  return (
    <Screen
      title="trigger: Schedule"
      alt="The schedule trigger with its two modes, Every and Cron Expression. Cron Expression is chosen: 0 8 * * 1-5 in the time zone Europe/Berlin, which is 8 o’clock on weekdays. Run Now starts one run at once."
    >
      <Toolbar title="trigger" detail="Schedule">
        <Button icon="play">Run Now</Button>
      </Toolbar>
      <Pane>
        <Choice label="Every" note="Minutes, hours or days" />
        <Choice on label="Cron Expression" />
        <Field label="Cron Expression" kind="code" value="0 8 * * 1-5" />
        <Field label="Time zone" kind="select" value="Europe/Berlin" />
      </Pane>
    </Screen>
  );
}

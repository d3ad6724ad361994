import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Code, LogLine, Tree} from '../Screen/Code';
import {Badge, Item, List, Notice, Step, type Tone} from '../Screen/Content';
import {Button} from '../Screen/Controls';
import {Grid} from '../Screen/Data';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';

/** The Inspector with an event that went well. */
export function Inspector(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The Inspector of Order handling. The events are at the left, the newest at the top, one of them red and one paused. The selected event is a success: at the right, each of its steps shows its time, and the step deadline is unfolded with its exports and its log. Replay and Delete appear beside the event that the pointer is on, and Edit opens the builder."
      legend={[
        'Events, the newest first',
        'Replay and Delete, beside the event pointed at',
        'Summary of the selected event',
        'Exports and logs of a step',
        'Edit: opens the builder',
      ]}
    >
      <Toolbar title="Order handling" detail={<Badge tone="good">Live</Badge>}>
        <Button icon="pencil" callout={5}>
          Edit
        </Button>
        <Button tone="quiet" icon="more" />
      </Toolbar>
      <Columns>
        <Pane title="Events" callout={1} quiet>
          <EventList selected="1042" />
        </Pane>
        <Pane>
          <Row callout={3}>
            <Badge tone="good">Success</Badge>
            <span>POST / · Duration 1.2 s</span>
          </Row>
          <List joined>
            <Step icon="globe" title="trigger" detail="HTTP / Webhook Requests" end="12:00:00" />
            <Step icon="code" tone="good" title="deadline" detail="Run custom code" end="38 ms" callout={4}>
              <Tree
                rows={[
                  {name: '$return_value', open: true},
                  {name: 'deadline', value: '"2023-06-06"', depth: 1},
                  {name: 'total', value: '"19.50"', depth: 1},
                ]}
              />
              <LogLine time="12:00:00">deadline for order 1042</LogLine>
            </Step>
            <Step icon="table" tone="good" title="add_row" detail="Google Sheets" end="412 ms" />
          </List>
        </Pane>
      </Columns>
    </Screen>
  );
}

const STACK = `TypeError: Cannot read properties of undefined (reading 'toFixed')
    at check_total (code.mjs:4:45)`;

/** The Inspector with an event that failed. */
export function InspectorError(): ReactNode {
  return (
    <Screen
      title="Order alerts"
      alt="The Inspector with a failed event selected. The event is red in the list. Its summary repeats the error, and the step check_total is red and shows the message and the stack, which names line 4. The step below it did not run."
      legend={[
        'The event that failed',
        'Replay it once the cause is fixed',
        'The error in the summary',
        'The step that failed, with message and stack',
      ]}
    >
      <Toolbar title="Order alerts" detail={<Badge tone="good">Live</Badge>}>
        <Button icon="pencil">Edit</Button>
      </Toolbar>
      <Columns>
        <Pane title="Events" callout={1} quiet>
          <EventList selected="1044" />
        </Pane>
        <Pane>
          <Row callout={3}>
            <Badge tone="danger">Error</Badge>
            <span>POST / · Duration 310 ms</span>
          </Row>
          <Notice tone="danger">Cannot read properties of undefined (reading &apos;toFixed&apos;)</Notice>
          <List joined>
            <Step icon="globe" title="trigger" detail="HTTP / Webhook Requests" end="12:03:51" />
            <Step icon="code" tone="danger" title="check_total" detail="Run custom code" end="21 ms" callout={4}>
              <Code text={STACK} />
            </Step>
            <Step icon="chat" title="send_message" detail="Did not run" />
          </List>
        </Pane>
      </Columns>
    </Screen>
  );
}

type EventListProps = {
  /** Number of the order whose event is open. */
  readonly selected: '1042' | '1044';
};

/** The events at the left of the Inspector. */
function EventList({selected}: EventListProps): ReactNode {
  const actions = (
    <>
      <Button tone="quiet" icon="retry" callout={2} />
      <Button tone="quiet" icon="cross" />
    </>
  );
  return (
    <List>
      <Item icon="pause" tone="wait" title="Order 1045" detail="Paused · 12:04:10" />
      <Item
        icon="cross"
        tone="danger"
        title="Order 1044"
        detail="Error · 12:03:51"
        selected={selected === '1044'}
        end={selected === '1044' && actions}
      />
      <Item icon="check" tone="good" title="Order 1043" detail="Success · 12:02:17" />
      <Item
        icon="check"
        tone="good"
        title="Order 1042"
        detail="Success · 12:00:00"
        selected={selected === '1042'}
        end={selected === '1042' && actions}
      />
    </List>
  );
}

const EXECUTIONS: readonly (readonly [string, Tone, string, string, string])[] = [
  ['Executing', 'accent', 'Order handling', '12:04:12', '3 s'],
  ['Paused', 'wait', 'Order handling', '12:04:10', '1.1 s'],
  ['Error', 'danger', 'Order alerts', '12:03:51', '310 ms'],
  ['Success', 'good', 'Order handling', '12:02:17', '1.2 s'],
  ['Queued', 'plain', 'Tide log', '12:02:03', '0 ms'],
  ['Cancelled', 'plain', 'Order handling', '11:58:40', '1.0 s'],
];

/** The Event History with its filters. */
export function EventHistory(): ReactNode {
  return (
    <Screen
      title="Event History"
      alt="The Event History of a workspace. Three filters are above the list: status, start time and workflow. Each row shows the status, the workflow, the start time and the duration of one execution; executing, paused, failed, successful, queued and cancelled executions are listed together."
    >
      <Shell active="Event History">
        <Toolbar title="Event History" />
        <Pane>
          <Row>
            <Button menu>Status: all</Button>
            <Button menu>Last 24 hours</Button>
            <Button icon="search">Workflow</Button>
          </Row>
        </Pane>
        <Grid
          columns={['Status', 'Workflow', 'Start', 'Duration']}
          keep={3}
          rows={EXECUTIONS.map(([status, tone, ...rest]) => [{badge: status, tone}, ...rest])}
        />
      </Shell>
    </Screen>
  );
}

/** The test event in the trigger step, with Copy Path and Copy Value. */
export function CopyPath(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The trigger step shows the selected test event as an object. Under event, the body is unfolded with the fields of the order. The pointer is on placed_at, where the buttons Copy Path and Copy Value appear. The context is folded below the event."
      legend={['The selected test event', 'Buttons of the value that the pointer is on']}
    >
      <Toolbar title="trigger" detail="HTTP / Webhook Requests">
        <Button menu callout={1}>
          POST / · Order 1042
        </Button>
      </Toolbar>
      <Pane>
        <Row>
          <Badge tone="accent">Test event</Badge>
          <span>steps.trigger</span>
        </Row>
        <Tree
          rows={[
            {name: 'event', open: true},
            {name: 'method', value: '"POST"', depth: 1},
            {name: 'body', open: true, depth: 1},
            {name: 'order_id', value: '1042', depth: 2},
            {name: 'customer', value: '"Ada"', depth: 2},
            {
              name: 'placed_at',
              value: '"2023-06-01T11:59:00Z"',
              depth: 2,
              end: (
                <Row>
                  <Button icon="copy" callout={2}>
                    Copy Path
                  </Button>
                  <Button>Copy Value</Button>
                </Row>
              ),
            },
            {name: 'context'},
          ]}
        />
      </Pane>
    </Screen>
  );
}

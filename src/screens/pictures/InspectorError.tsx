import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Code} from '../Screen/Code';
import {Badge, Notice} from '../Screen/Content';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';
import {List, Step} from '../Screen/Steps';
import EventList from '../Screen/EventList';

const STACK = `TypeError: Cannot read properties of undefined (reading 'toFixed')
    at check_total (code.mjs:4:45)`;

/** The Inspector with an event that failed. */
export default function InspectorError(): ReactNode {
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

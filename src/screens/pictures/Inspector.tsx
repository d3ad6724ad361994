import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {LogLine, Tree} from '../Screen/Code';
import {Badge} from '../Screen/Content';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';
import {List, Step} from '../Screen/Steps';
import EventList from '../Screen/EventList';

/** The Inspector with an event that went well. */
export default function Inspector(): ReactNode {
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

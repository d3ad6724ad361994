import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Tree} from '../Screen/Code';
import {Badge} from '../Screen/Content';
import {Pane, Row, Toolbar} from '../Screen/Layout';

/** The test event in the trigger step, with Copy Path and Copy Value. */
export default function CopyPath(): ReactNode {
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

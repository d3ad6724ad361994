import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field, TabBar} from '../Screen/Controls';
import {Code} from '../Screen/Code';
import {Badge} from '../Screen/Content';
import {Pane, Row} from '../Screen/Layout';

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
export default function TestEvent({endpoints}: TestEventProps): ReactNode {
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

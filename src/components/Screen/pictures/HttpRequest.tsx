import type {ReactNode} from 'react';
import Screen from '..';
import {Button, Field, TabBar} from '../Controls';
import {Pane, Row, Toolbar} from '../Layout';

/** The form of the action Send HTTP Request. */
export default function HttpRequest(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The form of the action Send HTTP Request: the method GET, a URL that ends in an expression for the order number, tabs for authorisation, query, headers and body, and the Authorization Type Select an app with the connected account."
    >
      <Toolbar title="get_order" detail="Send HTTP Request">
        <Button tone="primary" icon="play" menu>
          Test
        </Button>
      </Toolbar>
      <Pane>
        <Field label="Method" kind="select" value="GET" />
        <Field label="URL" kind="code" value="https://api.example.com/orders/{{steps.trigger.event.body.order_id}}" />
      </Pane>
      <TabBar items={['Auth', 'Query', 'Headers', 'Body']} active="Auth" />
      <Pane>
        <Field label="Authorization Type" kind="select" value="Select an app" />
        <Row>
          <Button menu>Orders API</Button>
        </Row>
      </Pane>
    </Screen>
  );
}

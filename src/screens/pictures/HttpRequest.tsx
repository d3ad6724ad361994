import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field, TabBar} from '../Screen/Controls';
import {Pane, Row, Toolbar} from '../Screen/Layout';

/** The form of the action Send HTTP Request. */
export default function HttpRequest(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The form of the action Send HTTP Request: the method GET, the URL of the GitHub API, tabs for authorisation, query, headers and body, and the Authorization Type Select an app with the connected GitHub account."
    >
      <Toolbar title="read_user" detail="Send HTTP Request">
        <Button tone="primary" icon="play" menu>
          Test
        </Button>
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

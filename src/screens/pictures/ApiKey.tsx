import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field, TabBar} from '../Screen/Controls';
import {Pane, Row} from '../Screen/Layout';

/** Settings, Account: the API key. */
export default function ApiKey(): ReactNode {
  return (
    <Screen
      title="Settings: Account"
      alt="Settings, Account. Below the email and the username is the API key. It is hidden, with buttons to show and copy it. Revoke stops the key at once and makes a new one."
      legend={['Show the key', 'Copy it', 'Revoke it and get a new one']}
    >
      <TabBar items={['Account', 'Application', 'Environment Vars', 'Billing']} active="Account" />
      <Pane>
        <Field label="Email" value="you@example.com" />
        <Field label="API key" kind="code" value="••••••••••••••••••••••••" />
        <Row>
          <Button icon="eye" callout={1}>
            Show
          </Button>
          <Button icon="copy" callout={2}>
            Copy
          </Button>
          <Button tone="danger" callout={3}>
            Revoke
          </Button>
        </Row>
      </Pane>
    </Screen>
  );
}

import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button, Field} from '../Screen/Controls';
import {Badge} from '../Screen/Content';
import Grid from '../Screen/Grid';
import {Columns, Pane, Toolbar} from '../Screen/Layout';

/** Settings, Environment Vars: the list, and the form of a variable. */
export default function EnvironmentVars(): ReactNode {
  return (
    <Screen
      title="Settings: Environment Vars"
      alt="Settings, Environment Vars. The list at the left has the secret ORDERS_API_KEY, whose value is hidden, and ORDERS_REGION, whose value can be read. New opened the form at the right: key, value, description, and the switch Secret, which is on."
    >
      <Toolbar title="Environment Vars">
        <Button tone="primary" icon="plus">
          New
        </Button>
      </Toolbar>
      <Columns split="even">
        <Grid
          columns={['Key', 'Value']}
          rows={[
            ['ORDERS_API_KEY', <Badge key="v">Secret</Badge>],
            ['ORDERS_REGION', 'eu'],
          ]}
        />
        <Pane quiet>
          <Field label="Key" kind="code" value="MR_API_KEY" />
          <Field label="Value" kind="code" value="••••••••••••" />
          <Field label="Description" hint="Shown only here" />
          <Choice kind="switch" on label="Secret" note="The value cannot be read back" />
        </Pane>
      </Columns>
    </Screen>
  );
}

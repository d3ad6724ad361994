import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button, Field} from '../Screen/Controls';
import {Columns, Pane, Toolbar} from '../Screen/Layout';

/** The form of an action: Add Single Row of Google Sheets. */
export default function PropsForm(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The form of the action Add Single Row. It asks for the connected Google Sheets account, the spreadsheet and the sheet, and whether the first row holds headers. Because it does, there is one field for each column: Timestamp, Order, Deadline and Total."
    >
      <Toolbar title="add_row" detail="Google Sheets · Add Single Row">
        <Button tone="primary" icon="play" menu>
          Test
        </Button>
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

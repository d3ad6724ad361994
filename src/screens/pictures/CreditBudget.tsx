import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button, Field} from '../Screen/Controls';
import {Notice} from '../Screen/Content';
import {Pane, Row} from '../Screen/Layout';

/** The credits budget, switched on. */
export default function CreditBudget(): ReactNode {
  return (
    <Screen
      title="Billing and Usage: Credits budget"
      alt="The credits budget, switched on with a cap of 22,689 credits per month. A note says that dedicated workers are not covered."
    >
      <Pane>
        <Choice kind="switch" on label="Credits budget" note="Stop work that would cost more" />
        <Field label="Cap" value="22,689 credits" />
        <Field label="Period" kind="select" value="Month" />
        <Notice tone="wait">Dedicated workers keep running when the budget is used up.</Notice>
        <Row>
          <Button tone="primary">Save</Button>
        </Row>
      </Pane>
    </Screen>
  );
}

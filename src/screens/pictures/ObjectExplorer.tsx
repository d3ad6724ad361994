import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, Field} from '../Screen/Controls';
import {Tree} from '../Screen/Code';
import {Columns, Pane} from '../Screen/Layout';

/** Filling a field with the object explorer. */
export default function ObjectExplorer(): ReactNode {
  return (
    <Screen
      title="add_row"
      alt="The field Customer of a step has the focus, and the object explorer is open beside it. It lists the objects in scope below a filter: steps, trigger, event and body are unfolded, and the button select path is at customer, whose value is Ada."
      legend={['The field that you clicked', 'Filter the list by key', 'Put this path into the field']}
    >
      <Columns split="even">
        <Pane title="Configuration">
          <Field label="Order" kind="code" value="{{steps.trigger.event.body.order_id}}" />
          <Field label="Customer" kind="code" hint="Text or {{expression}}" focus callout={1} />
          <Field label="Total" kind="code" hint="Text or {{expression}}" />
        </Pane>
        <Pane title="Object explorer" quiet>
          <Field label="Filter" hint="Filter by key" callout={2} />
          <Tree
            rows={[
              {name: 'steps.trigger', open: true},
              {name: 'event', open: true, depth: 1},
              {name: 'body', open: true, depth: 2},
              {name: 'order_id', value: '1042', depth: 3},
              {name: 'customer', value: '"Ada"', depth: 3, end: <Button callout={3}>select path</Button>},
              {name: 'total', value: '19.5', depth: 3},
              {name: 'context', depth: 1},
            ]}
          />
        </Pane>
      </Columns>
    </Screen>
  );
}

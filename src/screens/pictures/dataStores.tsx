import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Badge, Item, List} from '../Screen/Content';
import {Button} from '../Screen/Controls';
import {Grid} from '../Screen/Data';
import {Columns, Pane, Toolbar} from '../Screen/Layout';

/** The dashboard of the data stores. */
export function DataStores(): ReactNode {
  return (
    <Screen
      title="Data Stores"
      alt="The Data Stores dashboard. The stores are at the left; Customers is unfolded and shows the workflow that uses it, so its trash button is greyed out. At the right are the records of the store, each a key and a value with a pencil to edit it and a trash button to delete it."
      legend={[
        'Stores; unfold one to see the workflows that use it',
        'Add a record',
        'Edit a record, then confirm with the check mark',
        'Delete a record',
      ]}
    >
      <Toolbar title="Data Stores">
        <Button icon="plus">New data store</Button>
      </Toolbar>
      <Columns>
        <Pane title="Stores" callout={1} quiet>
          <List>
            <Item
              icon="database"
              tone="accent"
              title="Customers"
              detail="Used by Order handling"
              selected
              end={<Badge>3</Badge>}
            />
            <Item icon="database" title="Counters" detail="Used by no workflow" end={<Badge>1</Badge>} />
          </List>
        </Pane>
        <div>
          <Toolbar title="Customers">
            <Button icon="plus" callout={2}>
              Add record
            </Button>
          </Toolbar>
          <Grid
            columns={['Key', 'Value', '']}
            keep={3}
            rows={[
              ['ada@example.com', '"2023-06-01"', <Actions key="a" numbered />],
              ['you@example.com', '"2023-06-02"', <Actions key="a" />],
              ['orders', '3', <Actions key="a" />],
            ]}
          />
        </div>
      </Columns>
    </Screen>
  );
}

function Actions({numbered = false}: {readonly numbered?: boolean}): ReactNode {
  return (
    <>
      <Button tone="quiet" icon="pencil" {...(numbered && {callout: 3})} />
      <Button tone="quiet" icon="trash" {...(numbered && {callout: 4})} />
    </>
  );
}

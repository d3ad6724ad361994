import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, TabBar} from '../Screen/Controls';
import {Tree} from '../Screen/Code';
import {Badge, Item} from '../Screen/Content';
import {Columns, Pane, Toolbar} from '../Screen/Layout';
import {List} from '../Screen/Steps';

/** The page of a source, with its tabs. */
export default function SourceEvents(): ReactNode {
  return (
    <Screen
      title="Sources: Harbour notices"
      alt="The page of the source Harbour notices. Run Now is at the top right. Of the tabs Events, Logs and Configuration, Events is open: the emitted events are at the left, and the selected one is unfolded at the right with its title and its link."
      legend={[
        'Run the source once, now',
        'Events that it emitted',
        'Output and errors of its code',
        'Props, and the switch that turns it off',
      ]}
    >
      <Toolbar title="Harbour notices" detail={<Badge tone="good">Active</Badge>}>
        <Button icon="play" callout={1}>
          Run Now
        </Button>
      </Toolbar>
      <TabBar
        items={['Events', 'Logs', 'Configuration']}
        active="Events"
        callouts={{Events: 2, Logs: 3, Configuration: 4}}
      />
      <Columns>
        <Pane quiet>
          <List>
            <Item title="Slipway closed on Friday" detail="11:42:05" selected />
            <Item title="New fuel prices" detail="11:41:05" />
            <Item title="Gale warning lifted" detail="11:40:05" />
          </List>
        </Pane>
        <Pane>
          <Tree
            rows={[
              {name: 'event', open: true},
              {name: 'title', value: '"Slipway closed on Friday"', depth: 1},
              {name: 'link', value: '"https://feeds.harbour.example/…"', depth: 1},
              {name: 'metadata'},
            ]}
          />
        </Pane>
      </Columns>
    </Screen>
  );
}

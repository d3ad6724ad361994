import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Choice} from '../Screen/Choices';
import {LogLine, Tree} from '../Screen/Code';
import {Badge, Item, List} from '../Screen/Content';
import {Button, Field, TabBar} from '../Screen/Controls';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';

/** The page of a source, with its tabs. */
export function SourceEvents(): ReactNode {
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

/** The tab Logs of a source. */
export function SourceLogs(): ReactNode {
  return (
    <Screen
      title="Sources: Harbour notices"
      alt="The tab Logs of a source. Each line has a time. A run that fetched the feed logs how many items were new, a slow answer logs a warning, and a run that could not reach the feed ends with an error in red."
    >
      <Toolbar title="Harbour notices" detail={<Badge tone="good">Active</Badge>}>
        <Button icon="play">Run Now</Button>
      </Toolbar>
      <TabBar items={['Events', 'Logs', 'Configuration']} active="Logs" />
      <Pane>
        <div>
          <LogLine time="11:40:05">feed fetched, 1 unseen item</LogLine>
          <LogLine time="11:41:05">feed fetched, 1 unseen item</LogLine>
          <LogLine time="11:42:05" level="warn">
            feed answered slowly
          </LogLine>
          <LogLine time="11:43:05" level="error">
            Error: the host of the feed did not answer
          </LogLine>
        </div>
      </Pane>
    </Screen>
  );
}

/** The tab Configuration of a source. */
export function SourceConfiguration(): ReactNode {
  return (
    <Screen
      title="Sources: Harbour notices"
      alt="The tab Configuration of an RSS source: the switch that turns the source on and off, the address of the feed, and the timer, which is every 60 seconds."
    >
      <Toolbar title="Harbour notices" detail={<Badge tone="good">Active</Badge>} />
      <TabBar items={['Events', 'Logs', 'Configuration']} active="Configuration" />
      <Pane>
        <Choice kind="switch" on label="Active" />
        <Field label="Feed URL" value="https://feeds.harbour.example/notices.xml" />
        <Field label="Timer" kind="select" value="Every 60 seconds" />
        <Row>
          <Button tone="primary">Save</Button>
        </Row>
      </Pane>
    </Screen>
  );
}

/** Creating the source New Scheduled Tasks. */
export function NewSource(): ReactNode {
  return (
    <Screen
      title="Sources: New"
      alt="The form of a new source. The app is Millrace and the source New Scheduled Tasks. Its only prop is an optional secret, which senders have to send with each task."
    >
      <Pane>
        <Field label="App" kind="select" value="Millrace" />
        <Field label="Source" kind="select" value="New Scheduled Tasks" callout={1} />
        <Field
          label="Secret (optional)"
          value="••••••••••••"
          note="Requests have to carry it in x-millrace-secret"
          callout={2}
        />
        <Row>
          <Button tone="primary" callout={3}>
            Create
          </Button>
        </Row>
      </Pane>
    </Screen>
  );
}

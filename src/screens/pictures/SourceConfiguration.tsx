import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button, Field, TabBar} from '../Screen/Controls';
import {Badge} from '../Screen/Content';
import {Pane, Row, Toolbar} from '../Screen/Layout';

/** The tab Configuration of a source. */
export default function SourceConfiguration(): ReactNode {
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

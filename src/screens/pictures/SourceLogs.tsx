import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, TabBar} from '../Screen/Controls';
import {LogLine} from '../Screen/Code';
import {Badge} from '../Screen/Content';
import {Pane, Toolbar} from '../Screen/Layout';

/** The tab Logs of a source. */
export default function SourceLogs(): ReactNode {
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

import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Field} from '../Screen/Controls';
import {Item} from '../Screen/Content';
import {Columns, Pane} from '../Screen/Layout';
import {List} from '../Screen/Steps';

/** Choosing the trigger of a new workflow. */
export default function AddTrigger(): ReactNode {
  return (
    <Screen
      title="New workflow"
      alt="An empty workflow asks for its trigger. A search field is above a list of triggers: HTTP / Webhook Requests, which is selected, Schedule, Email and RSS, and below them the apps whose events can start a workflow, such as Google Sheets and Slack."
    >
      <Columns>
        <Pane quiet wide>
          <Item icon="bolt" tone="accent" title="trigger" detail="Choose what starts the workflow" selected />
        </Pane>
        <Pane title="Add Trigger">
          <Field label="Search" hint="Search triggers and apps" />
          <List>
            <Item
              icon="globe"
              tone="accent"
              title="HTTP / Webhook Requests"
              detail="Starts with each request to a URL"
              selected
            />
            <Item icon="clock" title="Schedule" detail="Starts at an interval or by a cron expression" />
            <Item icon="mail" title="Email" detail="Starts with each email to an address" />
            <Item icon="feed" title="RSS" detail="Starts with each new item of a feed" />
            <Item icon="table" title="Google Sheets" detail="App" />
            <Item icon="chat" title="Slack" detail="App" />
          </List>
        </Pane>
      </Columns>
    </Screen>
  );
}

import type {ReactNode} from 'react';
import Screen from '../Screen';
import Choice from '../Screen/Choice';
import {Button, Field} from '../Screen/Controls';
import {Pane, Toolbar} from '../Screen/Layout';

/** The configuration of a schedule trigger. */
export default function ScheduleTrigger(): ReactNode {
  return (
    <Screen
      title="trigger: Schedule"
      alt="The schedule trigger with its two modes, Every and Cron Expression. Cron Expression is chosen: 0 8 * * 1-5 in the time zone Europe/Berlin, which is 8 o’clock on weekdays. Run Now starts one run at once."
    >
      <Toolbar title="trigger" detail="Schedule">
        <Button icon="play">Run Now</Button>
      </Toolbar>
      <Pane>
        <Choice label="Every" note="Minutes, hours or days" />
        <Choice on label="Cron Expression" />
        <Field label="Cron Expression" kind="code" value="0 8 * * 1-5" />
        <Field label="Time zone" kind="select" value="Europe/Berlin" />
      </Pane>
    </Screen>
  );
}

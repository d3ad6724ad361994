import type {ReactNode} from 'react';
import Screen from '../Screen';
import BarChart from '../Screen/BarChart';
import {Button} from '../Screen/Controls';
import {Badge} from '../Screen/Content';
import Grid from '../Screen/Grid';
import {Pane, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';

/** Credits of the last 30 days: the same numbers as the budget example of the page. */
const DAILY = [
  640, 710, 690, 655, 702, 310, 295, 660, 715, 698, 671, 689, 305, 288, 702, 693, 668, 711, 699, 312, 301, 684, 706,
  677, 690, 695, 299, 308, 688, 704,
];
const MARKED = 17;

/** Billing and Usage: the plan, and the credits per day. */
export default function Billing(): ReactNode {
  return (
    <Screen
      title="Settings: Billing and Usage"
      alt="The tab Billing and Usage. Below the plan and the button Manage Subscription, a bar chart shows the credits used per day: about 700 on working days and about 300 at weekends. One bar is selected, and the table below it splits its credits by workflow and source."
      legend={['Opens the customer portal', 'Click a bar to see what used its credits']}
    >
      <Shell active="Settings" workspace="Stillwater">
        <Toolbar title="Billing and Usage" detail={<Badge tone="accent">Team</Badge>}>
          <Button callout={1}>Manage Subscription</Button>
        </Toolbar>
        <Pane title="Credits per day" callout={2}>
          <BarChart
            values={DAILY}
            marked={MARKED}
            note={`Selected: day ${MARKED + 1}, ${DAILY[MARKED]} credits`}
            from="Day 1"
            to="Day 30"
          />
        </Pane>
        <Grid
          columns={['Workflow or source', 'Credits']}
          rows={[
            ['Order handling', '502'],
            ['Order alerts', '180'],
            ['Harbour notices', '29'],
          ]}
        />
      </Shell>
    </Screen>
  );
}

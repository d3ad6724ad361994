import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Choice} from '../Screen/Choices';
import {Badge, Notice} from '../Screen/Content';
import {Button, Field, TabBar} from '../Screen/Controls';
import {BarChart, Grid} from '../Screen/Data';
import {Columns, Pane, Row, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';

/** Settings, Account: the API key. */
export function ApiKey(): ReactNode {
  return (
    <Screen
      title="Settings: Account"
      alt="Settings, Account. Below the email and the username is the API key. It is hidden, with buttons to show and copy it. Revoke stops the key at once and makes a new one."
      legend={['Show the key', 'Copy it', 'Revoke it and get a new one']}
    >
      <TabBar items={['Account', 'Application', 'Environment Vars', 'Billing']} active="Account" />
      <Pane>
        <Field label="Email" value="you@example.com" />
        <Field label="API key" kind="code" value="••••••••••••••••••••••••" />
        <Row>
          <Button icon="eye" callout={1}>
            Show
          </Button>
          <Button icon="copy" callout={2}>
            Copy
          </Button>
          <Button tone="danger" callout={3}>
            Revoke
          </Button>
        </Row>
      </Pane>
    </Screen>
  );
}

/** Credits of the last 30 days: the same numbers as the budget example of the page. */
const DAILY = [
  640, 710, 690, 655, 702, 310, 295, 660, 715, 698, 671, 689, 305, 288, 702, 693, 668, 711, 699, 312, 301, 684, 706,
  677, 690, 695, 299, 308, 688, 704,
];
const MARKED = 17;
/** What a paid plan shows: the credits since the billing period began. */
const TOTALS = DAILY.map((_, day) => DAILY.slice(0, day + 1).reduce((sum, credits) => sum + credits, 0));
const format = (credits = 0) => credits.toLocaleString('en');

/** Billing and Usage of a paid plan: the plan, and the credits of the billing period. */
export function Billing(): ReactNode {
  return (
    <Screen
      title="Settings: Billing and Usage"
      alt="The tab Billing and Usage. Below the plan and the button Manage Subscription, a bar chart shows the credits used since the billing period began, as a running total that reaches 17,565 on day 30. One bar is selected, and the table below it splits the credits of that day by workflow and source."
      legend={['Opens the customer portal', 'Click a bar to see what used its credits']}
    >
      <Shell active="Settings" workspace="Stillwater">
        <Toolbar title="Billing and Usage" detail={<Badge tone="accent">Team</Badge>}>
          <Button callout={1}>Manage Subscription</Button>
        </Toolbar>
        <Pane title="Credits in this billing period" callout={2}>
          <BarChart
            values={TOTALS}
            marked={MARKED}
            note={`Selected: day ${MARKED + 1}, ${format(TOTALS[MARKED])} credits so far, ${format(DAILY[MARKED])} of them that day`}
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

/** The credits budget, switched on. */
export function CreditBudget(): ReactNode {
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

/** Settings, Environment Vars: the list, and the form of a variable. */
export function EnvironmentVars(): ReactNode {
  return (
    <Screen
      title="Settings: Environment Vars"
      alt="Settings, Environment Vars. The list at the left has the secret ORDERS_API_KEY, whose value is hidden, and ORDERS_REGION, whose value can be read. New opened the form at the right: key, value, description, and the switch Secret, which is on."
    >
      <Toolbar title="Environment Vars">
        <Button tone="primary" icon="plus">
          New
        </Button>
      </Toolbar>
      <Columns split="even">
        <Grid
          columns={['Key', 'Value']}
          rows={[
            ['ORDERS_API_KEY', {badge: 'Secret'}],
            ['ORDERS_REGION', 'eu'],
          ]}
        />
        <Pane quiet>
          <Field label="Key" kind="code" value="MR_API_KEY" />
          <Field label="Value" kind="code" value="••••••••••••" />
          <Field label="Description" hint="Shown only here" />
          <Choice kind="switch" on label="Secret" note="The value cannot be read back" />
        </Pane>
      </Columns>
    </Screen>
  );
}

import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Code} from '../Screen/Code';
import {Badge, Item, List, Step} from '../Screen/Content';
import {Button, TestButton} from '../Screen/Controls';
import {Columns, Pane, Toolbar} from '../Screen/Layout';

const OLD = `async (event, steps) => {
  this.total = event.body.total;
}`;
const NEW = `export default defineComponent({
  async run({ steps, $ }) {
    $.export("total", steps.trigger.event.body.total);
  },
});`;

/** The same step in the v1 builder and in the v2 builder. */
export function BuilderVersions(): ReactNode {
  return (
    <Screen
      title="v1 and v2"
      alt="The same code step in both builders. In v1, at the left, the event list is beside the code, the wrapper of the code is fixed, and the only button is Deploy. In v2, at the right, the whole module can be edited, each step has a Test button, and Deploy is separate."
      legend={[
        'v1: events beside the editor',
        'v1: saving deploys',
        'v2: Test one step before it is live',
        'v2: Deploy when all steps work',
      ]}
    >
      <Columns split="even">
        <div>
          <Toolbar title="v1" detail={<Badge>Code</Badge>}>
            <Button callout={2}>Deploy</Button>
          </Toolbar>
          <Pane>
            <List>
              <Item icon="check" tone="good" title="Event 12:02:17" callout={1} />
            </List>
            <Step icon="code" title="steps.total" detail="Run Node.js code">
              <Code text={OLD} />
            </Step>
          </Pane>
        </div>
        <div>
          <Toolbar title="v2" detail={<Badge tone="accent">Builder</Badge>}>
            <TestButton tone="plain" callout={3} />
            <Button tone="primary" callout={4}>
              Deploy
            </Button>
          </Toolbar>
          <Pane>
            <Step icon="globe" tone="accent" title="trigger" end={<Badge tone="good">POST /</Badge>} />
            <Step icon="code" tone="accent" title="total" detail="Run custom code">
              <Code text={NEW} />
            </Step>
          </Pane>
        </div>
      </Columns>
    </Screen>
  );
}

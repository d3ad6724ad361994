import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button, TabBar} from '../Screen/Controls';
import {Code, LogLine, Tree} from '../Screen/Code';
import {Badge} from '../Screen/Content';
import {Pane, Row, Toolbar} from '../Screen/Layout';

const CODE = `export default defineComponent({
  async run({ steps }) {
    const order = steps.trigger.event.body;
    const deadline = addBusinessDays(parseISO(order.placed_at), 3);
    return { deadline: deadline.toISOString().slice(0, 10), total: order.total.toFixed(2) };
  },
});`;

/** A code step that was tested: its code, the Test button, and what the test left. */
export default function StepTest(): ReactNode {
  return (
    <Screen
      title="Order handling"
      alt="The code step deadline after a test. Below its code are the Test button, whose menu runs a range of steps, and the result: the return value with the deadline 2023-06-06 and the total 19.50, and the line that the code logged."
      legend={['Test this step; the menu tests a range', 'Exports: what the step left', 'Logs: what the code printed']}
    >
      <Toolbar title="deadline" detail={<Badge>Node.js</Badge>}>
        <Button tone="primary" icon="play" menu callout={1}>
          Test
        </Button>
      </Toolbar>
      <Pane>
        <Code text={CODE} />
        <Row>
          <Badge tone="good">Success</Badge>
          <span>38 ms</span>
        </Row>
      </Pane>
      <TabBar items={['Exports', 'Logs']} active="Exports" callouts={{Exports: 2, Logs: 3}} />
      <Pane>
        <Tree
          rows={[
            {name: '$return_value', open: true},
            {name: 'deadline', value: '"2023-06-06"', depth: 1},
            {name: 'total', value: '"19.50"', depth: 1},
          ]}
        />
        <LogLine time="12:00:00.412">deadline for order 1042</LogLine>
      </Pane>
    </Screen>
  );
}

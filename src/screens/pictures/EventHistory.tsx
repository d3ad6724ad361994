import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Badge, type Tone} from '../Screen/Content';
import Grid from '../Screen/Grid';
import {Pane, Row, Toolbar} from '../Screen/Layout';
import Shell from '../Screen/Shell';

const EXECUTIONS: readonly (readonly [string, Tone, string, string, string])[] = [
  ['Executing', 'accent', 'Order handling', '12:04:12', '3 s'],
  ['Paused', 'wait', 'Order handling', '12:04:10', '1.1 s'],
  ['Error', 'danger', 'Order alerts', '12:03:51', '310 ms'],
  ['Success', 'good', 'Order handling', '12:02:17', '1.2 s'],
  ['Queued', 'plain', 'Tide log', '12:02:03', '0 ms'],
  ['Cancelled', 'plain', 'Order handling', '11:58:40', '1.0 s'],
];

/** The Event History with its filters. */
export default function EventHistory(): ReactNode {
  return (
    <Screen
      title="Event History"
      alt="The Event History of a workspace. Three filters are above the list: status, start time and workflow. Each row shows the status, the workflow, the start time and the duration of one execution; executing, paused, failed, successful, queued and cancelled executions are listed together."
    >
      <Shell active="Event History">
        <Toolbar title="Event History" />
        <Pane>
          <Row>
            <Button menu>Status: all</Button>
            <Button menu>Last 24 hours</Button>
            <Button icon="search">Workflow</Button>
          </Row>
        </Pane>
        <Grid
          columns={['Status', 'Workflow', 'Start', 'Duration']}
          keep={3}
          rows={EXECUTIONS.map(([status, tone, ...rest]) => [
            <Badge key="status" tone={tone}>
              {status}
            </Badge>,
            ...rest,
          ])}
        />
      </Shell>
    </Screen>
  );
}

import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Dialog, Menu, Popover} from '../Screen/Choices';
import {Code} from '../Screen/Code';
import {Badge, Item, List} from '../Screen/Content';
import {Button, Field} from '../Screen/Controls';
import {Pane, Toolbar} from '../Screen/Layout';
import {Icon} from '../Screen/Marks';
import Shell from '../Screen/Shell';

/** A project with folders and workflows. */
export function Projects(): ReactNode {
  return (
    <Screen
      title="Projects: Orders"
      alt="The project Orders in the dashboard. It holds the folders production and staging and a workflow. Import and New are at the top right; New creates a workflow or a folder."
      legend={[
        'Bring in a workflow from the Workflows page',
        'Create a workflow or a folder',
        'Folders, on Pro and Team',
      ]}
    >
      <Shell active="Projects" workspace="Stillwater">
        <Toolbar title="Orders" detail="Project">
          <Button callout={1}>Import</Button>
          <Button tone="primary" menu callout={2}>
            New
          </Button>
        </Toolbar>
        <Pane>
          <List>
            <Item icon="folder" tone="accent" title="production" detail="2 workflows" callout={3} />
            <Item icon="folder" tone="accent" title="staging" detail="2 workflows" />
            <Item icon="workflow" title="Order handling" detail="HTTP / Webhook Requests" end="Live" />
          </List>
        </Pane>
      </Shell>
    </Screen>
  );
}

/** A synced project on a development branch, with Git Actions open. */
export function GitActions(): ReactNode {
  return (
    <Screen
      title="Projects: Orders"
      alt="A project with GitHub Sync, on the development branch gold-deadline. The workflow Order handling has changes. Git Actions is open with Commit Changes and Open pull request. Merge to production and Exit Development Mode are beside it."
      legend={['Commit, or open a pull request', 'Merge and deploy']}
    >
      <Toolbar
        title="Orders"
        detail={
          <Badge tone="accent">
            <Icon name="branch" /> gold-deadline
          </Badge>
        }
      >
        <Button>Exit Development Mode</Button>
        <Button tone="primary" callout={2}>
          Merge to production
        </Button>
        <Button menu callout={1}>
          Git Actions
        </Button>
      </Toolbar>
      <Popover over>
        <Menu items={['Commit Changes', 'Open pull request']} active="Commit Changes" />
      </Popover>
      <Pane>
        <List>
          <Item icon="workflow" tone="accent" title="Order handling" detail="Changed on this branch" />
          <Item icon="workflow" title="Refund check" detail="No changes" />
        </List>
      </Pane>
    </Screen>
  );
}

const DIFF = `     const order = steps.trigger.event.body;
-    const deadline = addBusinessDays(parseISO(order.placed_at), 3);
+    const days = order.tier === "gold" ? 2 : 3;
+    const deadline = addBusinessDays(parseISO(order.placed_at), days);`;

/** The dialog of Commit Changes. */
export function GitDiff(): ReactNode {
  return (
    <Screen
      bare
      title="Commit Changes"
      alt="The dialog Commit Changes. The diff of the step deadline shows one removed line in red and two added lines in green, and the message below it says Ship gold orders a day earlier."
    >
      <Dialog
        title="Commit Changes"
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Commit</Button>
          </>
        }
      >
        <div>Order handling › deadline</div>
        <Code diff text={DIFF} />
        <Field label="Message" value="Ship gold orders a day earlier" />
      </Dialog>
    </Screen>
  );
}

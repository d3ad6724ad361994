import type {ReactNode} from 'react';
import Screen from '../Screen';
import {Button} from '../Screen/Controls';
import {Badge, Item} from '../Screen/Content';
import Icon from '../Screen/Icon';
import {Pane, Toolbar} from '../Screen/Layout';
import {Menu, Popover} from '../Screen/Overlay';
import {List} from '../Screen/Steps';

/** A synced project on a development branch, with Git Actions open. */
export default function GitActions(): ReactNode {
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

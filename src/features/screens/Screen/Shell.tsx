import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Callout, Icon, type IconName} from './Marks';
import frame from './frame.module.css';
import styles from './layout.module.css';

const ENTRIES = {
  Projects: 'folder',
  Workflows: 'workflow',
  Sources: 'bolt',
  Accounts: 'link',
  'Data Stores': 'database',
  'Event History': 'history',
  Settings: 'gear',
} as const satisfies Record<string, IconName>;

type ShellProps = {
  /** The active entry of the left navigation. */
  readonly active: keyof typeof ENTRIES;
  readonly workspace?: string;
  /** Part number of the workspace switcher. */
  readonly callout?: number;
  readonly children: ReactNode;
};

/** The dashboard around a screen: the workspace and the left navigation, which are hidden on phones. */
export default function Shell({active, workspace = 'Quarry Lane', callout, children}: ShellProps): ReactNode {
  return (
    <div className={styles.shell}>
      <div className={clsx(frame.note, styles.sidebar)}>
        <div className={styles.workspace}>
          <span className={styles.monogram}>{workspace[0]}</span>
          {workspace}
          <Icon name="down" />
          <Callout n={callout} place="inline" />
        </div>
        {Object.entries(ENTRIES).map(([name, icon]) => (
          <div key={name} className={clsx(styles.entry, name === active && frame.active)}>
            <Icon name={icon} />
            {name}
          </div>
        ))}
      </div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}

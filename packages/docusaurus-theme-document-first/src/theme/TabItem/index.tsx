/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the panel is labelled by its tab, and has its value as an attribute,
 * so that the stored tab can be shown before the first paint (`client/applyStoredChoices.ts`).
 */
import OriginalTabItem from '@theme-init/TabItem';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {Children, isValidElement, useContext, type PropsWithChildren, type ReactNode} from 'react';
import {getTabIds, TabsContext} from 'docusaurus-theme-document-first/client/tabsContext';
import styles from './styles.module.css';

const getText = (label: ReactNode): string =>
  Children.toArray(label)
    .map((part) => (isValidElement<PropsWithChildren>(part) ? getText(part.props.children) : String(part)))
    .join('');

/** A panel of `Tabs`. */
export default function TabItem(props: Props): ReactNode {
  const {children, className, value, label} = props;
  const tabs = useContext(TabsContext);
  if (!tabs) return <OriginalTabItem {...props} />;
  const {id, selected} = tabs;
  const ids = getTabIds(id, value);
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      data-tab-value={value}
      data-tab-label={getText(label) || value}
      className={clsx(styles.panel, className)}
      hidden={value !== selected}
    >
      {children}
    </div>
  );
}

/*
 * Ejected from @docusaurus/theme-classic 3.10.2: a native `<details>`. The original needs React to open and close, and
 * looks like an alert.
 */
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const DETAILS = translate({
  id: 'theme.documentFirst.details',
  message: 'Details',
  description: 'The label of a folded part that has none of its own',
});

/** A native `<details>` element. Its id is reported, so that the build doesn't call links to it broken. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details data-document-control {...props} className={clsx(styles.details, className)}>
      {typeof summary === 'string' || !summary ? <summary>{summary ?? DETAILS}</summary> : summary}
      <div className={styles.content}>{children}</div>
    </details>
  );
}

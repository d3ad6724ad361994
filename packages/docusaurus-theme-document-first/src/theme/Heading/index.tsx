/*
 * Ejected from @docusaurus/theme-classic 3.10.2 src/theme/Heading: the link to the heading has its label once, without
 * a title that repeats it to screen readers and adds 300 bytes to the longest page.
 */
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A heading that can be linked to, unless it is the title of the page or has no id. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      <Link
        className={clsx('hash-link', styles.link)}
        to={`#${id}`}
        aria-label={translate(
          {
            id: 'theme.common.headingLinkTitle',
            message: 'Direct link to {heading}',
            description: 'Title for link to heading',
          },
          {heading: typeof props.children === 'string' ? props.children : id},
        )}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}

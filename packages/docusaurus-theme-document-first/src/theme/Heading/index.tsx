/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the anchor link comes after the heading instead of inside it, and its
 * label doesn't repeat the text, so that screen readers announce each heading once.
 */
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const LABEL = translate({
  id: 'theme.documentFirst.headingLink',
  message: 'Link to this section',
  description: 'The ARIA label of the link that follows a heading',
});

/** A heading with an anchor link, unless it's the page title or has no id. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  return (
    <>
      <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id} />
      <Link className={clsx('hash-link', styles.link)} to={`#${id}`} aria-label={LABEL} />
    </>
  );
}

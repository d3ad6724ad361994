/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because its hook measures every heading at each scroll
 * event and leaves the list where it is. Only the hook differs.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import type {ReactNode} from 'react';
import {useFollowedHeading} from './useFollowedHeading';

/** The headings of a page as a list; with an active class, the one being read is marked. */
export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
  ...props
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  useFollowedHeading(linkClassName && linkActiveClassName ? {linkClassName, linkActiveClassName} : undefined);
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} {...props} />;
}

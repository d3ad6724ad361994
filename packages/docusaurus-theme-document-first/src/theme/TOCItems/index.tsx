/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because its hook measures every heading on each scroll event and
 * doesn't scroll the list, and because the list has no label and isn't a landmark.
 */
import Translate from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {navigationModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {trackHeadings} from './trackHeadings';

/** The table of contents. With an active class, the list has a label, and the current heading is marked. */
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
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = root.current?.parentElement;
    return list ? trackHeadings(list) : undefined;
  }, [toc]);
  const id = useId();
  const list = <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} {...props} />;
  if (!linkActiveClassName || tree.length === 0) return list;
  return (
    <nav ref={root} aria-labelledby={id} data-module={navigationModule} data-when-quiet>
      <p id={id} className="table-of-contents__label">
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      {list}
    </nav>
  );
}

/*
 * Ejected from @docusaurus/theme-classic 3.10.2: a native `<details>`, which opens without a script. The original only
 * renders its list after React has opened it. This one also stays below the navbar and shows the current heading.
 */
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {navigationModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {attachContents} from './attachContents';
import styles from './styles.module.css';

/** Filled by a script, so React must not hydrate it. */
const FILLED_BY_SCRIPT = {__html: ''};

/** The table of contents on a phone, collapsed. */
export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const contents = useRef<HTMLDetailsElement>(null);
  useEffect(() => (contents.current ? attachContents(contents.current) : undefined), [toc]);
  return (
    <details
      ref={contents}
      data-module={navigationModule}
      data-when-quiet
      data-document-control
      className={clsx(styles.contents, className)}
    >
      <summary>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
        <span
          data-filled=""
          className={styles.current}
          dangerouslySetInnerHTML={FILLED_BY_SCRIPT}
          suppressHydrationWarning
        />
      </summary>
      <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
    </details>
  );
}

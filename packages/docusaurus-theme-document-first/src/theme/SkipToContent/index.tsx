/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original gets the focus on each navigation instead of the
 * new page's heading (`client/scrolling`), and leads to the sidebar if React isn't running.
 */
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import type {MouseEvent, ReactNode} from 'react';
import {CONTENT_ANCHOR, DOCS_PLUGIN} from 'docusaurus-theme-document-first/client/page';
import {focusHeading} from 'docusaurus-theme-document-first/client/scrolling/goToPlace';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';

const LABEL = translate({
  id: 'theme.common.skipToMainContent',
  message: 'Skip to main content',
  description:
    'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
});

/** The skip link. */
export default function SkipToContent(): ReactNode {
  // Only docs pages have our anchor, while all pages have Docusaurus's.
  const isDocument = useRouteContext().plugin.name === DOCS_PLUGIN;
  const skipToContent = (event: MouseEvent): void => {
    event.preventDefault();
    focusHeading('');
    document.querySelector('main')?.scrollIntoView();
  };
  return (
    <div data-skip-link>
      <a
        className={styles.skipToContent}
        href={`#${isDocument ? CONTENT_ANCHOR : SkipToContentFallbackId}`}
        onClick={skipToContent}
      >
        {LABEL}
      </a>
    </div>
  );
}

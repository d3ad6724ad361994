/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original takes the focus on each navigation,
 * which belongs to the heading of the new page (`src/client/scrolling`), and leads to the sidebar without React.
 */
import {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import {CONTENT_ANCHOR} from '../../client/pageElement';
import {focusHeading} from '../../client/scrolling/focusHeading';
import styles from './styles.module.css';

const LABEL = translate({
  id: 'theme.common.skipToMainContent',
  message: 'Skip to main content',
  description:
    'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
});

/** The first link of a page: past the navigation, to the main heading. */
export default function SkipToContent(): ReactNode {
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    focusHeading('');
    document.querySelector('main')?.scrollIntoView();
  };
  return (
    <div role="region" aria-label={LABEL}>
      <a className={styles.link} href={`#${CONTENT_ANCHOR}`} onClick={skip}>
        {LABEL}
      </a>
    </div>
  );
}

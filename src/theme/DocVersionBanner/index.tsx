/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the stock banner leads to the page of the same
 * id and cannot know a twin under another route, and because it says less than readers of v1 need.
 */
import Link from '@docusaurus/Link';
import {useDoc, useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {MIGRATION_GUIDE} from '../../config/addresses';
import styles from './styles.module.css';

type Props = {readonly className?: string};

function useTwin(): string | null {
  const {frontMatter} = useDoc();
  const twin = (frontMatter as Record<string, unknown>).v2;
  return typeof twin === 'string' && twin !== 'none' ? twin : null;
}

function OldVersionBanner({className}: Props): ReactNode {
  const twin = useTwin();
  const {savePreferredVersionName} = useDocsPreferredVersion();
  return (
    <aside className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)} aria-label="Version">
      <p>
        <strong>This page is about Millrace v1.</strong> v1 workflows still run; new ones are built in v2.{' '}
        {twin ? (
          <>
            <Link to={twin} onClick={() => savePreferredVersionName('current')}>
              Read this page for v2
            </Link>{' '}
            or see <Link to={MIGRATION_GUIDE}>how to move a workflow from v1 to v2</Link>.
          </>
        ) : (
          <>
            v2 has no such page: <Link to={MIGRATION_GUIDE}>the migration guide</Link> says what takes its place.
          </>
        )}
      </p>
    </aside>
  );
}

/** Tells readers of v1 where the same page of v2 is; shows nothing in v2. */
export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner} = useDocsVersion();
  return banner ? <OldVersionBanner className={className} /> : null;
}

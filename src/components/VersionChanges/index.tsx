import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useRef, type ReactNode} from 'react';
import {CONTENT_ID, MENU_ID} from '../../config/navbar';
import {CONTENT_ATTRIBUTE, type VersionChangesProps} from '../../plugins/version-changes/client/content';
import styles from './styles.module.css';
import {useBuiltContent} from './useBuiltContent';

/** React leaves what the build has put in here alone. */
const FILLED_BY_BUILD = {__html: ''};

function BuiltContent(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useBuiltContent(place);
  return (
    <div
      ref={place}
      {...{[CONTENT_ATTRIBUTE]: ''}}
      suppressHydrationWarning
      dangerouslySetInnerHTML={FILLED_BY_BUILD}
    />
  );
}

/** The page of a comparison, or of the list of them. Its content is made from the built pages. */
export default function VersionChanges({route, pages}: VersionChangesProps): ReactNode {
  const page = pages[route.path];
  if (!page) throw new Error(`version-changes: nothing describes the page ${route.path}`);
  const {title, description, list} = page;
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      {list && (
        <Head>
          {/* It repeats two pages that search engines know. */}
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main id={CONTENT_ID} className={`container ${styles.page}`}>
        {list && (
          <p className="changes-up">
            <Link to={list.route}>{list.label}</Link>
          </p>
        )}
        <h1>{title}</h1>
        <BuiltContent key={title} />
      </main>
      <div id={MENU_ID} />
    </Layout>
  );
}

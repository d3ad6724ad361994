/* Wrapped, to point search engines from a v1 page to its v2 twin, and programs to the page as Markdown. */
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {toExportFile} from '../../../plugins/markdown-export/client/exportFile';

function MarkdownAlternate({permalink}: {readonly permalink: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const path = `/${permalink.slice(siteConfig.baseUrl.length)}`.replace(/\.html\/$/, '.html');
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={siteConfig.baseUrl + toExportFile(path)} />
    </Head>
  );
}

function CanonicalTwin({twin}: {readonly twin: string}): ReactNode {
  const href = useBaseUrl(twin, {absolute: true});
  return (
    <Head>
      <link rel="canonical" href={href} />
    </Head>
  );
}

/** Title, description and, for a v1 page with a twin, the canonical address in v2. */
export default function DocItemMetadata(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const twin = (frontMatter as Record<string, unknown>).v2;
  return (
    <>
      <OriginalMetadata />
      {!metadata.unlisted && <MarkdownAlternate permalink={metadata.permalink} />}
      {typeof twin === 'string' && twin !== 'none' && <CanonicalTwin twin={twin} />}
    </>
  );
}

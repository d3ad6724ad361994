/* Wrapped, to point search engines from a v1 page to its v2 twin. */
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

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
  const {frontMatter} = useDoc();
  const twin = (frontMatter as Record<string, unknown>).v2;
  return (
    <>
      <OriginalMetadata />
      {typeof twin === 'string' && twin !== 'none' && <CanonicalTwin twin={twin} />}
    </>
  );
}

/* Wrapped, to point search engines from an older page to its counterpart in the latest version, and programs to the page as Markdown, to its feed and to the index. */
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {agentFiles} from '../../../config/agentFiles';
import {trimHtmlSlash} from '../../../config/addresses';
import {findCounterpartRoute} from '../../../config/counterparts';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {pageFeed} from 'docusaurus-plugin-page-history/client';

/**
 * Links to the page as Markdown, in the head and in the text. Programs that turn a page into text drop its head, so they
 * read the links in the text, which are hidden from people: for them the page is in front of them, and a screen reader
 * would read the same two links at the start of every page.
 */
function MarkdownAlternate({path}: {readonly path: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const href = siteConfig.baseUrl + toMarkdownFile(path);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      <p hidden>
        For AI agents: <a href={href}>this page as Markdown</a>
        {', '}
        <a href={siteConfig.baseUrl + agentFiles.index}>all pages</a>
      </p>
    </>
  );
}

function FeedAlternate({path}: {readonly path: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" href={siteConfig.baseUrl + pageFeed(path)} />
    </Head>
  );
}

function CanonicalCounterpart({counterpart}: {readonly counterpart: string}): ReactNode {
  const href = useBaseUrl(counterpart, {absolute: true});
  return (
    <Head>
      <link rel="canonical" href={href} />
    </Head>
  );
}

/** Title, description and, for an older page with a counterpart, the canonical address in the latest version. */
export default function DocItemMetadata(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const path = trimHtmlSlash(`/${metadata.permalink.slice(siteConfig.baseUrl.length)}`);
  const counterpart = findCounterpartRoute(path, {...frontMatter});
  return (
    <>
      <OriginalMetadata />
      {!metadata.unlisted && <MarkdownAlternate path={path} />}
      {!metadata.unlisted && Boolean(metadata.lastUpdatedAt) && <FeedAlternate path={path} />}
      {counterpart !== null && <CanonicalCounterpart counterpart={counterpart} />}
    </>
  );
}

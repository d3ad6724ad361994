/* Wrapped, to point search engines from an older page to its counterpart in the latest version, and programs to the page as Markdown, to its feed and to the index. */
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {agentFiles} from '../../../config/agentFiles';
import {removeHtmlSlash} from '../../../config/addresses';
import {getLatestRoute} from '../../../config/counterparts';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {pageFeed} from 'docusaurus-plugin-page-history/client';

/**
 * Title, description, the page as Markdown, its feed and, for an older page with a counterpart, the canonical address
 * in the latest version. Programs that turn a page into text drop its head, so they read the links in the text, which
 * are hidden from people: for them the page is in front of them, and a screen reader would read the same two links at
 * the start of every page.
 */
export default function DocItemMetadata(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const path = removeHtmlSlash(`/${metadata.permalink.slice(baseUrl.length)}`);
  const counterpart = getLatestRoute(path, {...frontMatter});
  const isListed = !metadata.unlisted;
  const markdown = baseUrl + toMarkdownFile(path);
  return (
    <>
      <OriginalMetadata />
      <Head>
        {isListed && <link rel="alternate" type="text/markdown" href={markdown} />}
        {isListed && metadata.lastUpdatedAt && (
          <link rel="alternate" type="application/atom+xml" href={baseUrl + pageFeed(path)} />
        )}
        {counterpart !== null && <link rel="canonical" href={withBaseUrl(counterpart, {absolute: true})} />}
      </Head>
      {isListed && (
        <p hidden>
          For AI agents: <a href={markdown}>this page as Markdown</a>
          {', '}
          <a href={baseUrl + agentFiles.index}>all pages</a>
        </p>
      )}
    </>
  );
}

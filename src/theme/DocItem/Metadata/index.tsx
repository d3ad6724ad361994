/* Wrapped, to add the canonical URL of older pages, and links to the page as Markdown, its feed and the index. */
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
 * Title, description, the page as Markdown, its feed and, for an older page with a counterpart, the canonical URL in
 * the latest version. Programs that convert pages to text ignore the head, so the body contains the links again.
 * These links are hidden, also from screen readers, because nobody needs them at the start of every page.
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

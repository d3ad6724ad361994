/* Wrapped, to add a link for reporting missing content above the footer. */
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {createIssueUrl, removeHtmlSlash} from '../../../config/addresses';

/** A link to report what's missing on the page, except on the front page, and the original footer. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {metadata.permalink !== siteConfig.baseUrl && (
        <Feedback title={metadata.title} address={siteConfig.url + removeHtmlSlash(metadata.permalink)} />
      )}
      <OriginalFooter />
    </>
  );
}

interface FeedbackProps {
  readonly title: string;
  /** Full address of the page. */
  readonly address: string;
}

/**
 * Opens an issue about the page. There's no "Yes" button, because readers who found everything have nothing to report.
 */
function Feedback({title, address}: FeedbackProps): ReactNode {
  return (
    <p className="feedback">
      <Translate id="site.feedback.question">Did this page leave a question open?</Translate>
      <a
        className="small-button"
        href={createIssueUrl({title: `${title}: something is missing`, where: `- Page: ${address}`})}
        target="_blank"
        rel="noopener nofollow"
      >
        <Translate id="site.feedback.missing">Something is missing</Translate>
      </a>
    </p>
  );
}

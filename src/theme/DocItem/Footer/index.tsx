/* Wrapped, to ask above it whether the page was helpful. */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {createIssueUrl, trimHtmlSlash} from '../../../config/addresses';

/** The question whether the page was helpful, except on the front page, and the original footer. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {metadata.permalink !== siteConfig.baseUrl && (
        <Feedback title={metadata.title} address={siteConfig.url + trimHtmlSlash(metadata.permalink)} />
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

const ANSWERS = [
  ['Yes', 'helped'],
  ['No', 'did not help'],
] as const;

/** The question at the end of a page. An answer opens an issue about the page, which the reader can write on. */
function Feedback({title, address}: FeedbackProps): ReactNode {
  return (
    <div className="feedback" role="group" aria-label="Was this page helpful?">
      Was this page helpful? Tell us in an issue on GitHub:
      {ANSWERS.map(([answer, words]) => (
        <a
          key={answer}
          className="small-button"
          href={createIssueUrl({title: `${title}: this page ${words}`, where: `- Page: ${address}`})}
          target="_blank"
          rel="noopener nofollow"
        >
          {answer}
        </a>
      ))}
    </div>
  );
}

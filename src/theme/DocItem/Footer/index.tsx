/* Wrapped, to ask above it whether the page was helpful. */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import Feedback from '../../../components/Feedback';
import {trimHtmlSlash} from '../../../config/addresses';

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

/*
 * Replaces the SearchPage of @docusaurus/theme-search-algolia 3.10.2, which only supports Algolia and uses its own
 * client. This one shares the client of the search box, and works before hydration.
 */
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {useEffect, useRef, type ReactNode} from 'react';
import {attachPageModule} from 'docusaurus-theme-search/client/loadOnInteraction';
import {useResultLinks, useSearchData} from 'docusaurus-theme-search/client/useSearchData';
import {escapeHtml} from 'docusaurus-theme-search/engine/response';
import styles from './styles.module.css';

/** Renders the form and the elements that the module fills. It's HTML, so that React doesn't touch its content. */
function renderShell(): string {
  const label = translate({
    id: 'theme.search.pageField',
    message: 'Words, identifiers, error texts or a question',
    description: 'Label of the field of the search page',
  });
  return (
    `<form role="search" class="${styles.form}"><label class="${styles.label}">${escapeHtml(label)}` +
    `<input type="search" name="q" class="${styles.field}" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="search"></label></form>` +
    `<p role="status"></p><div data-search-results></div>`
  );
}

/** The search page: like the dialog, with all results and a URL that can be shared. */
export default function SearchPage(): ReactNode {
  const {module} = useSearchData();
  const page = useRef<HTMLElement>(null);
  useResultLinks(page);
  useEffect(() => (page.current ? attachPageModule(page.current) : undefined), []);
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <PageMetadata
          title={translate({id: 'theme.search.pageTitle', message: 'Search', description: 'Title of the search page'})}
          description={translate({
            id: 'theme.search.pageDescription',
            message: 'Search the documentation, in all of its versions.',
            description: 'Description of the search page for other search engines',
          })}
        />
        <Head>
          <meta name="robots" content="noindex, follow" />
          <link rel="modulepreload" href={module} />
        </Head>
        <main ref={page} className={`container ${styles.main}`} data-module={module}>
          <h1>
            <Translate id="theme.search.pageHeading" description="Heading of the search page">
              Search the documentation
            </Translate>
          </h1>
          <div className="only-with-script" data-filled dangerouslySetInnerHTML={{__html: renderShell()}} />
          <p className="only-without-script">
            <Translate id="theme.search.needsScript" description="Shown on the search page in browsers without script">
              Search needs script to run in the browser.
            </Translate>
          </p>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

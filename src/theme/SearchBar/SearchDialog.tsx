import {useHistory, useLocation} from '@docusaurus/router';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DialogProps} from '@site/src/plugins/search/client/useSearchDialog';
import {listenForResults} from '@site/src/plugins/search/client/listenForResults';
import {useDialogSearch} from '@site/src/plugins/search/client/useDialogSearch';
import {useEscape} from '@site/src/plugins/search/client/useSearchShortcut';
import {useSearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import {useEffect, useMemo, useState, type ReactElement, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import DialogExtras from './DialogExtras';
import DialogHit from './DialogHit';
import {dialogWords} from './dialogWords';
import {useDialogFrame} from './useDialogFrame';

type FooterProps = {readonly state: {readonly query: string; readonly context: Readonly<Record<string, unknown>>}};

/** There is no assistant to turn to. */
const ignore = (): void => undefined;

/** The search dialog: DocSearch's, answered by hosted or embedded search, with a line of our own below the query. */
export default function SearchDialog({initialQuery, onClose}: DialogProps): ReactNode {
  const settings = useSearchSettings();
  const history = useHistory();
  const search = useDialogSearch(settings, initialQuery);
  const {pathname} = useLocation();
  useEscape(onClose);
  const [scroll] = useState(() => window.scrollY);
  const {container, slot} = useDialogFrame(search.turn, settings.hosted);
  useEffect(() => listenForResults(container, history), [container, history]);
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}), [history]);
  const Footer = useMemo(
    () =>
      function ResultsFooter({state}: FooterProps): ReactElement {
        const version = search.version === 'v1' ? '&version=v1' : '';
        const more = Number(state.context.nbHits) || 0;
        return (
          <a href={`${settings.base}search/?q=${encodeURIComponent(state.query)}${version}`} onClick={onClose}>
            {more > 1 ? `See all results, from ${more} pages` : 'Open the search page'}
          </a>
        );
      },
    [onClose, search.version, settings.base],
  );
  return (
    <>
      {createPortal(
        <DocSearchModal
          key={search.turn}
          appId={settings.appId}
          apiKey={settings.apiKey}
          indexName={settings.indexName}
          searchParameters={search.parameters}
          transformSearchClient={search.transformSearchClient}
          initialQuery={search.query}
          initialScrollY={scroll}
          onClose={onClose}
          onAskAiToggle={ignore}
          navigator={navigator}
          hitComponent={DialogHit}
          resultsFooterComponent={Footer}
          placeholder={search.version === 'v1' ? 'Search the v1 documentation' : 'Search the documentation'}
          translations={dialogWords}
        />,
        container,
      )}
      {createPortal(
        <DialogExtras search={search} settings={settings} offerVersions={pathname.startsWith(`${settings.base}v1/`)} />,
        slot,
      )}
    </>
  );
}

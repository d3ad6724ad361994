import {useHistory, useLocation} from '@docusaurus/router';
import type {DialogProps} from '@site/src/plugins/search/client/useSearchDialog';
import {DIALOG_HITS} from '@site/src/plugins/search/client/docSearch';
import {listenForEmptied} from '@site/src/plugins/search/client/listenForEmptied';
import {listenForResults} from '@site/src/plugins/search/client/listenForResults';
import {useDialogSearch} from '@site/src/plugins/search/client/useDialogSearch';
import {useEscape} from '@site/src/plugins/search/client/useSearchShortcut';
import {useSearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import {useEffect, useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {createFooter} from './createFooter';
import DialogExtras from './DialogExtras';
import DialogHit from './DialogHit';
import {dialogWords} from './dialogWords';
import {drawing, drawModal, eraseModal} from './drawModal';
import {useDialogFrame} from './useDialogFrame';

/** The search dialog: DocSearch's, answered by hosted or embedded search, with a line of our own below the query. */
export default function SearchDialog({initialQuery, onClose}: DialogProps): ReactNode {
  const settings = useSearchSettings();
  const history = useHistory();
  const search = useDialogSearch(settings, initialQuery, drawing.waitFor);
  const {pathname} = useLocation();
  useEscape(onClose);
  const [scroll] = useState(() => window.scrollY);
  const {container, slot} = useDialogFrame(search.turn, settings.hosted);
  useEffect(() => listenForResults(container, history), [container, history]);
  useEffect(() => listenForEmptied(container, search.clear), [container, search.clear]);
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}), [history]);
  const Footer = useMemo(
    () => createFooter(settings.base, search.version, onClose),
    [onClose, search.version, settings.base],
  );
  useLayoutEffect(() =>
    drawModal(container, search.turn, {
      appId: settings.appId,
      apiKey: settings.apiKey,
      indices: search.indices,
      transformSearchClient: search.transformSearchClient,
      initialQuery: search.query,
      initialScrollY: scroll,
      onClose,
      navigator,
      maxResultsPerGroup: DIALOG_HITS.limit,
      hitComponent: DialogHit,
      resultsFooterComponent: Footer,
      placeholder: search.version === 'v1' ? 'Search the v1 documentation' : 'Search the documentation',
      translations: dialogWords,
    }),
  );
  useLayoutEffect(() => () => eraseModal(container), [container]);
  return createPortal(
    <DialogExtras search={search} settings={settings} offerVersions={pathname.startsWith(`${settings.base}v1/`)} />,
    slot,
  );
}

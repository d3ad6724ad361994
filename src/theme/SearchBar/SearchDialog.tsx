import {useLocation} from '@docusaurus/router';
import type {DialogProps} from './useSearchDialog';
import {useSearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import DialogField, {DialogVersions} from './DialogField';
import DialogFooter from './DialogFooter';
import DialogResults, {optionId} from './DialogResults';
import DialogStatus from './DialogStatus';
import SavedSearchList from './SavedSearchList';
import {useActiveOption} from './useActiveOption';
import {useDialogLinks, useDialogState} from './useDialogState';
import {useModalDialog} from './useModalDialog';

/** The search dialog: a combobox whose results come from hosted or embedded search. */
export default function SearchDialog({initialQuery, onClose}: DialogProps): ReactNode {
  const settings = useSearchSettings();
  const {pathname} = useLocation();
  const state = useDialogState(settings, initialQuery);
  const modal = useModalDialog(onClose);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const {active, setActive, onKeyDown} = useActiveOption(list, state.hits);
  useDialogLinks(modal.ref, state, onClose);
  useEffect(() => input.current?.focus(), []);

  const setQuery = (query: string): void => {
    state.setQuery(query);
    if (!input.current) return;
    input.current.value = query;
    input.current.focus();
  };
  const field = {input, initialQuery, version: state.version, onKeyDown, onClose};
  const activeHit = state.hits[active];
  const activeId = activeHit && optionId(listId, activeHit);
  const isV1 = pathname.startsWith(`${settings.base}v1/`);
  return createPortal(
    <dialog {...modal} className="mr-search" aria-label="Search the documentation">
      <div className="mr-search-frame">
        <DialogField {...field} onType={state.setQuery} onQuery={setQuery} listId={listId} activeId={activeId} />
        {isV1 && <DialogVersions version={state.version} onVersion={state.setVersion} />}
        <DialogStatus state={state} base={settings.base} onQuery={setQuery} />
        {state.query.trim() === '' && (
          <SavedSearchList saved={state.saved} onChange={(next) => state.changeSaved(() => next)} />
        )}
        {activeId !== undefined && (
          <DialogResults
            id={listId}
            list={list}
            groups={state.groups}
            active={active}
            onActivate={setActive}
            suffix={state.suffix}
          />
        )}
        <DialogFooter settings={settings} state={state} />
      </div>
    </dialog>,
    document.body,
  );
}

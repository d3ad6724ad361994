import {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {listChoices, useSearchSettings, useVersionsOfPage} from '../../client/useSearchSettings';
import {LATEST} from '../../client/settings';
import DialogField, {DialogVersions} from './DialogField';
import DialogResults, {optionId} from './DialogResults';
import DialogStatus, {DialogFooter} from './DialogStatus';
import {useActiveOption, useModalDialog} from './dialogHooks';
import SavedSearchList from './SavedSearchList';
import {useDialogLinks, useDialogState} from './useDialogState';
import type {DialogProps} from './useSearchBox';

/** The search dialog: a combobox whose results come from hosted or embedded search. */
export default function SearchDialog({initialQuery, onClose}: DialogProps): ReactNode {
  const settings = useSearchSettings();
  const {start, older} = useVersionsOfPage(settings);
  const state = useDialogState(settings, initialQuery, start);
  const modal = useModalDialog(onClose);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const {active, isChosen, setActive, onKeyDown} = useActiveOption(list, state.hits);
  useDialogLinks(modal.ref, state, onClose);
  useEffect(() => input.current?.focus(), []);

  const setQuery = (query: string): void => {
    state.setQuery(query);
    if (!input.current) return;
    input.current.value = query;
    input.current.focus();
  };
  const activeHit = state.hits[active];
  const choices = listChoices(settings).filter(({key}) => key === LATEST || key === older?.key);
  const searched = state.version === LATEST ? undefined : choices.find(({key}) => key === state.version);
  return createPortal(
    <dialog
      {...modal}
      className="search-dialog"
      aria-label={translate({
        id: 'theme.search.dialog',
        message: 'Search the documentation',
        description: 'Name of the search dialog',
      })}
    >
      <div className="search-dialog-frame">
        <DialogField
          input={input}
          initialQuery={initialQuery}
          versionLabel={searched?.label}
          listId={activeHit && listId}
          activeId={activeHit && isChosen ? optionId(listId, activeHit) : undefined}
          onKeyDown={onKeyDown}
          onType={state.setQuery}
          onQuery={setQuery}
          onClose={onClose}
        />
        {older && <DialogVersions choices={choices} version={state.version} onVersion={state.setVersion} />}
        <DialogStatus state={state} settings={settings} onQuery={setQuery} />
        {state.query.trim() === '' && (
          <SavedSearchList saved={state.saved} onChange={(next) => state.changeSaved(() => next)} />
        )}
        {activeHit && (
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

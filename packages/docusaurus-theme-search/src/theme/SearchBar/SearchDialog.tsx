import {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {LATEST, type SearchVersion} from '../../client/settings';
import {listOffered, useSearchSettings, useVersionsOfPage} from '../../client/useSearchSettings';
import DialogResults, {optionId, SavedSearchList} from './DialogResults';
import DialogStatus, {DialogFooter} from './DialogStatus';
import {useActiveOption, useDialogLinks, useDialogState, useModalDialog} from './useDialog';
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
  const choices = listOffered(settings, {older, ...state});
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
        {choices.length > 1 && (
          <DialogVersions choices={choices} version={state.version} onVersion={state.setVersion} />
        )}
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

type FieldProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly initialQuery: string;
  /** Label of the version that is searched, where it is not the latest. */
  readonly versionLabel: string | undefined;
  /** Id of the list of results; `undefined` while there are none. */
  readonly listId: string | undefined;
  /** Id of the option that the reader has moved to. */
  readonly activeId: string | undefined;
  /** The reader has typed a query. */
  readonly onType: (query: string) => void;
  /** Puts a query into the field and moves the focus to it. */
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
};

const MAX_LENGTH = 512;

const labelField = (): string =>
  translate({
    id: 'theme.search.field',
    message: 'Search the documentation',
    description: 'Name of the field of the search dialog, and what it shows while it is empty',
  });

const labelFieldOf = (version: string): string =>
  translate(
    {
      id: 'theme.search.fieldOfVersion',
      message: 'Search the {version} documentation',
      description: 'What the field shows while it is empty and an older version is searched',
    },
    {version},
  );

/** The query, which the browser keeps, and the buttons beside it. A style hides “Clear” while there is no query. */
function DialogField(props: FieldProps): ReactNode {
  const {input, initialQuery, versionLabel, listId, activeId, onType, onQuery, onKeyDown, onClose} = props;
  return (
    <div className="search-dialog-bar">
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={labelField()}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        defaultValue={initialQuery}
        placeholder={versionLabel === undefined ? labelField() : labelFieldOf(versionLabel)}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="search-dialog-clear"
        aria-label={translate({
          id: 'theme.search.clearLabel',
          message: 'Clear the query',
          description: 'Name of the button that empties the field',
        })}
        onClick={() => onQuery('')}
      >
        {translate({id: 'theme.search.clear', message: 'Clear', description: 'The button that empties the field'})}
      </button>
      <button
        type="button"
        aria-label={translate({
          id: 'theme.search.closeLabel',
          message: 'Close search',
          description: 'Name of the button that closes the dialog',
        })}
        onClick={onClose}
      >
        {translate({id: 'theme.search.close', message: 'Close', description: 'The button that closes the dialog'})}
      </button>
    </div>
  );
}

type VersionProps = {
  readonly choices: readonly SearchVersion[];
  readonly version: string;
  readonly onVersion: (version: string) => void;
};

/** The version to search, one press away. */
function DialogVersions({choices, version, onVersion}: VersionProps): ReactNode {
  const label = translate({
    id: 'theme.search.versions',
    message: 'Version to search',
    description: 'Name of the group of buttons that choose a version',
  });
  return (
    <div className="search-dialog-versions" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          aria-pressed={version === choice.key}
          onClick={() => onVersion(choice.key)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

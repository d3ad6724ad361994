import type {SearchVersion} from '@site/src/plugins/search/client/searchTypes';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';

type FieldProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly initialQuery: string;
  readonly version: SearchVersion;
  readonly listId: string;
  /** Id of the active option; `undefined` while there are no results. */
  readonly activeId: string | undefined;
  /** The reader has typed a query. */
  readonly onType: (query: string) => void;
  /** Puts a query into the field and moves the focus to it. */
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
};

const MAX_LENGTH = 512;

/** The query, which the browser keeps, and the buttons beside it. A style hides “Clear” while there is no query. */
export default function DialogField(props: FieldProps): ReactNode {
  const {input, initialQuery, version, listId, activeId, onType, onQuery, onKeyDown, onClose} = props;
  return (
    <div className="mr-search-bar">
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search the documentation"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId && listId}
        aria-activedescendant={activeId}
        defaultValue={initialQuery}
        placeholder={version === 'v1' ? 'Search the v1 documentation' : 'Search the documentation'}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="mr-search-clear" aria-label="Clear the query" onClick={() => onQuery('')}>
        Clear
      </button>
      <button type="button" aria-label="Close search" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

const LABELS: Readonly<Record<SearchVersion, string>> = {latest: 'v2', v1: 'v1'};

type VersionProps = {readonly version: SearchVersion; readonly onVersion: (version: SearchVersion) => void};

/** The version to search, one press away. */
export function DialogVersions({version, onVersion}: VersionProps): ReactNode {
  return (
    <div className="mr-search-versions" role="group" aria-label="Version to search">
      {(['latest', 'v1'] as const).map((value) => (
        <button key={value} type="button" aria-pressed={version === value} onClick={() => onVersion(value)}>
          {LABELS[value]}
        </button>
      ))}
    </div>
  );
}

import {translate} from '@docusaurus/Translate';
import {memo, type ReactNode, type RefObject} from 'react';
import {addFavourite, removeSearch, type SavedSearch, type SavedSearches} from '../../client/savedSearches';
import type {PageHits, SearchHit} from '../../engine/answer';

type Props = {
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly groups: readonly PageHits[];
  readonly active: number;
  readonly onActivate: (index: number) => void;
  /** Added to page titles: the version, where it is not the latest. */
  readonly suffix: string;
};

/**
 * Id of an option of the list, which the combobox names as its active one. It belongs to the result, not to its
 * position: with the same id, screen readers would not announce that another result is active.
 */
export function optionId(listId: string, {url}: Pick<SearchHit, 'url'>): string {
  return `${listId}-${url}`;
}

type OptionProps = Pick<Props, 'suffix'> & {
  readonly id: string;
  readonly hit: SearchHit;
  readonly isActive: boolean;
  readonly onActivate: () => void;
};

// The HTML of a hit has no tag but `<mark>`: `createHighlighter` and `keepMarks` escape everything else.
function Option({id, hit, isActive, onActivate, suffix}: OptionProps): ReactNode {
  const isPage = hit.heading === null;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hit.url}
      className="search-dialog-hit"
      onPointerMove={isActive ? undefined : onActivate}
    >
      <span
        className={isPage ? 'search-dialog-page' : 'search-dialog-heading'}
        dangerouslySetInnerHTML={{__html: isPage ? hit.titleHtml + suffix : hit.titleHtml}}
      />
      <span className="search-dialog-text" dangerouslySetInnerHTML={{__html: hit.snippetHtml}} />
    </a>
  );
}

function DialogResults({id, list, groups, active, onActivate, suffix}: Props): ReactNode {
  const hits = groups.flatMap((group) => group.hits);
  const label = translate({id: 'theme.search.results', message: 'Results', description: 'Name of the list of results'});
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="search-dialog-scroll">
      {groups.map(({pageUrl, title, hits: ofPage}) => (
        <div key={pageUrl} role="group" aria-label={title + suffix} className="search-dialog-group">
          {ofPage[0]?.heading !== null && (
            <div aria-hidden="true" className="search-dialog-page">
              {title + suffix}
            </div>
          )}
          {ofPage.map((hit) => {
            const index = hits.indexOf(hit);
            return (
              <Option
                key={hit.url}
                id={optionId(id, hit)}
                hit={hit}
                isActive={index === active}
                onActivate={() => onActivate(index)}
                suffix={suffix}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The results, page by page: the list of the combobox. A key that has not changed them yet does not render them. */
export default memo(DialogResults);

const labelAdd = (title: string): string =>
  translate(
    {
      id: 'theme.search.addFavourite',
      message: 'Add {title} to favourites',
      description: 'Name of the button that makes a recent result a favourite',
    },
    {title},
  );

const labelRemove = (title: string): string =>
  translate(
    {
      id: 'theme.search.remove',
      message: 'Remove {title} from this list',
      description: 'Name of the button that forgets a recent result or a favourite',
    },
    {title},
  );

type SavedGroupProps = {
  readonly title: string;
  readonly searches: readonly SavedSearch[];
  readonly onRemove: (search: SavedSearch) => void;
  readonly onFavour?: (search: SavedSearch) => void;
};

function SavedSearchGroup({title, searches, onRemove, onFavour}: SavedGroupProps): ReactNode {
  if (searches.length === 0) return null;
  return (
    <section className="search-dialog-group">
      <h2 className="search-dialog-page">{title}</h2>
      <ul className="search-dialog-saved">
        {searches.map((search) => (
          <li key={search.url}>
            <a href={search.url} className="search-dialog-hit">
              <span className="search-dialog-heading">{search.title}</span>
              {search.pageTitle !== search.title && <span className="search-dialog-text">{search.pageTitle}</span>}
            </a>
            {onFavour && (
              <button type="button" aria-label={labelAdd(search.title)} onClick={() => onFavour(search)}>
                ☆
              </button>
            )}
            <button type="button" aria-label={labelRemove(search.title)} onClick={() => onRemove(search)}>
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SavedProps = {readonly saved: SavedSearches; readonly onChange: (searches: SavedSearches) => void};

/** What the dialog shows while the query is empty: the results that the reader has opened before. */
export function SavedSearchList({saved, onChange}: SavedProps): ReactNode {
  const remove = (search: SavedSearch): void => onChange(removeSearch(saved, search));
  return (
    <div className="search-dialog-scroll">
      <SavedSearchGroup
        title={translate({
          id: 'theme.search.recent',
          message: 'Recent',
          description: 'Heading of the results opened lately',
        })}
        searches={saved.recent}
        onRemove={remove}
        onFavour={(search) => onChange(addFavourite(saved, search))}
      />
      <SavedSearchGroup
        title={translate({
          id: 'theme.search.favourites',
          message: 'Favourites',
          description: 'Heading of the favourite results',
        })}
        searches={saved.favourites}
        onRemove={remove}
      />
    </div>
  );
}

import {addFavourite, removeSearch, type SavedSearch, type SavedSearches} from './savedSearches';
import type {ReactNode} from 'react';

type ListProps = {
  readonly title: string;
  readonly searches: readonly SavedSearch[];
  readonly onRemove: (search: SavedSearch) => void;
  readonly onFavour?: (search: SavedSearch) => void;
};

function SavedSearchGroup({title, searches, onRemove, onFavour}: ListProps): ReactNode {
  if (searches.length === 0) return null;
  return (
    <section className="mr-search-group">
      <h2 className="mr-search-page">{title}</h2>
      <ul className="mr-search-saved">
        {searches.map((search) => (
          <li key={search.url}>
            <a href={search.url} className="mr-search-hit">
              <span className="mr-search-heading">{search.title}</span>
              {search.pageTitle !== search.title && <span className="mr-search-text">{search.pageTitle}</span>}
            </a>
            {onFavour && (
              <button type="button" aria-label={`Add ${search.title} to favourites`} onClick={() => onFavour(search)}>
                ☆
              </button>
            )}
            <button type="button" aria-label={`Remove ${search.title} from this list`} onClick={() => onRemove(search)}>
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {readonly saved: SavedSearches; readonly onChange: (searches: SavedSearches) => void};

/** What the dialog shows while the query is empty: the results that the reader has opened before. */
export default function SavedSearchList({saved, onChange}: Props): ReactNode {
  const remove = (search: SavedSearch): void => onChange(removeSearch(saved, search));
  return (
    <div className="mr-search-scroll">
      <SavedSearchGroup
        title="Recent"
        searches={saved.recent}
        onRemove={remove}
        onFavour={(search) => onChange(addFavourite(saved, search))}
      />
      <SavedSearchGroup title="Favourites" searches={saved.favourites} onRemove={remove} />
    </div>
  );
}

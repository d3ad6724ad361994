import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {addFavourite, removeSearch, type SavedSearch, type SavedSearches} from '../../client/savedSearches';

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

type ListProps = {
  readonly title: string;
  readonly searches: readonly SavedSearch[];
  readonly onRemove: (search: SavedSearch) => void;
  readonly onFavour?: (search: SavedSearch) => void;
};

function SavedSearchGroup({title, searches, onRemove, onFavour}: ListProps): ReactNode {
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

type Props = {readonly saved: SavedSearches; readonly onChange: (searches: SavedSearches) => void};

/** What the dialog shows while the query is empty: the results that the reader has opened before. */
export default function SavedSearchList({saved, onChange}: Props): ReactNode {
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

import type {ModalTranslations} from '@docsearch/react/modal';

/** Words of the dialog, where they differ from DocSearch's own. */
export const dialogWords: ModalTranslations = {
  searchBox: {
    clearButtonTitle: 'Clear',
    clearButtonAriaLabel: 'Clear the query',
    closeButtonText: 'Close',
    closeButtonAriaLabel: 'Close search',
    searchInputLabel: 'Search the documentation',
  },
  startScreen: {
    recentSearchesTitle: 'Recent',
    saveRecentSearchButtonTitle: 'Keep this search as a favourite',
    removeRecentSearchButtonTitle: 'Remove this search from the recent ones',
    favoriteSearchesTitle: 'Favourites',
    removeFavoriteSearchButtonTitle: 'Remove this search from the favourites',
  },
  errorScreen: {
    titleText: 'Search could not answer',
    helpText: 'The line below the query says why.',
  },
  noResultsScreen: {noResultsText: 'Nothing found for'},
};

/** Queries to begin with, offered while the box is empty. */
export const START_QUERIES = ['webhook signature', 'cron', 'data stores', 'rate limits'] as const;

/** Messages of the box and the search page. The build inlines them in the locale of the pages. */
import {translate} from '@docusaurus/Translate';

export const hostedErrorMessage = translate({
  id: 'theme.search.hostedFailed',
  message: 'The search service is not available; these results come from this site itself.',
  description: 'Shown below the query when the hosted search refuses, is too slow, or cannot be reached',
});

export const noConnectionText = translate({
  id: 'theme.search.noConnection',
  message: 'Search could not be loaded: there seems to be no connection. Type again to retry.',
  description: 'Shown below the query when the index cannot be fetched',
});

export const notLoadedText = translate({
  id: 'theme.search.dialogFailed',
  message: 'Search could not be loaded. Type again to retry, or reload the page.',
  description: 'Shown where search could not be loaded and its cause is not known',
});

export const tryAgainText = translate({
  id: 'theme.search.tryAgain',
  message: 'Try again',
  description: 'The button below the message that search could not be loaded',
});

export const needsBuildText = translate({
  id: 'theme.search.needsBuild',
  message: 'Search needs a build of the site: run “npm run build”, then “npm run serve”.',
  description: 'Shown below the query on the development server, which has no index',
});

export const searchingText = translate({
  id: 'theme.search.searching',
  message: 'Searching for “{query}”…',
  description: 'Shown until there is an answer',
});

export const nothingFoundText = translate({
  id: 'theme.search.nothingFound',
  message: 'Nothing found for “{query}”.',
  description: 'Said when no page matches the query',
});

export const resultsShownText = translate({
  id: 'theme.search.resultsShown',
  message: '{count} result shown.|{count} results shown.',
  description:
    'How many results are listed, where it is not known in how many pages there are some; plural forms stand between bars',
});

export const foundInPagesText = translate({
  id: 'theme.search.foundInPages',
  message: 'Found in {count} page.|Found in {count} pages.',
  description: 'In how many pages the query was found; plural forms stand between bars',
});

export const completeMatchesText = translate({
  id: 'theme.search.matchCompletely',
  message: '{count} page has all of your words.|{count} pages have all of your words.',
  description:
    'How many pages have the whole query, where other results have a part of it; plural forms stand between bars',
});

export const partialMatchesText = translate({
  id: 'theme.search.onlyPartly',
  message: 'No page has all of your words.',
  description: 'Said where the results only have a part of the query',
});

export const enterOpensText = translate({
  id: 'theme.search.enterOpens',
  message: 'Enter opens “{title}”.',
  description: 'Said by screen readers after the number of results: the first of them',
});

export const seeAllText = translate({
  id: 'theme.search.seeAll',
  message: 'See all results',
  description: 'The link from the dialog to the search page',
});

export const resultsLabel = translate({
  id: 'theme.search.results',
  message: 'Results',
  description: 'Name of the list of results',
});

export const recentText = translate({
  id: 'theme.search.recent',
  message: 'Recent',
  description: 'Heading of the results opened lately',
});

export const favoritesText = translate({
  id: 'theme.search.favourites',
  message: 'Favourites',
  description: 'Heading of the favourite results',
});

export const addFavoriteLabel = translate({
  id: 'theme.search.addFavourite',
  message: 'Add {title} to favourites',
  description: 'Name of the button that makes a recent result a favourite',
});

export const removeLabel = translate({
  id: 'theme.search.remove',
  message: 'Remove {title} from this list',
  description: 'Name of the button that forgets a recent result or a favourite',
});

export const startHereText = translate({
  id: 'theme.search.startHere',
  message: 'Start here',
  description: 'Heading of links to pages, where nothing was typed yet',
});

export const otherSpellingText = translate({
  id: 'theme.search.otherSpelling',
  message: 'Check the spelling, or search for fewer words.',
  description: 'The hint where nothing is found',
});

export const searchVersionText = translate({
  id: 'theme.search.searchVersion',
  message: 'Search {version}',
  description: 'The button that searches another version where nothing is found',
});

export const getHelpText = translate({
  id: 'theme.search.getHelp',
  message: 'Get help',
  description: 'Heading of links to other pages where nothing is found',
});

export const keysText = translate({
  id: 'theme.search.keys',
  message: '↑↓ to move, ↵ to open, Esc to close',
  description: 'The keys of the dialog, at its foot',
});

export const byAlgoliaText = translate({
  id: 'theme.search.byAlgolia',
  message: 'Search by Algolia',
  description: 'The link to the hosted search service, at the foot of the dialog',
});

export const clearText = translate({
  id: 'theme.search.clear',
  message: 'Clear',
  description: 'The button that empties the field',
});

export const versionsLabel = translate({
  id: 'theme.search.versions',
  message: 'Version to search',
  description: 'Name of the group of versions to choose from',
});

export const partsLabel = translate({
  id: 'theme.search.parts',
  message: 'Part of the documentation',
  description: 'Name of the group of parts, such as Guides or Reference, that results can be limited to',
});

export const allPartsText = translate({
  id: 'theme.search.allParts',
  message: 'Everything',
  description: 'The button that shows results from all parts of the documentation',
});

export const otherPartsText = translate({
  id: 'theme.search.otherParts',
  message: 'Other',
  description: 'The button that shows results from pages that are in none of the other parts',
});

export const showMoreText = translate({
  id: 'theme.search.showMore',
  message: 'Show more results',
  description: 'The button below the results of the search page',
});

/** Names of the messages without a translation; the build fills this list. */
export const untranslated: readonly string[] = [];

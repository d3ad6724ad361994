import type {SearchOptions} from 'docusaurus-theme-search';
import Joi from 'joi';
import {getMessage} from '../buildWords';
import {readYaml} from '../facts/readYaml';
import {readAlgoliaCredentials} from './environment';

/** Lines of words that find each other. */
const synonyms = Joi.array().items(Joi.array().items(Joi.string()).min(2));

const environment = readAlgoliaCredentials();

/**
 * `themeConfig.algolia`: the hosted index, always filtered to one version, at first the latest; none without
 * credentials.
 */
export const algolia = environment && {
  appId: environment.appId,
  apiKey: environment.searchKey,
  indexName: environment.index,
  contextualSearch: false,
  searchParameters: {facetFilters: ['version:latest']},
};

/** Options of the search theme. */
export const search = {
  // Readers of v1 are usually looking for v2, and can switch back.
  startVersion: 'latest',
  categories: {reference: getMessage('search.reference')},
  synonyms: readYaml<readonly (readonly string[])[]>('src/config/synonyms.yaml', synonyms),
  ignoredElements: ['.run-badge', '.diagram'],
  // These sections only link to other pages.
  ignoredSections: ['where-to-go-next', 'next', 'next-steps', 'related-pages'],
  startingPoints: [
    {to: '/quickstart/', label: getMessage('search.quickstart')},
    {to: '/guides/', label: getMessage('search.guides')},
    {to: '/api/rest/', label: getMessage('search.api')},
    {to: '/limits/', label: getMessage('search.limits')},
    {to: '/troubleshooting/', label: getMessage('search.troubleshooting')},
  ],
} satisfies SearchOptions;

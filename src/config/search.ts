import type {SearchOptions} from 'docusaurus-theme-search';
import Joi from 'joi';
import {getMessage} from '../buildWords';
import {hosts} from '../facts/hosts';
import {readYaml} from '../facts/readYaml';
import {readAlgoliaCredentials} from './environment';

const synonyms = Joi.array().items(Joi.array().items(Joi.string()).min(2));

const environment = readAlgoliaCredentials();

/**
 * `themeConfig.algolia`: the hosted index, always filtered to one version (the latest one by default). Not set without
 * credentials.
 */
export const algolia = environment && {
  appId: environment.appId,
  apiKey: environment.searchKey,
  indexName: environment.index,
  contextualSearch: false,
  searchParameters: {facetFilters: ['version:latest']},
};

type Link = NonNullable<SearchOptions['startingPoints']>[number];

type Labelled = 'quickstart' | 'guides' | 'api' | 'limits' | 'troubleshooting' | 'glossary' | 'support';

const createLink = (to: string, name: Labelled, icon: Link['icon']): Link => ({
  to,
  label: getMessage(`search.${name}`),
  description: getMessage(`search.${name}.description`),
  icon,
});

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
    createLink('/quickstart/', 'quickstart', 'start'),
    createLink('/guides/', 'guides', 'guide'),
    createLink('/api/rest/', 'api', 'code'),
    createLink('/limits/', 'limits', 'table'),
    createLink('/troubleshooting/', 'troubleshooting', 'help'),
  ],
  helpLinks: [
    createLink('/troubleshooting/', 'troubleshooting', 'help'),
    createLink('/glossary/', 'glossary', 'table'),
    createLink(`${hosts.app.text}/support`, 'support', 'page'),
  ],
} satisfies SearchOptions;

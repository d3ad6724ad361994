import type {Config} from '@docusaurus/types';
import {hosts} from '../facts/hosts';
import {BASE_URL, SITE_URL} from './addresses';
import {speculationRules} from './speculationRules';
import {readToken} from './readToken';

const structuredData = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      '@id': `${SITE_URL}${BASE_URL}#website`,
      name: 'Millrace Docs',
      url: `${SITE_URL}${BASE_URL}`,
      description: 'How to connect apps and APIs with workflows on Millrace.',
      publisher: {'@id': `${hosts.app.text}/#organisation`},
      potentialAction: {
        '@type': 'SearchAction',
        target: `${SITE_URL}${BASE_URL}search/?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': `${hosts.app.text}/#organisation`,
      name: 'Millrace',
      url: hosts.app.text,
      logo: `${SITE_URL}${BASE_URL}img/logo.svg`,
    },
  ],
};

/** Tags of every page's head. Structured data is data, not script: no policy has to allow it. */
export const headTags: NonNullable<Config['headTags']> = [
  {tagName: 'link', attributes: {rel: 'icon', href: `${BASE_URL}img/favicon.svg`, type: 'image/svg+xml'}},
  {tagName: 'link', attributes: {rel: 'alternate icon', href: `${BASE_URL}favicon.ico`, sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${BASE_URL}img/apple-touch-icon.png`}},
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: readToken('--mr-paper', 'light'),
      media: '(prefers-color-scheme: light)',
    },
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: readToken('--mr-paper', 'dark'), media: '(prefers-color-scheme: dark)'},
  },
  {tagName: 'script', attributes: {type: 'application/ld+json'}, innerHTML: JSON.stringify(structuredData)},
  {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: JSON.stringify(speculationRules)},
];

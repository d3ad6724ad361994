import {BASE_URL, SITE_URL} from './addresses';
import {readFileSync} from 'node:fs';
import type {Config} from '@docusaurus/types';
import {hosts} from '../facts/hosts';

/** The style sheet with the design tokens. */
const TOKENS = new URL('../css/tokens.css', import.meta.url);

/** Selectors of the rules with the tokens of each colour mode. */
const BLOCKS = {light: ':root', dark: "[data-theme='dark']"} as const;

/**
 * Returns the value of a design token, for places without CSS such as the `theme-color` meta tag.
 *
 * @param name of the custom property, such as `--mr-paper`
 * @throws if the style sheet doesn't define the token in that colour mode
 */
export function readDesignToken(
  name: `--${string}`,
  mode: keyof typeof BLOCKS,
  css = readFileSync(TOKENS, 'utf8'),
): string {
  const block = css.slice(css.indexOf(`${BLOCKS[mode]} {`)).split('}')[0] ?? '';
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(block)?.[1];
  if (value === undefined) throw new Error(`src/css/tokens.css has no ${name} under ${BLOCKS[mode]}`);
  return value.trim();
}

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

/**
 * Tags in every page's head. Structured data doesn't need an exception in the security policy, because it isn't
 * executed.
 */
export const headTags: NonNullable<Config['headTags']> = [
  {tagName: 'link', attributes: {rel: 'icon', href: `${BASE_URL}img/favicon.svg`, type: 'image/svg+xml'}},
  {tagName: 'link', attributes: {rel: 'alternate icon', href: `${BASE_URL}favicon.ico`, sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${BASE_URL}img/apple-touch-icon.png`}},
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: readDesignToken('--mr-paper', 'light'),
      media: '(prefers-color-scheme: light)',
    },
  },
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: readDesignToken('--mr-paper', 'dark'),
      media: '(prefers-color-scheme: dark)',
    },
  },
  {tagName: 'script', attributes: {type: 'application/ld+json'}, innerHTML: JSON.stringify(structuredData)},
];

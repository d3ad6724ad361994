import type {Config} from '@docusaurus/types';

/** What ends a build: links that lead nowhere, headings that are not there, two pages at one address. */
export const strictness = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
} satisfies Partial<Config>;

import type {Config} from '@docusaurus/types';

/** What stops a build: broken links, broken anchors, and two pages at one address. */
export const strictness = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
} satisfies Partial<Config>;

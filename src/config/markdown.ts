import type {MarkdownConfig} from '@docusaurus/types';
import {createFrontMatterParser} from '../plugins/front-matter';

/** How Markdown is read: strict links, MDX everywhere, front matter checked and completed. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  emoji: false,
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: createFrontMatterParser(),
};

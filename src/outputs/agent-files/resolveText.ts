import type {PageRecord} from 'docusaurus-plugin-built-site';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {substituteFacts} from '../../facts';

/** Context for resolving and checking links. */
export type LinkContext = {
  readonly pages: readonly PageRecord[];
  /** Full address of the site's base path, with its slash. */
  readonly base: string;
  /** Whether a broken link stops the build, like `onBrokenLinks` for pages. */
  readonly isStrict: boolean;
};

const LINK = /\]\((\/[^()#]*)(?:#([^()]+))?\)/g;

function assertLinkExists(pages: readonly PageRecord[], path: string, anchor: string | undefined): void {
  const page = pages.find((it) => it.path === path);
  if (!page) throw new Error(`src/outputs/agent-files: a link leads to ${path}, which is not a page`);
  if (!anchor || page.headers.some(({slug}) => slug === anchor)) return;
  throw new Error(`src/outputs/agent-files: a link leads to ${path}#${anchor}, but the page has no such heading`);
}

/**
 * Fills in the figures of a text, and converts links to routes into links to the Markdown of pages.
 *
 * @throws if a figure is unknown, or a link leads to a missing page or heading
 */
export function resolveText(text: string, {pages, base, isStrict}: LinkContext): string {
  return substituteFacts(text).replace(LINK, (_, path: string, anchor: string | undefined) => {
    if (isStrict) assertLinkExists(pages, path, anchor);
    return `](${base}${toMarkdownFile(path)}${anchor ? `#${anchor}` : ''})`;
  });
}

import type {BuiltVersion, PageRecord} from '../builtSite';
import {toAddress} from '../client';
import type {Translations} from '../words';

/** A page as Markdown, before its title is added or it's split. */
export type PageText = {
  readonly record: PageRecord;
  /** Visible title, as one line of Markdown. */
  readonly title: string;
  /** The article without its title. */
  readonly body: string;
};

/** Context for creating Markdown files. */
export type MarkdownContext = {
  readonly texts: readonly PageText[];
  readonly versions: readonly BuiltVersion[];
  /** URL of the site including its base path, with a trailing slash. */
  readonly siteUrl: string;
  readonly words: Translations;
};

/** Name of the file with all pages of a version or section. */
export const FULL_TEXT_FILE = 'llms-full.txt';

/** Returns the path of a version's `llms.txt`, below the base path. */
export function getLlmsTxtPath({path}: Pick<BuiltVersion, 'path'>): string {
  return `${path.slice(1)}llms.txt`;
}

/** Whether a page belongs to a version: two instances can have versions with the same label. */
export const isInVersion =
  ({label, instance}: Pick<BuiltVersion, 'label' | 'instance'>) =>
  (page: Pick<PageRecord, 'version' | 'instance'>): boolean =>
    page.version === label && page.instance === instance;

/** Adds a title to a text, and a note with the URLs of its page and of the index. */
export function addTitleAndNote(
  text: string,
  title: string,
  {path, ...of}: Pick<PageRecord, 'path' | 'version' | 'instance'>,
  {siteUrl, versions, words}: MarkdownContext,
): string {
  const version = versions.find((one) => isInVersion(one)(of));
  if (!version) throw new Error(`${path}: there is no version "${of.version}" of the docs instance "${of.instance}"`);
  const note = [
    words('asMarkdown', {address: toAddress(siteUrl, path.slice(1))}),
    ...(version.isLast ? [] : [words('olderVersion', {version: version.label})]),
    words('indexAddress', {address: siteUrl + getLlmsTxtPath(version)}),
  ];
  return `# ${title}\n\n> ${note.join(' ')}\n\n${text}`;
}

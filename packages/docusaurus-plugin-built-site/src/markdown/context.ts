import type {BuiltVersion, PageRecord} from '../builtSite';
import type {Words} from '../words';

/** A page as Markdown, before it gets a head or is split. */
export type PageText = {
  readonly record: PageRecord;
  /** The article without its title. */
  readonly body: string;
};

/** What the Markdown files are made with. */
export type MarkdownContext = {
  readonly texts: readonly PageText[];
  readonly versions: readonly BuiltVersion[];
  /** Full address of the base path of the site, with its slash. */
  readonly siteUrl: string;
  readonly words: Words;
  /** Name of the index of a version: `llms.txt`. */
  readonly indexFile: string;
  /** Name of the file with all pages of a version or section: `llms-full.txt`. */
  readonly fullTextFile: string;
};

/** Path of the index of a version, below the base path. */
export function indexOf({path}: Pick<BuiltVersion, 'path'>, indexFile: string): string {
  return path.slice(1) + indexFile;
}

/**
 * The version with a label.
 *
 * @throws when the docs plugin knows none
 */
export function versionOf(label: string, versions: readonly BuiltVersion[]): BuiltVersion {
  const found = versions.find((version) => version.label === label);
  if (found) return found;
  throw new Error(`There is no version "${label}"; the site has ${versions.map((it) => it.label).join(', ')}.`);
}

/** Puts a title and a note above a text: where the page is, and where a program finds all others. */
export function addHead(
  text: string,
  {title, path, version}: Pick<PageRecord, 'title' | 'path' | 'version'>,
  {siteUrl, versions, words, indexFile}: MarkdownContext,
): string {
  const of = versionOf(version, versions);
  const note = [
    words('asMarkdown', {address: siteUrl + path.slice(1)}),
    ...(of.isLast ? [] : [words('olderVersion', {version})]),
    words('indexAddress', {address: siteUrl + indexOf(of, indexFile)}),
  ];
  return `# ${title}\n\n> ${note.join(' ')}\n\n${text}`;
}

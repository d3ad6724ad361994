import {agentFiles} from '../../config/agentFiles';
import {latestVersion, versionById} from '../../config/versions';
import type {PageRecord} from '../built-site/pageRecord';

/** A page as Markdown, before it gets a head or is split. */
export type PageText = {
  readonly record: PageRecord;
  /** The article without its title. */
  readonly body: string;
};

/** Path of the index of the version that a page belongs to, below the base path. */
export function indexOf(version: PageRecord['version']): string {
  return versionById(version).prefix.slice(1) + agentFiles.index;
}

/**
 * Puts a title and a note above the text: where the page is, and where a program finds all others.
 *
 * @param base full address of the site's base path, with its slash
 */
export function addHead(text: string, {title, path, version}: PageRecord, base: string): string {
  const older = version === latestVersion.id ? '' : ` It describes ${version}, not the latest version.`;
  const note = `> This is ${base}${path.slice(1)} as Markdown.${older} Index of all pages: ${base}${indexOf(version)}`;
  return `# ${title}\n\n${note}\n\n${text}`;
}

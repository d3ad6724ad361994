import {groupPages, type PageRecord} from 'docusaurus-plugin-built-site';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {agentFiles as names} from '../../config/agentFiles';
import {latestVersion} from '../../config/versions';
import {renderTemplate, readRules} from './renderTemplate';
import type {LinkContext} from './resolveText';

/** Maximum size in bytes. Agents read this file in every conversation. */
const AGENTS_MAX = 8192;

/** Formats the groups of pages, with either all names or the number of pages. */
function formatSections(pages: readonly PageRecord[], isNamed: boolean): string {
  const latest = pages.filter(({version, unlisted}) => version === latestVersion.id && !unlisted);
  return groupPages(latest, latestVersion.prefix)
    .map(({title, pages: members}) => {
      const names = members.map(({path}) => toMarkdownFile(path).replace(/\.md$/, ''));
      return `- ${title ?? 'General'}: ${isNamed ? names.join(', ') : `${names[0]}, one of ${names.length} pages`}`;
    })
    .join('\n');
}

function renderAgentsTemplate(context: LinkContext, isNamed: boolean): string {
  const {pages, base} = context;
  const named = isNamed ? 'With' : 'All names, with';
  const parts = {rules: readRules(), base, named, index: names.index, pages: formatSections(pages, isNamed)};
  return renderTemplate('agents', parts, context);
}

/**
 * Creates `AGENTS.md` for projects that use the platform: rules and an index of the pages. If there are too many pages,
 * the index only contains one page of each group.
 *
 * @throws if the file is larger than `AGENTS_MAX`
 */
export function createAgentsFile(context: LinkContext): string {
  const named = renderAgentsTemplate(context, true);
  if (Buffer.byteLength(named) <= AGENTS_MAX) return named;
  const short = renderAgentsTemplate(context, false);
  const bytes = Buffer.byteLength(short);
  if (bytes <= AGENTS_MAX) return short;
  throw new Error(
    `${names.agents} has ${bytes} bytes; it can have ${AGENTS_MAX}. Shorten the rules in src/outputs/agent-files/rules.txt.`,
  );
}

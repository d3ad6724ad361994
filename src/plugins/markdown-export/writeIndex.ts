import {agentFiles, AGENTS_PAGE} from '../../config/agentFiles';
import {latestVersion, versions, type Version} from '../../config/versions';
import type {PageRecord} from '../built-site/pageRecord';
import {toExportFile} from './client/exportFile';
import {groupPages} from './groupPages';
import {indexOf} from './pageText';

type IndexedPage = Pick<PageRecord, 'title' | 'description' | 'path' | 'version'>;

const SUMMARY =
  'Millrace connects apps and APIs and runs workflows made of triggers, actions and code steps in Node.js, Python, Go and Bash.';

function listPages(pages: readonly IndexedPage[], {prefix}: Version, base: string): string[] {
  return groupPages(pages, prefix).map(({title, route, pages: members}) => {
    const list = members.map((page) => `- [${page.title}](${base}${toExportFile(page.path)}): ${page.description}\n`);
    const whole =
      route === null ? '' : `All pages of this section in one file: ${base}${route.slice(1)}${agentFiles.fullText}\n\n`;
    return `## ${title}\n\n${whole}${list.join('')}`;
  });
}

/** What else there is, for the index of the latest version. "Optional" is a word of the format. */
function listOthers(base: string): string {
  const older = versions
    .filter(({id}) => id !== latestVersion.id)
    .map(({id, label, description}) => [`Index of ${label}`, indexOf(id), `The pages of ${label}, ${description}`]);
  const others = [
    ['For agents and offline reading', toExportFile(AGENTS_PAGE), 'The MCP server, the skill and the downloads'],
    ['Skill', agentFiles.skill, 'What an agent has to know before it works with Millrace'],
    ...older,
  ].map(([name, file, text]) => `- [${name}](${base}${file}): ${text}\n`);
  return `## Optional\n\n${others.join('')}`;
}

/**
 * The index of all pages of a version as Markdown, in the form of https://llmstxt.org.
 *
 * @param base full address of the site's base path, with its slash
 */
export function writeIndex(pages: readonly IndexedPage[], version: Version, base: string): string {
  const isLatest = version.id === latestVersion.id;
  const full = base + version.prefix.slice(1) + agentFiles.fullText;
  return [
    isLatest ? '# Millrace documentation\n' : `# Millrace documentation, ${version.label}\n`,
    `> ${SUMMARY}\n`,
    `This index lists the pages of ${version.label}, ${version.description}. Each link leads to a page as Markdown; the address of the page itself returns the same Markdown when a request asks for \`Accept: text/markdown\`. All pages in one file: ${full}\n`,
    ...listPages(
      pages.filter((page) => page.version === version.id),
      version,
      base,
    ),
    ...(isLatest ? [listOthers(base)] : []),
  ].join('\n');
}

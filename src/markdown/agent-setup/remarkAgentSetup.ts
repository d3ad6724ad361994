import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {getMessageNodes, getMessage} from '../../buildWords';
import {BASE_URL, REPOSITORY_URL} from '../../config/addresses';
import {hasOfflineFiles} from '../../config/environment';
import {mcpSetups, type McpSetup, type McpTransport} from '../../config/mcp';
import {getOfflineArchive, OFFLINE_FOLDER} from '../../config/offlineFiles';
import {versions} from '../../config/versions';
import {
  replacePlaceholders,
  element,
  codeBlock,
  inlineCode,
  link,
  paragraph,
  table,
  text,
  type Block,
} from '../placeholders/replacePlaceholders';

/** Group of tabs that keep a reader's choice of client. */
const TAB_GROUP = 'mcp-client';

const TRANSPORTS: readonly McpTransport[] = ['http', 'stdio'];

function renderFile({file, id}: McpSetup): Block {
  if (file === null) return paragraph(text(getMessage('agents.run')));
  const names = {file: [inlineCode(file)], home: [inlineCode(`~/${file}`)]};
  return paragraph(...getMessageNodes(id === 'cursor' ? 'agents.putOrHome' : 'agents.put', names));
}

function renderSetup(transport: McpTransport): Block[] {
  const items = mcpSetups.map((setup) =>
    element('TabItem', {value: setup.id, label: setup.client}, [
      renderFile(setup),
      codeBlock(setup.language, setup.text[transport]),
    ]),
  );
  return [element('Tabs', {groupId: TAB_GROUP}, items)];
}

function parseTransport(given: string | undefined): McpTransport {
  const found = TRANSPORTS.find((transport) => transport === given);
  if (found) return found;
  throw new Error(`<McpSetup transport="${given ?? ''}" /> needs one of ${TRANSPORTS.join(', ')}.`);
}

function renderDownloads(arePublished: boolean): Block[] {
  if (!arePublished) {
    return [
      paragraph(
        ...getMessageNodes('agents.withoutArchives', {
          command: [inlineCode('npm run offline')],
          sources: [link(REPOSITORY_URL, [text(getMessage('agents.sources'))])],
          folder: [inlineCode(`build/${OFFLINE_FOLDER}`)],
        }),
      ),
    ];
  }
  const getDownloadAddress = (file: string): string => `pathname://${BASE_URL}${OFFLINE_FOLDER}/${file}`;
  const rows = versions.map((version) => [
    [text(`${version.label}, ${version.description}`)],
    [
      link(getDownloadAddress(getOfflineArchive(version).file), [
        text(getMessage('agents.archive', {version: version.label})),
      ]),
    ],
  ]);
  return [table([getMessage('agents.version'), getMessage('agents.pages')], rows)];
}

/**
 * Remark plugin: fills in how clients are set up, from `src/config/mcp.ts`, and the downloads of all versions.
 *
 * @param options.hasDownloads whether the files for offline readers are published with the pages
 */
export function remarkAgentSetup({hasDownloads = hasOfflineFiles()} = {}): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    replacePlaceholders(tree, file, {
      McpSetup: ({transport}) => renderSetup(parseTransport(transport)),
      OfflineDownloads: () => renderDownloads(hasDownloads),
    });
}

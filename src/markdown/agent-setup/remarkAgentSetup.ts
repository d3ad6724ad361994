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
  createElement,
  createCodeBlock,
  createInlineCode,
  createLink,
  createParagraph,
  createTable,
  createText,
  type Block,
} from '../placeholders/replacePlaceholders';

/** Group id of tabs, which stores the reader's choice of client. */
const TAB_GROUP = 'mcp-client';

const TRANSPORTS: readonly McpTransport[] = ['http', 'stdio'];

function renderInstruction({file, id}: McpSetup): Block {
  if (file === null) return createParagraph(createText(getMessage('agents.run')));
  const names = {file: [createInlineCode(file)], home: [createInlineCode(`~/${file}`)]};
  return createParagraph(...getMessageNodes(id === 'cursor' ? 'agents.putOrHome' : 'agents.put', names));
}

function renderSetup(transport: McpTransport): Block[] {
  const items = mcpSetups.map((setup) =>
    createElement('TabItem', {value: setup.id, label: setup.client}, [
      renderInstruction(setup),
      createCodeBlock(setup.language, setup.text[transport]),
    ]),
  );
  return [createElement('Tabs', {groupId: TAB_GROUP}, items)];
}

function parseTransport(given: string | undefined): McpTransport {
  const found = TRANSPORTS.find((transport) => transport === given);
  if (found) return found;
  throw new Error(`<McpSetup transport="${given ?? ''}" /> needs one of ${TRANSPORTS.join(', ')}.`);
}

function renderDownloads(arePublished: boolean): Block[] {
  if (!arePublished) {
    return [
      createParagraph(
        ...getMessageNodes('agents.withoutArchives', {
          command: [createInlineCode('npm run offline')],
          sources: [createLink(REPOSITORY_URL, [createText(getMessage('agents.sources'))])],
          folder: [createInlineCode(`build/${OFFLINE_FOLDER}`)],
        }),
      ),
    ];
  }
  const getDownloadAddress = (file: string): string => `pathname://${BASE_URL}${OFFLINE_FOLDER}/${file}`;
  const rows = versions.map((version) => [
    [createText(`${version.label}, ${version.description}`)],
    [
      createLink(getDownloadAddress(getOfflineArchive(version).file), [
        createText(getMessage('agents.archive', {version: version.label})),
      ]),
    ],
  ]);
  return [createTable([getMessage('agents.version'), getMessage('agents.pages')], rows)];
}

/**
 * Remark plugin: fills in the set-up of all clients from `src/config/mcp.ts`, and the downloads of all versions.
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

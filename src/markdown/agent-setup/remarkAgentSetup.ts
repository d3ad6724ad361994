import type {Root} from 'mdast';
import {BASE_URL} from '../../config/addresses';
import {mcpSetups, type McpSetup, type McpTransport} from '../../config/mcp';
import {versions} from '../../config/versions';
import {fillPlaceholders} from '../placeholders/fillPlaceholders';
import {element, fence, inlineCode, link, paragraph, table, text, type Block} from '../placeholders/nodes';

/** Group of tabs that keep a reader's choice of client. */
const TAB_GROUP = 'mcp-client';

const TRANSPORTS: readonly McpTransport[] = ['http', 'stdio'];

function describeFile({file, id}: McpSetup): Block {
  if (file === null) return paragraph(text('Run this in a terminal:'));
  const sentence = id === 'cursor' ? ', or for all projects into ' : '';
  const home = sentence ? [text(sentence), inlineCode(`~/${file}`)] : [];
  return paragraph(text('Put this into '), inlineCode(file), text(' in your project'), ...home, text(':'));
}

function renderSetup(transport: McpTransport): Block[] {
  const items = mcpSetups.map((setup) =>
    element('TabItem', {value: setup.id, label: setup.client}, [
      describeFile(setup),
      fence(setup.language, setup.text[transport]),
    ]),
  );
  return [element('Tabs', {groupId: TAB_GROUP}, items)];
}

function readTransport(given: string | undefined): McpTransport {
  const found = TRANSPORTS.find((transport) => transport === given);
  if (found) return found;
  throw new Error(`<McpSetup transport="${given ?? ''}" /> needs one of ${TRANSPORTS.join(', ')}.`);
}

function renderDownloads(): Block[] {
  const file = (id: string, ending: string): string => `pathname://${BASE_URL}offline/millrace-docs-${id}.${ending}`;
  const rows = versions.map(({id, label, description}) => [
    [text(`${label}, ${description}`)],
    [link(file(id, 'zip'), [text(`Pages of ${label} (ZIP)`)])],
    [link(file(id, 'pdf'), [text(`${label} as a book (PDF)`)])],
  ]);
  return [table(['Version', 'Pages', 'Book'], rows)];
}

/** Remark plugin: fills in how clients are set up, from `src/config/mcp.ts`, and the downloads of all versions. */
export function remarkAgentSetup(): (tree: Root) => void {
  return (tree) =>
    fillPlaceholders(tree, {
      McpSetup: ({transport}) => renderSetup(readTransport(transport)),
      OfflineDownloads: renderDownloads,
    });
}

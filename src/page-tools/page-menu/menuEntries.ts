import {announce, writeClipboardLater} from 'docusaurus-theme-document-first/client';
import {timings} from '../../timings';
import {SITE_URL} from '../../config/addresses';
import {mcpSetups} from '../../config/mcp';
import {createReportAddress} from '../feedback/reportAddress';

/** What a copying entry of the menu says instead of its label. */
const SAID = {copied: 'Copied', failed: 'Could not copy'} as const;

/**
 * Copies a text that may still have to be fetched, and confirms it in the entry that was pressed. What went wrong stays
 * for longer, because it has to be read.
 *
 * @returns whether the text was copied, once the confirmation is over
 */
async function copyFromItem(item: HTMLElement, label: string, text: Promise<string>): Promise<boolean> {
  const copied = await writeClipboardLater(text).then(
    () => true,
    () => false,
  );
  const state = copied ? 'copied' : 'failed';
  item.dataset.state = state;
  item.textContent = SAID[state];
  announce(copied ? SAID.copied : `${SAID.failed}. Check your connection, and that this site can use the clipboard.`);
  await new Promise((resolve) => window.setTimeout(resolve, copied ? timings.copied : timings.copyFailure));
  delete item.dataset.state;
  item.textContent = label;
  return copied;
}

/** An entry of the page menu: a link that opens a new tab, or what happens at a press. */
export type MenuEntry = {readonly label: string} &
  /** What the address depends on is known at the press. */
  (
    | {readonly href: string | (() => string)}
    /** Resolves to whether the menu has done its work and closes. */
    | {readonly press: (item: HTMLElement, label: string) => Promise<boolean>}
  );

/** Addresses of assistants that take a first message. */
const ASSISTANTS = [
  ['ChatGPT', 'https://chatgpt.com/?q='],
  ['Claude', 'https://claude.ai/new?q='],
  ['Perplexity', 'https://www.perplexity.ai/search?q='],
] as const;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function listAssistants(): MenuEntry[] {
  const prompt = `Read ${SITE_URL}${window.location.pathname} so that I can ask questions about it.`;
  return ASSISTANTS.map(([name, address]) => ({label: `Open in ${name}`, href: address + encodeURIComponent(prompt)}));
}

function listMcpSetups(): MenuEntry[] {
  return mcpSetups.map(({client, text}) => ({
    label: `Copy MCP set-up for ${client}`,
    press: (item, label) => copyFromItem(item, label, Promise.resolve(text.http)),
  }));
}

/** Closes the menu first: the print preview shows the page as it is. */
function print(): Promise<boolean> {
  window.setTimeout(() => window.print());
  return Promise.resolve(true);
}

/**
 * The entries that the script adds to the menu, in groups.
 *
 * @param markdown address of the page as Markdown; fetched at the press only
 */
export function listEntries(markdown: string): readonly (readonly MenuEntry[])[] {
  return [
    [{label: 'Copy page as Markdown', press: (item, label) => copyFromItem(item, label, fetchText(markdown))}],
    listAssistants(),
    listMcpSetups(),
    [
      {label: 'Print', press: print},
      {label: 'Report a problem', href: createReportAddress},
    ],
  ];
}

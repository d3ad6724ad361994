import {withTimeout} from 'docusaurus-theme-document-first/client/withTimeout';
import {baseUrl} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {
  getCategories,
  getCategoryPath,
  getCategoryList,
  getToggle,
  isExpanded,
  OPEN,
  updateExpansion,
} from './categories';
import {getStoredExpansion} from './storedExpansion';

const asked = new Map<string, Promise<Document>>();
const failed = new Set<string>();

async function fetchEntries(file: string, cache: RequestCache): Promise<Document> {
  const response = await withTimeout(fetch(`${baseUrl}assets/sidebars/${file}.json`, {cache}));
  const entries = new DOMParser().parseFromString(await withTimeout(response.json() as Promise<string>), 'text/html');
  if (!entries.querySelector('li')) throw new Error(file);
  return entries;
}

/** Loads all entries of a sidebar once. After a failure, the next call bypasses the cache. */
export function loadEntries(file: string): Promise<Document> {
  const answer = asked.get(file) ?? fetchEntries(file, failed.has(file) ? 'reload' : 'default');
  asked.set(file, answer);
  answer.catch(() => (failed.add(file), asked.delete(file)));
  return answer;
}

const getSidebarFile = (entry: Element): string => entry.closest<HTMLElement>('[data-sidebar]')?.dataset.sidebar ?? '';

/** For a copy of React's own list: expands the category there, because only React can render its entries. */
async function openInApplication(path: string): Promise<ParentNode> {
  const list = document.querySelector('.theme-doc-sidebar-container') ?? document;
  const original = getCategories(list).find((entry) => getCategoryPath(entry) === path);
  if (original && !isExpanded(original)) getToggle(original)?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return list;
}

/** Adds the entries of a category that was collapsed in the HTML, which doesn't contain them. */
export async function loadChildren(entry: Element): Promise<void> {
  if (getCategoryList(entry)) return;
  const path = getCategoryPath(entry);
  const file = getSidebarFile(entry);
  const entries = await (file ? loadEntries(file) : openInApplication(path));
  const same = getCategories(entries).find((other) => getCategoryPath(other) === path);
  const list = same && getCategoryList(same);
  if (getCategoryList(entry)) return;
  if (!list) throw new Error(file);
  entry.append(document.importNode(list, true));
  const stored = getStoredExpansion();
  updateExpansion(entry, (inner) => stored[getCategoryPath(inner)] ?? inner.classList.contains(OPEN));
}

import {simpleHash} from '@docusaurus/utils';

/** Layout components around every page of the documentation, and the chunk names that Docusaurus gives them. */
const PARTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
const CHUNKS = PARTS.map((part) => simpleHash(`@theme/${part}`, 8));

/** Cache group for these chunks. Docusaurus creates several files, but every page needs them all. */
export const DOCS_LAYOUT = {
  type: 'javascript/auto',
  name: 'docs',
  chunks: ({name}: {readonly name?: string | null | undefined}) => CHUNKS.includes(name ?? ''),
  enforce: true,
} as const;

/** The properties of a webpack module that are used here. */
type BundledModule = {nameForCondition?: () => string | null};

const ONE_PAGE = ['NotFound', 'SearchPage'];

/** Returns the component that a file belongs to: `Table` for `…/src/components/Table/styles.module.css`, or null. */
export function findComponent(file: string, folders: readonly string[]): string | null {
  const path = file.replaceAll('\\', '/');
  for (const folder of folders) {
    const start = `/${folder}/`;
    const at = path.lastIndexOf(start);
    const [component, ...rest] = at < 0 ? [] : path.slice(at + start.length).split('/');
    if (component && rest.length > 0) return component;
  }
  return ONE_PAGE.find((part) => path.includes(`/theme/${part}/`)) ?? null;
}

/**
 * Returns a cache group that creates a style sheet for each component. A page links to it if it shows the component.
 * Docusaurus puts all styles of a site into one sheet, because the order of several sheets isn't reliable
 * (https://github.com/facebook/docusaurus/issues/2006). It doesn't matter here: each component only styles its own
 * classes.
 */
export const createStyleGroup = (folders: readonly string[]) =>
  ({
    type: 'css/mini-extract',
    test: (module: BundledModule) => findComponent(module.nameForCondition?.() ?? '', folders) !== null,
    name: (module: BundledModule) => findComponent(module.nameForCondition?.() ?? '', folders) ?? undefined,
    chunks: 'all',
    enforce: true,
    priority: 60,
  }) as const;

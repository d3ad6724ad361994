import type {PluginOptions} from '../options';

/** What the bundler tells about a module that goes into a chunk. */
type BundledModule = {nameForCondition?: () => string | null};

type Folders = Pick<PluginOptions, 'componentFolders' | 'componentParts'>;

/**
 * The component that a file belongs to, or null: `…/src/components/DataTable/styles.module.css` is of `DataTable`. A
 * part of the theme counts as a component if it is among those that are on one page only.
 */
export function findComponent(file: string, {componentFolders, componentParts}: Folders): string | null {
  const path = file.replaceAll('\\', '/');
  for (const folder of componentFolders) {
    const start = `/${folder}/`;
    const at = path.lastIndexOf(start);
    const [component, ...rest] = at < 0 ? [] : path.slice(at + start.length).split('/');
    if (component && rest.length > 0) return component;
  }
  return componentParts.find((part) => path.includes(`/theme/${part}/`)) ?? null;
}

/**
 * One style sheet for each component, which a page links to if it shows the component.
 * Docusaurus puts all styles of a site into one sheet, because the order of several cannot be relied on
 * (https://github.com/facebook/docusaurus/issues/2006). Here it does not matter: each component styles its own classes.
 */
export const separateStyles = (folders: Folders) =>
  ({
    type: 'css/mini-extract',
    test: (module: BundledModule) => findComponent(module.nameForCondition?.() ?? '', folders) !== null,
    name: (module: BundledModule) => findComponent(module.nameForCondition?.() ?? '', folders) ?? undefined,
    chunks: 'all',
    enforce: true,
    priority: 60,
  }) as const;

/** What the bundler tells about a module that goes into a chunk. */
type BundledModule = {nameForCondition?: () => string | null};

const COMPONENT =
  /[\\/]src[\\/](?:components|theme(?=[\\/](?:NotFound|SearchPage)[\\/]))[\\/](\w+)[\\/]|[\\/](docusaurus-plugin-[\w-]+)[\\/]src[\\/]client[\\/]/;

/**
 * The component that a file belongs to, or null: `…/src/components/DataTable/styles.module.css` is of `DataTable`. The
 * theme parts `NotFound` and `SearchPage` count as components, because each is on one page only, and so does what a
 * plugin brings for pages.
 */
export function findComponent(file: string): string | null {
  const [, component, plugin] = COMPONENT.exec(file) ?? [];
  return component ?? plugin ?? null;
}

/**
 * One style sheet for each component, which a page links to if it shows the component.
 * Docusaurus puts all styles of a site into one sheet, because the order of several cannot be relied on
 * (https://github.com/facebook/docusaurus/issues/2006). Here it does not matter: each component styles its own classes.
 */
export const COMPONENT_STYLES = {
  type: 'css/mini-extract',
  test: (module: BundledModule) => findComponent(module.nameForCondition?.() ?? '') !== null,
  name: (module: BundledModule) => findComponent(module.nameForCondition?.() ?? '') ?? undefined,
  chunks: 'all',
  enforce: true,
  priority: 60,
} as const;

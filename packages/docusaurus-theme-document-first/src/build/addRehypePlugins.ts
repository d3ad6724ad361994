import {rehypeHighlight, type HighlightOptions} from '../highlighting/rehypeHighlight';
import {ERROR_PREFIX} from '../options';
import {rehypeTables} from '../tables/rehypeTables';

type LoaderOptions = {readonly rehypePlugins?: readonly unknown[]; readonly processors?: unknown};
type Loader = {readonly loader?: string; options?: LoaderOptions};

const isLoader = (item: unknown): item is Loader => typeof item === 'object' && item !== null && 'loader' in item;

const MDX_LOADER = /[\\/]mdx-loader[\\/]/;

function getMarkdownLoaders(rule: unknown): Loader[] {
  if (typeof rule !== 'object' || rule === null || !('use' in rule)) return [];
  const items: readonly unknown[] = Array.isArray(rule.use) ? rule.use : [rule.use];
  return items.filter(isLoader).filter(({loader}) => MDX_LOADER.test(loader ?? ''));
}

type OwnPlugin = {readonly theme: string};

/** Whether an entry of `rehypePlugins` is a plugin of this theme, or a copy of it from another module instance. */
function isOwn(entry: unknown, {theme}: OwnPlugin): boolean {
  const plugin: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof plugin === 'function' && 'theme' in plugin && plugin.theme === theme;
}

/** Adds a plugin to the end of every MDX loader: docs, blogs, pages and partials. */
function addPlugin(rules: readonly unknown[], plugin: OwnPlugin, entry: unknown): void {
  for (const loader of rules.flatMap(getMarkdownLoaders)) {
    const {rehypePlugins = [], ...options} = loader.options ?? {};
    if (rehypePlugins.some((other) => isOwn(other, plugin))) continue;
    // Docusaurus created a processor with the original options. Without it, Docusaurus creates a new one.
    loader.options = {...options, rehypePlugins: [...rehypePlugins, entry], processors: undefined};
  }
}

/**
 * Adds the highlighter to every MDX loader, because themes have no other way to add a Rehype plugin. It runs last, and
 * skips code that the site has already highlighted.
 *
 * @param rules of webpack
 */
export const addHighlighting = (rules: readonly unknown[], given: HighlightOptions): void =>
  addPlugin(rules, rehypeHighlight, [rehypeHighlight, given]);

/**
 * Adds `rehypeTables` to every MDX loader, after the site's own plugins.
 *
 * @param rules of webpack
 */
export const addTables = (rules: readonly unknown[]): void => addPlugin(rules, rehypeTables, rehypeTables);

/**
 * Rejects the build-time highlighter in the site configuration if code is highlighted in the browser, because code
 * blocks would be empty.
 *
 * @param rules of webpack
 */
export function assertNoHighlighter(rules: readonly unknown[]): void {
  const loaders = rules.flatMap(getMarkdownLoaders);
  if (!loaders.some(({options}) => options?.rehypePlugins?.some((entry) => isOwn(entry, rehypeHighlight)))) return;
  throw new Error(
    `${ERROR_PREFIX} "codeHighlighting" must be 'build' on a site with rehypeHighlight in its rehypePlugins, and ` +
      "src/theme can't have parts of CodeBlock. Otherwise, code blocks would be empty. To highlight code in the " +
      'browser, delete rehypeHighlight',
  );
}

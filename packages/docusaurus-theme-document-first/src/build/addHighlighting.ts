import {rehypeHighlight, type HighlightOptions} from '../highlighting/rehypeHighlight';

type LoaderOptions = {readonly rehypePlugins?: readonly unknown[]; readonly processors?: unknown};

/** A loader of a webpack rule. */
type Loader = {readonly loader?: string; options?: LoaderOptions};

const isLoader = (item: unknown): item is Loader => typeof item === 'object' && item !== null && 'loader' in item;

const MDX_LOADER = /[\\/]mdx-loader[\\/]/;

/** Returns the MDX loaders of a rule. */
function getMarkdownLoaders(rule: unknown): Loader[] {
  if (typeof rule !== 'object' || rule === null || !('use' in rule)) return [];
  const items: readonly unknown[] = Array.isArray(rule.use) ? rule.use : [rule.use];
  return items.filter(isLoader).filter(({loader}) => MDX_LOADER.test(loader ?? ''));
}

const isOwn = (plugin: unknown): boolean => Array.isArray(plugin) && plugin[0] === rehypeHighlight;

/**
 * Adds the highlighter to every MDX loader: docs, blogs, pages and partials. A theme can't change the options of their
 * plugins otherwise. It runs last, and skips what the site highlights itself.
 *
 * @param rules of webpack
 */
export function addHighlighting(rules: readonly unknown[], given: HighlightOptions): void {
  for (const loader of rules.flatMap(getMarkdownLoaders)) {
    const {rehypePlugins = [], ...options} = loader.options ?? {};
    if (rehypePlugins.some(isOwn)) continue;
    // Docusaurus created a processor with the original options. Without it, Docusaurus creates a new one.
    loader.options = {...options, rehypePlugins: [...rehypePlugins, [rehypeHighlight, given]], processors: undefined};
  }
}

import {rehypeHighlight, type HighlightOptions} from './rehypeHighlight';

type LoaderOptions = {readonly rehypePlugins?: readonly unknown[]; readonly processors?: unknown};

/** A loader of a rule of the bundler. */
type Loader = {readonly loader?: string; options?: LoaderOptions};

const isLoader = (item: unknown): item is Loader => typeof item === 'object' && item !== null && 'loader' in item;

const MDX_LOADER = /[\\/]mdx-loader[\\/]/;

/** The loaders of a rule that read Markdown. */
function listMarkdownLoaders(rule: unknown): Loader[] {
  if (typeof rule !== 'object' || rule === null || !('use' in rule)) return [];
  const items: readonly unknown[] = Array.isArray(rule.use) ? rule.use : [rule.use];
  return items.filter(isLoader).filter(({loader}) => MDX_LOADER.test(loader ?? ''));
}

const isOwn = (plugin: unknown): boolean => Array.isArray(plugin) && plugin[0] === rehypeHighlight;

/**
 * Adds the highlighting to everything that reads Markdown: docs, blogs, pages and partials. A theme has no other way to
 * the options of their plugins. It comes last, and leaves alone what the site highlights itself.
 *
 * @param rules those of the bundler
 */
export function addHighlighting(rules: readonly unknown[], given: HighlightOptions): void {
  for (const loader of rules.flatMap(listMarkdownLoaders)) {
    const {rehypePlugins = [], ...options} = loader.options ?? {};
    if (rehypePlugins.some(isOwn)) continue;
    // Docusaurus has made a processor of the options as they were; without it, it makes one of these.
    loader.options = {...options, rehypePlugins: [...rehypePlugins, [rehypeHighlight, given]], processors: undefined};
  }
}

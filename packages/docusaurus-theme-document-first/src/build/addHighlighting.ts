import {rehypeHighlight, type HighlightOptions} from '../highlighting/rehypeHighlight';
import {ERROR_PREFIX} from '../options';

type LoaderOptions = {readonly rehypePlugins?: readonly unknown[]; readonly processors?: unknown};
type Loader = {readonly loader?: string; options?: LoaderOptions};

const isLoader = (item: unknown): item is Loader => typeof item === 'object' && item !== null && 'loader' in item;

const MDX_LOADER = /[\\/]mdx-loader[\\/]/;

function getMarkdownLoaders(rule: unknown): Loader[] {
  if (typeof rule !== 'object' || rule === null || !('use' in rule)) return [];
  const items: readonly unknown[] = Array.isArray(rule.use) ? rule.use : [rule.use];
  return items.filter(isLoader).filter(({loader}) => MDX_LOADER.test(loader ?? ''));
}

function isOwnHighlighter(entry: unknown): boolean {
  const plugin: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof plugin === 'function' && 'theme' in plugin && plugin.theme === rehypeHighlight.theme;
}

/**
 * Adds the highlighter to every MDX loader: docs, blogs, pages and partials. A theme can't change the options of their
 * plugins otherwise. It runs last, and skips what the site highlights itself.
 *
 * @param rules of webpack
 */
export function addHighlighting(rules: readonly unknown[], given: HighlightOptions): void {
  for (const loader of rules.flatMap(getMarkdownLoaders)) {
    const {rehypePlugins = [], ...options} = loader.options ?? {};
    if (rehypePlugins.some(isOwnHighlighter)) continue;
    // Docusaurus created a processor with the original options. Without it, Docusaurus creates a new one.
    loader.options = {...options, rehypePlugins: [...rehypePlugins, [rehypeHighlight, given]], processors: undefined};
  }
}

/**
 * Rejects a highlighter that the site adds itself although code is highlighted in the browser, because code blocks would
 * be empty.
 *
 * @param rules of webpack
 */
export function assertNoHighlighter(rules: readonly unknown[]): void {
  const loaders = rules.flatMap(getMarkdownLoaders);
  if (!loaders.some(({options}) => options?.rehypePlugins?.some(isOwnHighlighter))) return;
  throw new Error(
    `${ERROR_PREFIX} "codeHighlighting" must be 'build' on a site with rehypeHighlight in its rehypePlugins, and ` +
      "src/theme can't have parts of CodeBlock. Otherwise, code blocks would be empty. To highlight code in the " +
      'browser, delete rehypeHighlight',
  );
}

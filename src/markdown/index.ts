import {existsSync} from 'node:fs';
import {posix} from 'node:path';
import type {MarkdownConfig, OnBrokenMarkdownLinksFunction} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {getExtraGrammars} from '../config/codeLanguages';
import {SAMPLE_RESULTS, createVerifiedSamplesPlugin} from './verified-samples';
import {remarkAgentSetup} from './agent-setup/remarkAgentSetup';
import {remarkCliReference} from './cli-reference/remarkCliReference';
import {rehypeHighlight} from 'docusaurus-theme-document-first/highlighting';
import {remarkDiagrams} from './diagrams/remarkDiagrams';
import {remarkFacts} from 'docusaurus-plugin-facts';
import {getFactsVersion, getUntranslatedPath} from '../config/versions';
import {facts} from '../facts';
import {remarkLimits} from '../features/limits/remarkLimits';
import {getRoute} from '../config/getRoute';
import {createFrontMatterParser} from './front-matter';
import {remarkTerms} from '../features/glossary/remarkTerms';
import {remarkPageRules} from './page-rules/findPageProblems';
import {assertBlocksClosed} from './page-rules/findUnclosedBlocks';
import {remarkPictures} from './pictures/remarkPictures';
import {rehypeShortColors} from '../features/rest-reference/rehypeShortColors';
import {remarkRestReference} from '../features/rest-reference/remarkRestReference';
import {rehypeShortCode} from './short-code/rehypeShortCode';
import {rehypeRowHeaders, rehypeTableNames} from './tables/nameTables';

type BrokenLink = Pick<Parameters<OnBrokenMarkdownLinksFunction>[0], 'sourceFilePath' | 'url' | 'node'>;

/**
 * Returns the route for a path that doesn't exist in the page's language because only one of the two pages is
 * translated. Docusaurus only resolves `../a/index.mdx` in the folder of one language.
 *
 * @throws if the page doesn't exist in the site's default language either
 */
export function resolveBrokenLink({sourceFilePath, url, node}: BrokenLink): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const file = posix.join(posix.dirname(getUntranslatedPath(sourceFilePath)), decodeURIComponent(path));
  const route = existsSync(file) ? getRoute(file) : null;
  if (route !== null) return route + url.slice(path.length);
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  throw new Error(
    `Markdown link with URL \`${url}\` in source file "${sourceFilePath}" (${line}:${column}) couldn't be resolved: ` +
      'there is no such file; allowed: the path of a page such as ../limits/index.mdx',
  );
}

/**
 * The site's Markdown options: strict links, MDX in all files, checks for unclosed blocks, and validated front matter.
 */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  emoji: false,
  hooks: {onBrokenMarkdownLinks: resolveBrokenLink, onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: createFrontMatterParser(),
  preprocessor: assertBlocksClosed,
};

/** Remark plugins in order. Front matter is parsed before them. */
export const transforms = {
  beforeDefaultRemarkPlugins: [
    // Before the references, because it checks the page as its author wrote it.
    remarkPageRules,
    remarkRestReference,
    remarkCliReference,
    remarkAgentSetup,
    // Before the facts, because definitions contain fact names.
    remarkTerms,
    // After the references and the set-up, whose Markdown also contains fact names.
    [remarkFacts, {facts, versionOf: getFactsVersion}],
    remarkLimits,
    createVerifiedSamplesPlugin(SAMPLE_RESULTS),
    // After the run badges, because those need the fence of a diagram.
    remarkDiagrams,
    remarkPictures,
  ],
  rehypePlugins: [
    [rehypeHighlight, {grammars: getExtraGrammars()}],
    rehypeShortColors,
    rehypeShortCode,
    rehypeRowHeaders,
    rehypeTableNames,
  ],
} satisfies Partial<DocsOptions>;

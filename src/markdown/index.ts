import type {MarkdownConfig} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {listAddedGrammars} from '../config/codeLanguages';
import {SAMPLE_RESULTS, verifiedSamples} from './verified-samples';
import {remarkAgentSetup} from './agent-setup/remarkAgentSetup';
import {remarkCliReference} from './cli-reference/remarkCliReference';
import {rehypeHighlight} from 'docusaurus-theme-document-first/highlighting';
import {remarkDiagrams} from './diagrams/remarkDiagrams';
import {remarkFacts} from 'docusaurus-plugin-facts';
import {factsOfSource} from '../config/versions';
import {facts} from '../facts';
import {remarkLimits} from '../limits/remarkLimits';
import {createFrontMatterParser} from './front-matter';
import {remarkTerms} from '../glossary/remarkTerms';
import {remarkPageRules} from './page-rules/findPageProblems';
import {stopAtUnclosed} from './page-rules/findUnclosed';
import {rehypePageContents} from './page-contents/rehypePageContents';
import {remarkPictures} from './pictures/remarkPictures';
import {rehypeLightSamples} from '../rest-reference/rehypeLightSamples';
import {remarkRestReference} from '../rest-reference/remarkRestReference';
import {rehypeRowHeaders, rehypeTableNames, rehypeTableWidths} from './tables/rehypeTables';

/** How Markdown is read: strict links, MDX everywhere, blocks closed, front matter checked and completed. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  emoji: false,
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: createFrontMatterParser(),
  preprocessor: stopAtUnclosed,
};

/** What happens to the source of a page, in this order; front matter is parsed before all of it. */
export const transforms = {
  beforeDefaultRemarkPlugins: [
    // Before the references, because it reads the page as its author wrote it.
    remarkPageRules,
    remarkRestReference,
    remarkCliReference,
    remarkAgentSetup,
    // Before the facts, because definitions contain their names.
    remarkTerms,
    // After the references and the set-up, whose Markdown contains fact names too.
    [remarkFacts, {facts, versionOf: factsOfSource}],
    remarkLimits,
    verifiedSamples(SAMPLE_RESULTS),
    // After the run badges: a diagram is a fence until it is drawn.
    remarkDiagrams,
    remarkPictures,
  ],
  rehypePlugins: [
    [rehypeHighlight, {grammars: listAddedGrammars()}],
    rehypeLightSamples,
    rehypeRowHeaders,
    rehypeTableNames,
    rehypeTableWidths,
    rehypePageContents,
  ],
} satisfies Partial<DocsOptions>;

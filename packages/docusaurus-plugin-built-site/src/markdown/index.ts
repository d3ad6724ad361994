import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {createOptionsSchema, Joi, validateFunctionOptions} from '../validation';
import type {Output} from '../output';
import type {PageRecord} from '../builtSite';
import {toAddress} from '../client';
import {applyEdits} from '../html';
import {parseMdx} from '../mdx';
import type {MarkdownContext} from './context';
import {escapeText, toMarkdown} from './toMarkdown';
import {createFullTexts, createIndexes, findUnknownVersions, type MarkdownOptions} from './createIndexes';
import {createPageFiles} from './createPageFiles';

export type {MarkdownOptions} from './createIndexes';

const schema = createOptionsSchema<MarkdownOptions>({
  title: Joi.string(),
  summary: Joi.string(),
  versions: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  more: Joi.array()
    .items(
      createOptionsSchema({name: Joi.string(), file: Joi.string(), text: Joi.string()}).options({presence: 'required'}),
    )
    .default([]),
});

function readSourceWithPartials(file: string, siteDir: string): string {
  const source = readFileSync(file, 'utf8');
  const {imports, findUses} = parseMdx(source);
  const edits = imports.flatMap(({name, from}) => {
    if (!/^(?:@site|\.{1,2})\/.*\.mdx?$/.test(from)) return [];
    const partial = from.startsWith('@site/') ? join(siteDir, from.slice('@site/'.length)) : join(dirname(file), from);
    return findUses(name).map((use) => ({...use, text: `\n\n${readSourceWithPartials(partial, siteDir)}\n\n`}));
  });
  return applyEdits(source, edits);
}

const getWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a description was derived from a paragraph. Most words must match, but not all, because Docusaurus removes
 * text that looks like a tag and doesn't decode entities.
 */
function isDerivedFrom(description: string, lead: string): boolean {
  const words = getWords(description);
  const known = new Set(getWords(lead));
  return words.length > 0 && words.filter((word) => known.has(word)).length / words.length >= 0.7;
}

/**
 * Completes a derived description. Without a description in front matter, Docusaurus uses the first line of a page,
 * which may end within a sentence, and removes text that looks like a tag, even in code: `<YOUR_HOST>`.
 */
export function completeSentence(description: string, lead: string): string {
  const isWhole = lead.startsWith(description);
  if (!isWhole && !isDerivedFrom(description, lead)) return description;
  if (isWhole && /[.!?:。！？：]$/.test(description)) return description;
  const start = isWhole ? description.length : Math.max(description.length - 1, 0);
  const rest = /^.*?(?:[.!?:](?= |$)|[。！？：])/.exec(lead.slice(start))?.[0];
  return rest === undefined ? lead : lead.slice(0, start) + rest;
}

/**
 * Returns the description of a page. If it's only the first heading, which Docusaurus uses as a default, replaces it.
 */
export function getDescription({description, frontmatter, headers}: PageRecord, lead: string): string {
  if (frontmatter.description) return description;
  const isHeading = headers.some(({title}) => title === description);
  return completeSentence(isHeading ? '' : description, lead) || description;
}

/**
 * Creates a Markdown file of each listed page, an index for each version (https://llmstxt.org) and a file with all
 * pages.
 *
 * @throws if an option is invalid
 */
export function markdown(given: Partial<MarkdownOptions> = {}): Output {
  const options = validateFunctionOptions('markdown()', schema, given);
  return function markdown({pages, versions}, {siteUrl, siteConfig, siteDir, i18n, words}) {
    const {title = siteConfig.title, summary = siteConfig.tagline} = options;
    for (const warning of findUnknownVersions({...options, title}, versions, i18n.locales))
      console.warn(`[warning] ${warning}`);
    const readDiagrams = (file: string): string => {
      const source = siteConfig.markdown.mermaid ? readSourceWithPartials(join(siteDir, file), siteDir) : '';
      return source.includes('mermaid') ? source : '';
    };
    const texts = pages
      .filter(({record}) => !record.unlisted)
      .map(({record, derive}) => {
        const address = toAddress(siteUrl, record.path.slice(1));
        const source = readDiagrams(record.relativePath);
        const by = {code: import.meta.url, inputs: ['markdown', address, source]};
        const made = derive(by, (article) => toMarkdown(article, address, source));
        const description = getDescription(record, made.lead);
        return {record: {...record, description}, title: made.title || escapeText(record.title), body: made.body};
      });
    const context: MarkdownContext = {texts, versions, siteUrl, words};
    const {files, sections} = createPageFiles(context);
    return new Map([
      ...files,
      ...createFullTexts(context),
      ...createIndexes({...options, title, summary}, sections, context),
    ]);
  };
}

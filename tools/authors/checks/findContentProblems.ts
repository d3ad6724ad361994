import type {Image, Link, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {find, html, svg} from 'property-information';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {getLineAndColumn} from 'docusaurus-plugin-facts/facts';
import {lookupFact, resolveFacts} from '../../../src/facts';
import {getFactsVersion} from '../../../src/config/versions';
import {parsePage} from '../../prose/readBlocks';
import {REPOSITORY_URL, SITE_URL} from '../../../src/config/addresses';
import {getPageImports} from './findPropProblems';
import {findNameProblems, type NameIndex} from './findNameProblems';
import {findElementProblems} from './findElementProblems';
import {findTermProblems, readPageTerms} from './findTermProblems';
import {findUiNameProblems} from './findUiNameProblems';
import {findStructureProblems} from './findStructureProblems';
import {findCalculationProblems} from './findCalculationProblems';
import {findUnparsedMarks, getStartOffset, type ContentProblem} from './findUnparsedMarks';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements that pages can't contain, each with a hint for its message. */
const FORBIDDEN_ELEMENTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...['script', 'style', 'link', 'meta', 'base'].map((name) => [name, 'code and styles belong to src']),
  ...['iframe', 'frame', 'object', 'embed'].map((name) => [
    name,
    'write a link, because the policy of the site loads no other site',
  ]),
]);

const FILE_NAME = /^(?:\S*\.(?:png|jpe?g|gif|svg|webp|avif)|images?|pictures?|screenshots?|img[-_ ]?\d*)$/i;

function findAltTextProblem(alt: unknown): string | null {
  if (typeof alt !== 'string' || !FILE_NAME.test(alt.trim())) return null;
  return `the picture has the text alternative "${alt}"; allowed: what the picture shows, in words`;
}

function findAttributeProblem(name: string, {name: attribute, value}: MdxJsxAttribute): string | null {
  if (attribute === 'style' && typeof value === 'string')
    return `<${name} style="${value}"> stops the build; allowed: an object, style={{color: 'red'}}; leave it out, because the theme has the styles`;
  if (!/^[a-z]/.test(name)) return null;
  if (/^on[a-z]/i.test(attribute))
    return `<${name} ${attribute}> does nothing in a page; allowed: a component of src that listens`;
  if (name === 'a' && attribute === 'name')
    return `<a name="${String(value)}"> isn't a place to link to; allowed: a heading with an id, {/* #${String(value)} */}; write that`;
  const {property} = find(name === 'svg' ? svg : html, attribute);
  const known = attribute === property || /^(?:data|aria)-/.test(attribute);
  return known ? null : `<${name} ${attribute}> is HTML, and pages are MDX; write ${property}`;
}

function findTagProblems(element: Element): string[] {
  const {name, attributes} = element;
  if (!name) return [];
  const plain = attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute : []));
  const messages = plain.map((attribute) => findAttributeProblem(name, attribute));
  const refused = Object.hasOwn(FORBIDDEN_ELEMENTS, name) ? FORBIDDEN_ELEMENTS[name] : undefined;
  if (refused) messages.push(`<${name}> is not for pages; ${refused}`);
  if (name === 'img') messages.push(findAltTextProblem(plain.find((attribute) => attribute.name === 'alt')?.value));
  return messages.filter((message) => message !== null);
}

/** Explains why a link or picture needs a different address, although it works today. */
function findTargetProblem({type, url}: Link | Image): string | null {
  const own = [`${REPOSITORY_URL}/blob/`, `${REPOSITORY_URL}/tree/`].find((start) => url.startsWith(start));
  if (own && /\/(?:versioned_)?docs\/.*\.mdx?(?:#|$)/.test(url))
    return `"${url}" leads to the source of a page; allowed: its path, such as ../limits/index.mdx; write it`;
  if (type === 'image')
    return /^https?:/.test(url) && !url.startsWith(SITE_URL)
      ? `the picture "${url}" is on another site, which the policy of this one does not load; allowed: a file beside the page, ./file.png`
      : null;
  return null;
}

/** Nodes that are visible without containing text. */
const VISIBLE_NODES = ['image', 'imageReference', 'mdxJsxTextElement', 'mdxTextExpression'];

const isEmpty = (node: Nodes): boolean => {
  let isSeen =
    toString(node)
      .replace(/^\s*\/\*.*\*\/\s*$/, '')
      .trim() !== '';
  visit(node, VISIBLE_NODES, (part) => void (isSeen ||= !('value' in part && /^\s*\/\*/.test(String(part.value)))));
  return !isSeen;
};

/** Finds elements, links and pictures that break the build or don't work for all readers. */
function findMarkupProblems(tree: Root): ContentProblem[] {
  const found: ContentProblem[] = [];
  visit(tree, (node) => {
    const add = (message: string | null): unknown => message && found.push({offset: getStartOffset(node), message});
    if (node.type === 'image' || node.type === 'imageReference') add(findAltTextProblem((node as Image).alt));
    if (node.type === 'image' || node.type === 'link') add(findTargetProblem(node));
    if ((node.type === 'heading' || node.type === 'link') && isEmpty(node))
      add(
        `the ${node.type} has no text; allowed: words that say what ${node.type === 'link' ? 'it leads to' : 'follows'}; add them, or remove it`,
      );
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    findTagProblems(node as Element).forEach(add);
    // Drawings contain other elements.
    return (node as Element).name === 'svg' ? SKIP : undefined;
  });
  return found;
}

function findUnusedImports(tree: Root): ContentProblem[] {
  const used: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') used.push(node.value);
    if (node.type === 'mdxjsEsm') used.push(node.value.replaceAll(/^import\b[^;]*?\bfrom\b.*$/gm, ''));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const {name, attributes} = node as Element;
    const values = attributes.map(({value}) =>
      typeof value === 'string' ? '' : (value as {value?: string} | null)?.value,
    );
    const spread = attributes.map((attribute) =>
      attribute.type === 'mdxJsxExpressionAttribute' ? attribute.value : '',
    );
    used.push(/^[A-Z]|\./.test(name ?? '') ? (name ?? '') : '', ...values.map((value) => value ?? ''), ...spread);
  });
  const words = new Set(used.flatMap((code) => code.match(/[\p{L}\w$]+/gu) ?? []));
  return getPageImports(tree).flatMap(({offset, statement}) =>
    statement.specifiers
      .filter(({local}) => !words.has(local.name))
      .map(({local}) => ({
        offset,
        message: `the import "${local.name}" is not used; allowed: imports of what the page shows; remove it`,
      })),
  );
}

const UNIT =
  /^\s?(?:[KMGT]i?B|bytes?|k?B|ms|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|%|\$|dollars?)(?![\w-])/i;

/** Returns the unit that a sentence has to add to a figure without one. */
function getMissingUnit(name: string, version: ReturnType<typeof getFactsVersion>): string | undefined {
  const known = lookupFact(name, version);
  return known.found && 'bare' in known.fact && known.fact.unit !== 'count' ? known.fact.unit : undefined;
}

function findFigureProblem(
  {0: token, 1: before, 2: name = '', 3: after, 4: shown, index}: RegExpExecArray,
  source: string,
  version: ReturnType<typeof getFactsVersion>,
): string | undefined {
  if (shown !== undefined)
    return `"${token}" would end with two percent signs; allowed: two before a name that is shown itself, and one behind it; write %%${shown}%`;
  const known = resolveFacts(`%${name}%`, version);
  if (known.used.length === 0) return undefined;
  if (before || after) return `"${token}" is shown as it is; allowed: a name without spaces: %${name}%`;
  const unit = UNIT.exec(source.slice(index + token.length))?.[0];
  if (unit === undefined) return undefined;
  // The unit of a bare number comes from the sentence. Bytes and milliseconds are base units of the facts.
  if (name.endsWith('.raw'))
    return /^\s?(?:[KMGT]i?B|kB)$/i.test(unit)
      ? `"${token}${unit}" is the bare number in bytes; allowed: %${name.slice(0, -'.raw'.length)}%, which has its unit`
      : undefined;
  const missing = getMissingUnit(name, version);
  if (missing !== undefined && unit.trim().replace(/s$/, '') !== missing)
    return `"${token}${unit}" is shown as "${known.text}${unit}"; allowed: the unit of the figure; write "${token} ${missing}s"`;
  return /(?<![A-Za-z%])[A-Za-z%]+$/.test(known.text)
    ? `"${token}${unit}" has two units, because %${name}% is "${known.text}"; leave out "${unit.trim()}"`
    : undefined;
}

/** Finds figures with a repeated or wrong unit, and names with spaces. */
function findFigureProblems(source: string, page: string): ContentProblem[] {
  const version = getFactsVersion(page);
  const tokens = source.matchAll(/(?<!%)%(?:( ?)([a-z]\w*(?:\.\w+)+)( ?)%|%([a-z]\w*(?:\.\w+)+)%%)/g);
  return [...tokens].flatMap((token) => {
    const message = findFigureProblem(token, source, version);
    return message === undefined ? [] : {offset: token.index, message};
  });
}

const TITLE_MAX = 100;
const FIELD = /^(title|description|sidebar_label|latest_changes): (?!["'|>])(.*)$/gm;

/** Markdown and to-do notes in fields, which search results would show as they are. */
const NO_TEXT = /\*\*|\]\(|`|<\/[a-z]+>|&[a-z]+;|\b(?:TODO|TBD|FIXME)\b/;

const CURLY_QUOTES = /^[“‘„][^“”‘]*[”’“]$/;

/** Finds front matter values that YAML would cut at a "#", or that aren't plain text. */
function findFrontMatterProblems(source: string): ContentProblem[] {
  const head = /^---\n[^]*?\n---$/m.exec(source)?.[0] ?? '';
  const [title, description] = ['title', 'description'].map((name) => new RegExp(`^${name}: (.*)$`, 'm').exec(head));
  const wrong: ContentProblem[] = [];
  if (title && title[1] === description?.[1])
    wrong.push({
      offset: description?.index ?? 0,
      message: 'the description is the title again; allowed: one sentence that says more',
    });
  if (title && (title[1]?.length ?? 0) > TITLE_MAX)
    wrong.push({
      offset: title.index,
      message: `the title has ${title[1]?.length} characters; allowed: ${TITLE_MAX}, because search results cut it off; say the rest in the description`,
    });
  if (head !== '' && source.slice(head.length).trim() === '')
    wrong.push({offset: 0, message: 'the page says nothing; allowed: text below the front matter; write it'});
  const lost = [...head.matchAll(FIELD)].flatMap(({1: field, 2: value = '', index}) => {
    const at = value.indexOf(' #');
    const mark = NO_TEXT.exec(value)?.[0];
    if (CURLY_QUOTES.test(value)) {
      const plain = value.slice(1, -1).replaceAll('"', "'");
      return {
        offset: index,
        message: `front matter "${field}" would be shown in its quotation marks, which YAML treats as part of the text; allowed: none, or straight ones; write ${field}: "${plain}"`,
      };
    }
    if (at < 0 && mark !== undefined)
      return {offset: index, message: `front matter "${field}" has "${mark}"; allowed: plain words; leave it out`};
    if (at < 0) return [];
    const message = `front matter "${field}" ends before "${value.slice(at + 1)}", which YAML takes for a comment; write the value in quotes: ${field}: "${value}"`;
    return {offset: index, message};
  });
  return [...wrong, ...lost];
}

/**
 * Finds mistakes that don't break the build but that readers would see, and formats them as `file:line: message`.
 *
 * @param built the page after applying the build's transforms, which can use its imports
 * @param names index of the names on all pages
 */
export function findContentProblems(source: string, page: string, built: Root, names: NameIndex): string[] {
  const tree = parsePage(source);
  const found = [
    ...findFrontMatterProblems(source),
    ...findUnparsedMarks(tree, source),
    ...findMarkupProblems(tree),
    ...findElementProblems(tree),
    ...findStructureProblems(tree, source),
    ...findUnusedImports(built),
    ...findFigureProblems(source, page),
    ...findCalculationProblems(tree, page),
    ...findNameProblems(source, page, tree, names),
    ...findUiNameProblems(source, page),
    ...findTermProblems(tree, readPageTerms(page)),
  ];
  return found
    .sort((one, other) => one.offset - other.offset)
    .map(({offset, message}) => `${page}:${getLineAndColumn(source, offset).line}: ${message}`);
}

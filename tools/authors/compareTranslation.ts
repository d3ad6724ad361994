import {execFileSync} from 'node:child_process';
import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {getLocale, getUntranslatedPath} from '../../src/config/versions';
import {getHeadingIds} from '../../src/markdown/page-rules/findPageProblems';
import {parsePage} from '../prose/readBlocks';
import {getAddresses} from './checks/findAddressProblems';
import {getSiteLinks} from './checks/findLinkProblems';
import {getLineWith} from './formatFailures';

/** A part of a page that must be the same in every language. */
type Item = {readonly line: number; readonly kind: string; readonly value: string};
type Section = {readonly id: string; readonly line: number; readonly items: Item[]};

/** Attributes and fields with text for readers, which are translated. */
const TEXTS =
  /^(?:title|label|filterLabel|per|alt|caption|description|summary|placeholder|aria-label|sidebar_label|changes|\w+_changes|keywords)$/;
const FIGURE = /(?<![%\w])%(?:\w+\.)+\w+%/g;
/** Comments in code, which can be translated. */
const COMMENT = /^ *(?:\/\/|#(?!!)|\/?\*|--|<!--).*| (?:\/\/|#) .*/;
const removeComments = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.replace(COMMENT, '').trimEnd())
    .join('\n');

/** Kinds that can occur more or less often, depending on the language. */
const INLINE = ['link', 'figure', 'code in the text'];

/** Removes the language from an external address such as `https://fr.example.org/…`. */
function removeLanguage(url: string, locale: string): string {
  const local = new RegExp(`^(https?://)(?:en|${locale})\\.([^/]+).*$`, 'i').exec(url);
  if (local) return `${local[1]}${local[2]}`;
  return url.replace(new RegExp(`/(?:en|${locale})(?:-[A-Za-z]{2})?(?=/|$)`, 'i'), '');
}

function getElementKey({name, attributes}: MdxJsxFlowElement): string | undefined {
  const kept = attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || TEXTS.test(attribute.name)) return [];
    return typeof attribute.value === 'string' ? ` ${attribute.name}="${attribute.value}"` : ` ${attribute.name}`;
  });
  return /^[A-Z]/.test(name ?? '') || kept.length > 0 ? `<${name}${kept.join('')}>` : undefined;
}

/** Returns the kind and value of a node that must be the same in every language; `undefined` for all others. */
function getNodeKey(node: Nodes): readonly [kind: string, value: string] | undefined {
  switch (node.type) {
    case 'code': {
      const words = [node.lang, node.meta?.replace(/title="[^"]*" ?/, '')].filter(Boolean).join(' ').trim();
      const isText = node.lang === 'mermaid' || (node.lang === 'text' && !words.includes('expect='));
      return ['sample', isText ? words : `${words}\n${removeComments(node.value)}`];
    }
    case 'inlineCode':
      return ['code in the text', `\`${node.value}\``];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const value = getElementKey(node as MdxJsxFlowElement);
      return value === undefined ? undefined : ['element', value];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*\/\*/.test(node.value) ? undefined : ['expression', `{${node.value}}`];
    case 'containerDirective':
      return ['admonition', `:::${node.name}`];
    case 'table':
      return ['table', `${node.children.length} rows of ${node.children[0]?.children.length} cells`];
    case 'list':
      return node.ordered ? ['list', `${node.children.length} steps`] : undefined;
    case 'footnoteReference':
      return ['footnote', `[^${node.identifier}]`];
    default:
      return undefined;
  }
}

function getComparableFields(source: string): Item[] {
  const [all, yaml] = /^---\n([^]*?)^---$/m.exec(source) ?? [];
  const fields = all === undefined ? {} : (parse(yaml ?? '') as Readonly<Record<string, unknown>> | null);
  return Object.entries(fields ?? {})
    .filter(([name]) => !TEXTS.test(name))
    .map(([name, value]) => ({
      line: getLineWith(source, `${name}:`),
      kind: 'field',
      value: `${name}: ${JSON.stringify(value)}`,
    }));
}

/** Parses the sections of a page with their comparable items. */
function parseSections(source: string, page: string, locale: string): Section[] {
  const tree = parsePage(source);
  const sections: Section[] = [{id: '', line: 1, items: getComparableFields(source)}];
  sections.push(...getHeadingIds(tree).map(({id, line}) => ({id, line, items: []})));
  const addItem = (item: Item): void => {
    const {items} = sections.findLast(({line}) => line <= item.line) ?? (sections[0] as Section);
    const isThere = INLINE.includes(item.kind) && items.some((other) => other.value === item.value);
    if (!isThere) items.push(item);
  };
  const fences = new Set<number>();
  visit(tree, (node) => {
    const {start, end} = node.position ?? {start: {line: 1}, end: {line: 1}};
    const [kind, value] = getNodeKey(node) ?? [];
    if (kind !== undefined && value !== undefined && !(node.type === 'inlineCode' && value.match(FIGURE)))
      addItem({line: start.line, kind, value});
    if (node.type === 'code') for (let line = start.line; line <= end.line; line += 1) fences.add(line);
    for (const {written} of getAddresses(node))
      if (/^https?:/.test(written)) addItem({line: start.line, kind: 'link', value: removeLanguage(written, locale)});
  });
  for (const {line, file, anchor} of getSiteLinks(tree, page, () => false))
    addItem({line, kind: 'link', value: `${getUntranslatedPath(file)}${anchor && `#${anchor}`}`});
  for (const [at, text] of source.split('\n').entries())
    if (!fences.has(at + 1))
      for (const [value] of text.matchAll(FIGURE)) addItem({line: at + 1, kind: 'figure', value});
  return sections;
}

/** Omits the items of another list, each as often as it occurs there. */
function omitItems(items: readonly Item[], others: readonly Item[]): Item[] {
  const left = others.map(({kind, value}) => `${kind} ${value}`);
  return items.filter(({kind, value}) => {
    const at = left.indexOf(`${kind} ${value}`);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

type Problem = {readonly line: number; readonly message: string};

const SAME_HINT = 'allowed: the same in every language';
const getFirstLine = (value: string): string => value.split('\n', 1).join();

/** Returns the differences between a translated section and the original. */
function compareItems(own: Section, wanted: Section, original: string): Problem[] {
  const [extra, missing] = [omitItems(own.items, wanted.items), omitItems(wanted.items, own.items)];
  const lost = missing.map(({kind, value, line}) => {
    const from = `${original}:${line}`;
    const index = extra.findIndex((item) => item.kind === kind);
    const [changed] = index < 0 ? [] : extra.splice(index, 1);
    if (changed === undefined) {
      const message = `the ${kind} ${getFirstLine(value)} of ${from} is missing in this section; ${SAME_HINT}; add it`;
      return {line: own.line, message};
    }
    const [lines, others] = [changed.value.split('\n'), value.split('\n')];
    const at = [...lines, ...others].findIndex((_, row) => lines[row] !== others[row]);
    const [given = 'nothing', meant = 'nothing'] = [lines[at]?.trim(), others[at]?.trim()];
    const message = `the ${kind} has ${given}, and that of ${from} has ${meant}; ${SAME_HINT}; write it as it is there`;
    return {line: changed.line + at, message};
  });
  const added = extra.map(({line, kind, value}) => ({
    line,
    message: `the ${kind} ${getFirstLine(value)} is not in this section of ${original}; allowed: what is there; leave it out, or write it there first`,
  }));
  return [...lost, ...added];
}

/**
 * Lists the differences between a translation and its page in everything that's the same in every language: heading
 * ids, figures, samples, code, links, tabs and other elements, admonitions, front-matter fields, and the size of tables
 * and lists.
 */
export function compareTranslation(page: string, source: string, originalSource: string): string[] {
  const [original, locale] = [getUntranslatedPath(page), getLocale(page) ?? ''];
  const [own, wanted] = [parseSections(source, page, locale), parseSections(originalSource, original, locale)];
  const findSection = (sections: readonly Section[], {id}: Section) => sections.find((section) => section.id === id);
  const lost = wanted.filter((section) => !findSection(own, section));
  const ids = lost.map(({id}) => `{/* #${id} */}`).join(', ');
  const problems = own.flatMap((section): readonly Problem[] => {
    const other = findSection(wanted, section);
    if (other) return compareItems(section, other, original);
    const message = `${original} has no section #${section.id}; ${SAME_HINT}; write ${ids || 'it there first'}`;
    return [{line: section.line, message}];
  });
  // With one section too many, that section is the mistake.
  const missing = (own.length < wanted.length ? lost : []).map((section) => ({
    line: own[wanted.indexOf(section) - 1]?.line ?? 1,
    message: `the section #${section.id} of ${original}:${section.line} is missing; allowed: every section; add it with {/* #${section.id} */}`,
  }));
  return [...problems, ...missing]
    .sort((a, b) => a.line - b.line)
    .map(({line, message}) => `${page}:${line}: ${message}`);
}

const runGit = (...args: readonly string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();

/** Returns the commit of a translation, or nothing if it's new or has uncommitted changes. */
const getCommit = (page: string, run = runGit): string =>
  run('status', '--porcelain', '--', page) === '' ? run('log', '-1', '--format=%h', '--', page) : '';

/** Reads the original page as it was when the translation was committed, or as it is now if it wasn't. */
export function readOriginal(page: string, readFile: (path: string) => string, run = runGit): string {
  const original = getUntranslatedPath(page);
  try {
    const commit = getCommit(page, run);
    return commit === '' ? readFile(original) : run('show', `${commit}:${original}`);
  } catch {
    // There's no git, or the page had a different path.
    return readFile(original);
  }
}

/** Finds changes to a page since its translation was committed. */
export function findOutdatedTranslation(page: string, run = runGit): string[] {
  const original = getUntranslatedPath(page);
  const commit = getCommit(page, run);
  const changes = commit === '' ? '' : run('log', '--format=%h "%s"', `${commit}..HEAD`, '--', original);
  if (changes === '') return [];
  return [
    `${page}:1:1 warning older than ${original}, which changed in ${changes.split('\n').join(', ')}; git diff ${commit} -- ${original} shows what`,
  ];
}

import {Linter} from 'eslint';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import {HtmlValidate, type Message, StaticConfigLoader} from 'html-validate';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {find, html as htmlNames} from 'property-information';
import {type ContentProblem, getStartOffset} from './findUnparsedMarks';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const linter = new Linter();

const CONFIG: Linter.Config = {
  plugins: {'jsx-a11y': jsxA11y},
  languageOptions: {parserOptions: {ecmaFeatures: {jsx: true}}},
  rules: {...jsxA11y.flatConfigs.recommended.rules},
};

/** Patterns of html-validate, in words. */
const PATTERNS: Readonly<Record<string, string>> = {
  '/\\d+/': 'a whole number, such as "600"',
  '/-?\\d+/': 'a whole number, such as "600"',
  '/.*/': 'any text',
  '/.+/': 'any text but an empty one',
  '/\\S+/': 'a name without spaces',
  '/[^]+/': 'any text but an empty one',
  '/[^_].*/': 'a name that does not begin with "_"',
};

/** Formats a value or pattern that an attribute can have. */
function formatAllowed(value: string | RegExp): string {
  if (typeof value === 'string') return `"${value}"`;
  const pattern = `/${value.source.replace(/^\^/, '').replace(/\$$/, '')}/`;
  return Object.hasOwn(PATTERNS, pattern) ? (PATTERNS[pattern] ?? '') : 'a value as the HTML standard has it';
}

/** The rules of html-validate for elements of a page, each with what to write. */
const HTML_RULES: Readonly<Record<string, (message: Message) => string>> = {
  'attribute-allowed-values': ({context}) => {
    const {allowed} = context as {allowed: {enum?: readonly (string | RegExp)[]; boolean?: boolean}};
    const values = [...new Set(allowed.enum?.map(formatAllowed))];
    return `${values.join(', ') || 'the attribute without a value'}; write one of them, or leave it out`;
  },
  'close-order': () => 'text, and elements of a line; leave the outer one out, or write its text on its line',
  deprecated: () => 'Markdown, because the theme has the styles; write it',
  'element-name': () => 'elements such as <br />, and components, which begin with a capital',
  'element-permitted-content': () => 'what the outer element can have in it; move it',
  'element-permitted-occurrences': () => 'one of it; remove the other',
  'element-permitted-order': () => 'another order; move it',
  'element-required-content': () => 'one with it; for <details>, its first line is <summary>What is inside</summary>',
  'no-deprecated-attr': () => 'nothing, because the theme has the looks; leave it out',
  'void-content': () => 'nothing in it; write <br />',
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    elements: ['html5'],
    rules: Object.fromEntries(Object.keys(HTML_RULES).map((rule) => [rule, 'error'])),
  }),
);

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a paragraph only contains elements, because MDX doesn't render such paragraphs. */
const hasOnlyElements = (node: Nodes): boolean =>
  'children' in node &&
  (node.children as Nodes[]).every((child) => isElement(child) || (child.type === 'text' && child.value.trim() === ''));

const getChildren = (node: Nodes): Nodes[] => ('children' in node ? (node.children as Nodes[]) : []);

const renderChildren = (node: Nodes, write: (child: Nodes) => string): string => getChildren(node).map(write).join('');

/** Renders a node as JSX with one opening tag per line, and adds each element to `lines`. */
function renderJsx(node: Nodes, lines: Element[]): string {
  const renderInner = (): string => renderChildren(node, (child) => renderJsx(child, lines));
  if (!isElement(node)) return 'children' in node ? renderInner() : '{"text"}';
  lines.push(node);
  const attributes = node.attributes.map((attribute) => {
    const {value} = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute') return ` {${attribute.value.replaceAll(/\s/g, ' ')}}`;
    if (value === null || value === undefined) return ` ${attribute.name}`;
    const code = typeof value === 'string' ? JSON.stringify(value) : value.value.replaceAll(/\s/g, ' ');
    return ` ${attribute.name}={${code}}`;
  });
  return `\n<${node.name ?? ''}${attributes.join('')}>${renderInner()}</${node.name ?? ''}>`;
}

/** Renders a node as HTML with one opening tag per line. A component becomes an element that can contain anything. */
function renderHtml(node: Nodes, lines: Nodes[]): string {
  const isParagraph = node.type === 'paragraph' && !hasOnlyElements(node);
  const renderInner = (): string => renderChildren(node, (child) => renderHtml(child, lines));
  if (!isElement(node) && !isParagraph) return 'children' in node ? renderInner() : 'text';
  lines.push(node);
  const name = isElement(node) ? (node.name ?? '') : 'p';
  if (!/^[a-z][a-z0-9]*$/.test(name)) return `\n<x-component>${renderInner()}</x-component>`;
  const attributes = (isElement(node) ? node.attributes : []).flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? ` ${find(htmlNames, attribute.name).attribute}="${attribute.value.replaceAll('"', '&quot;')}"`
      : [],
  );
  const content = name === 'svg' ? '' : renderInner();
  return `\n<${name}${attributes.join('')}${getChildren(node).length === 0 ? '/>' : `>${content}</${name}>`}`;
}

/** Validates the elements of a page with html-validate. */
function findHtmlProblems(nodes: readonly Nodes[]): ContentProblem[] {
  const lines: Nodes[] = [];
  const html = nodes.map((node) => renderHtml(node, lines)).join('');
  const messages = lines.some(isElement) ? validator.validateStringSync(html).results.flatMap((it) => it.messages) : [];
  return messages.flatMap((message) => {
    const node = lines[message.line - 2];
    const hint = HTML_RULES[message.ruleId]?.(message);
    if (node === undefined || hint === undefined) return [];
    const name = isElement(node) ? node.name : 'p';
    const [, outer] = /^Stray end tag '<\/(\w+)>'/.exec(message.message) ?? [];
    const reason = outer ? `<${name}> cannot be in <${outer}>, which browsers close before it` : message.message;
    return {offset: getStartOffset(node), message: `<${name}>: ${reason}; allowed: ${hint} (${message.ruleId})`};
  });
}

const languages = new Intl.DisplayNames(['en'], {type: 'language', fallback: 'none'});

/** Finds invalid languages, such as `lang="english"`. */
function findLanguageProblems(elements: readonly Element[]): ContentProblem[] {
  return elements.flatMap((element) =>
    element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'lang') return [];
      const {value} = attribute;
      if (typeof value !== 'string' || value === '') return [];
      const isKnown = /^[a-z]{2,3}(?:-\w{2,8})*$/i.test(value) && languages.of(value) !== undefined;
      const message = `<${element.name} lang="${value}"> isn't a language; allowed: its code, such as "fr" or "pt-BR"`;
      return isKnown ? [] : {offset: getStartOffset(element), message};
    }),
  );
}

/** Finds elements that break the rules of html-validate or eslint-plugin-jsx-a11y. */
export function findElementProblems(tree: Root): ContentProblem[] {
  const lines: Element[] = [];
  const nodes = tree.children.filter((node) => node.type !== 'mdxjsEsm');
  const jsx = renderJsx({type: 'root', children: nodes}, lines);
  const found = lines.length === 0 ? [] : linter.verify(`<>${jsx}</>`, CONFIG, 'page.js');
  const problems = found.map(({line, message, ruleId}) => {
    const element = lines[line - 2];
    const rule = ruleId === null ? '' : ` (${ruleId})`;
    return {offset: element ? getStartOffset(element) : 0, message: `<${element?.name}>: ${message}${rule}`};
  });
  return [...problems, ...findHtmlProblems(nodes), ...findLanguageProblems(lines)];
}

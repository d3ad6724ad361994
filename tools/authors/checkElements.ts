import {Linter} from 'eslint';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {htmlVoidElements} from 'html-void-elements';
import {isValidHTMLNesting} from 'validate-html-nesting';
import {type Found, offsetOf} from './findShownMarks';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const linter = new Linter();

const CONFIG: Linter.Config = {
  plugins: {'jsx-a11y': jsxA11y},
  languageOptions: {parserOptions: {ecmaFeatures: {jsx: true}}},
  rules: {...jsxA11y.flatConfigs.recommended.rules, 'jsx-a11y/lang': 'error'},
};

/** Whether only elements are in a paragraph, which MDX leaves out then. */
const isUnwrapped = (node: Nodes): boolean =>
  'children' in node &&
  (node.children as Nodes[]).every((child) => isElement(child) || (child.type === 'text' && child.value.trim() === ''));

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** An element as JSX, each opening tag on a line of its own, and the elements by line; text as a string. */
function writeJsx(node: Nodes, lines: Element[]): string {
  const children = (): string =>
    'children' in node ? (node.children as Nodes[]).map((child) => writeJsx(child, lines)).join('') : '{"text"}';
  if (!isElement(node)) return children();
  lines.push(node);
  const attributes = node.attributes.map((attribute) => {
    const {value} = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute') return ` {${attribute.value.replaceAll(/\s/g, ' ')}}`;
    if (value === null || value === undefined) return ` ${attribute.name}`;
    const code = typeof value === 'string' ? JSON.stringify(value) : value.value.replaceAll(/\s/g, ' ');
    return ` ${attribute.name}={${code}}`;
  });
  return `\n<${node.name ?? ''}${attributes.join('')}>${children()}</${node.name ?? ''}>`;
}

/** Elements that parse and that browsers move elsewhere: a paragraph of Markdown within `<p>`, for example. */
function findNesting(node: Nodes, parent: string | null): Found[] {
  const isParagraph = node.type === 'paragraph' && !isUnwrapped(node);
  const name = isElement(node) ? node.name : isParagraph ? 'p' : parent;
  const isPlain = typeof name === 'string' && /^[a-z][a-z0-9]*$/.test(name);
  const isOwn = name !== parent || isElement(node) || isParagraph;
  const wrong = isOwn && parent !== null && isPlain && !isValidHTMLNesting(parent, name);
  const inner = isPlain ? name : isElement(node) ? null : parent;
  const found = 'children' in node ? (node.children as Nodes[]).flatMap((child) => findNesting(child, inner)) : [];
  if (isElement(node) && htmlVoidElements.includes(node.name ?? '') && node.children.length > 0)
    found.push({
      offset: offsetOf(node),
      message: `<${node.name}> has something in it, which stops the build; allowed: <${node.name} />; write that`,
    });
  if (!wrong) return found;
  return [
    {
      offset: offsetOf(node),
      message: `<${name}> cannot be in <${parent}>, which browsers close before it; allowed: text there; leave <${parent}> out, or write its text on its line`,
    },
    ...found,
  ];
}

/** What the rules of eslint-plugin-jsx-a11y and of HTML object to in the elements of a page. */
export function findElementMistakes(tree: Root): Found[] {
  const lines: Element[] = [];
  const jsx = writeJsx({type: 'root', children: tree.children.filter((node) => node.type !== 'mdxjsEsm')}, lines);
  const found = lines.length === 0 ? [] : linter.verify(`<>${jsx}</>`, CONFIG, 'page.js');
  const said = found.map(({line, message, ruleId}) => {
    const element = lines[line - 2];
    const rule = ruleId === null ? '' : ` (${ruleId})`;
    return {offset: element ? offsetOf(element) : 0, message: `<${element?.name}>: ${message}${rule}`};
  });
  return [...said, ...tree.children.flatMap((node) => findNesting(node, null))];
}

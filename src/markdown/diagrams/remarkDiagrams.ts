import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeIn} from 'docusaurus-plugin-facts';
import {readDiagram, renderDiagram} from './renderDiagram';
import {parseMermaid} from '../../../node_modules/beautiful-mermaid/dist/index.js';

/** `<div dangerouslySetInnerHTML={{__html: html}} />`: one string in the page's script, not a tree of elements. */
function rawHtml(className: string, html: string): RootContent {
  const literal = {type: 'Literal', value: html, raw: JSON.stringify(html)};
  const object = {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Identifier', name: '__html'},
        value: literal,
      },
    ],
  };
  const program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression: object}],
  };
  const node: unknown = {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: className},
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}},
      },
    ],
    children: [],
  };
  return node as RootContent;
}

type Locate = (lineInFence: number) => string;

function draw(code: Code, at: number, locate: Locate): RootContent {
  const mistakes = findMistakes(code.value);
  if (mistakes.length > 0) {
    throw new Error(mistakes.map(({line, message}) => `${locate(line)}: Mermaid: ${message}`).join('\n'));
  }
  try {
    return rawHtml('diagram', renderDiagram(readDiagram(code.value), `diagram-${at}`));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${locate(0)}: Mermaid: ${reason}`);
  }
}

/** Draws the `mermaid` fences of a page at build time; the page loads no diagram library. */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      count += 1;
      const [path, fence] = placeIn(file, node).split(/:(?=\d+$)/);
      const locate: Locate = (line) => `${path}:${Number(fence) + line}`;
      parent.children[index] = draw(node, count, locate);
    });
  };
}

/*
 * The package only supports `import`, but the loader of the site's configuration (jiti 1) resolves
 * modules like `require`. Both can find it by its file.
 */

/** A line of a diagram, from 1, and what is wrong with it. */
type DiagramMistake = {readonly line: number; readonly message: string};

const LABEL = String.raw`(?:"[^"]+"|[^"\[\](){}<>|]+?)`;
const around = (open: string, close: string): string => `${open}${LABEL}${close}`;

/** Shapes of a node, the longest delimiters first. */
const SHAPES = [
  around(String.raw`\(\(\(`, String.raw`\)\)\)`),
  around(String.raw`\(\[`, String.raw`\]\)`),
  around(String.raw`\(\(`, String.raw`\)\)`),
  around(String.raw`\[\[`, String.raw`\]\]`),
  around(String.raw`\[\(`, String.raw`\)\]`),
  around(String.raw`\{\{`, String.raw`\}\}`),
  around(String.raw`\[[/\\]`, String.raw`[/\\]\]`),
  around(String.raw`\[`, String.raw`\]`),
  around(String.raw`\(`, String.raw`\)`),
  around(String.raw`\{`, String.raw`\}`),
];

const NODE = new RegExp(String.raw`^\s*(\w+(?:-\w+)*)(?:${SHAPES.join('|')})?(?::::[\w-]+)?\s*`);
const ARROW =
  /^(?:<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]+\|)?|<?(?:--|-\.|==)\s.+?\s(?:-->|---|\.->|-\.-|==>|===)|&)/;
const SETTING = /^(?:subgraph\s.+|end|(?:classDef|class|style|linkStyle)\s.+|direction\s+(?:TD|TB|LR|BT|RL))$/;

const STATE = String.raw`(?:\[\*\]|\w[\w-]*)`;

/** What a line of the other kinds of diagram may be, and how messages show it. */
const LINES: Readonly<Record<string, {readonly line: RegExp; readonly allowed: string}>> = {
  stateDiagram: {
    line: new RegExp(
      String.raw`^(?:${STATE}\s+-->\s+${STATE}(?:\s*:\s*\S.*)?|state\s.+|class\s.+|\w[\w-]*\s*:\s*\S.*|\}|direction\s+\w\w)$`,
    ),
    allowed: '"One --> Other: why", with spaces around the arrow, and [*] for the start and the end',
  },
  sequenceDiagram: {
    line: /^(?:(?:participant|actor)\s+\w+(?:\s+as\s+\S.*)?|\w+\s*--?(?:>>?|\)|x)[+-]?\s*\w+\s*:\s*\S.*|note\s+(?:over|left of|right of)\s+\w+(?:\s*,\s*\w+)?\s*:\s*\S.*|(?:alt|else|opt|loop|par|and|critical|option|break|rect|activate|deactivate)\b.*|autonumber|end)$/i,
    allowed: '"participant A as Name", "A->>B: text", "Note over A: text", and alt, else, loop or opt with an end',
  },
};

type Statement = {readonly ids: readonly string[]; readonly left: string};

/** Reads nodes joined by arrows; `left` is what cannot be read. */
function readStatement(text: string): Statement {
  const ids: string[] = [];
  let left = text;
  for (;;) {
    const node = NODE.exec(left);
    if (!node) return {ids, left};
    ids.push(node[1] ?? '');
    left = left.slice(node[0].length);
    const arrow = ARROW.exec(left);
    if (!arrow) return {ids, left};
    left = left.slice(arrow[0].length);
    // An arrow that leads nowhere.
    if (left.trim() === '') return {ids, left: arrow[0]};
  }
}

function checkFlowchart(source: string, lines: readonly (readonly [text: string, line: number])[]): DiagramMistake[] {
  const read = lines
    .filter(([text]) => !SETTING.test(text))
    .map(([text, line]) => ({text, line, ...readStatement(text)}));
  const broken = read
    .filter(({left}) => left !== '')
    .map(({text, line, left}) => ({
      line,
      message:
        `"${text}" cannot be read from "${left.trim()}" on; allowed: id[Label] or id["Label (with brackets)"], ` +
        'joined by -->, -->|text| or -- text -->; close the label, or name what the arrow leads to',
    }));
  if (broken.length > 0) return broken;
  const drawn = parseMermaid(source).nodes;
  return read.flatMap(({text, line, ids}) =>
    ids
      .filter((id) => !drawn.has(id))
      .map((id) => ({line, message: `"${text}": the drawing lacks "${id}"; write spaces around the arrows`})),
  );
}

/**
 * What is wrong with the Mermaid of a fence: lines that the renderer would pass over in silence, so that the drawing
 * lacks a node. Kinds of diagram that are not known here are left to the renderer.
 */
export function findMistakes(source: string): DiagramMistake[] {
  const [header, ...lines] = source
    .split('\n')
    .map((text, at) => [text.trim().replace(/;$/, ''), at + 1] as const)
    .filter(([text]) => text !== '' && !/^(?:%%|acc(?:Title|Descr)\s*:)/.test(text));
  const kind = /^\w+/.exec(header?.[0] ?? '')?.[0] ?? '';
  if (kind === 'flowchart' || kind === 'graph') {
    return checkFlowchart(source.replace(/^[ \t]*acc(?:Title|Descr)[ \t]*:.*$/gm, ''), lines);
  }
  const rule = LINES[kind];
  if (!rule) return [];
  return lines
    .filter(([text]) => !rule.line.test(text))
    .map(([text, line]) => ({line, message: `"${text}" cannot be read; allowed: ${rule.allowed}`}));
}

import {distance} from 'fastest-levenshtein';
import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {getLocation} from 'docusaurus-plugin-facts';
import {createElement} from '../placeholders/replacePlaceholders';
import {parseDiagram, renderDiagram} from './renderDiagram';
import {parseMermaid, renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';

/** Creates an element with HTML as a string, which makes the page's script smaller than a tree of elements. */
function createFrame(html: string, id: string): RootContent {
  // Drawings that can be too wide for a phone are focusable, and need a name.
  const name = html.includes('diagram__whole') ? {role: 'group', 'aria-labelledby': `${id}-title`} : {};
  return createElement('div', {className: 'diagram scroll-frame', ...name, dangerouslySetInnerHTML: {__html: html}});
}

type Locate = (lineInFence: number) => string;

function createDiagram(code: Code, at: number, locate: Locate): RootContent {
  const formatMermaidError = (line: number, message: string): string => `${locate(line)}: Mermaid: ${message}`;
  let mistakes: readonly DiagramProblem[];
  try {
    mistakes = findDiagramProblems(code.value);
    if (mistakes.length === 0)
      return createFrame(renderDiagram(parseDiagram(code.value), `diagram-${at}`), `diagram-${at}`);
  } catch (error) {
    throw new Error(formatMermaidError(0, error instanceof Error ? error.message : String(error)));
  }
  throw new Error(mistakes.map(({line, message}) => formatMermaidError(line, message)).join('\n'));
}

/** Remark plugin: renders `mermaid` fences at build time, so that pages don't load a diagram library. */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      count += 1;
      const [path, fence] = getLocation(file, node).split(/:(?=\d+$)/);
      const formatLocation: Locate = (line) => `${path}:${Number(fence) + line}`;
      parent.children[index] = createDiagram(node, count, formatLocation);
    });
  };
}

/*
 * The package only supports `import`, but the loader of the site's configuration (jiti 1) resolves
 * modules like `require`. Both can find it by its file.
 */

type DiagramProblem = {readonly line: number; readonly message: string};

/** Lines that don't add anything to the drawing. */
const SILENT = /^(?:%%|acc(?:Title|Descr)\s*:|(?:class|classDef|style|linkStyle|direction)\s|end$|\}$)/;

/** Keywords of Mermaid, which aren't part of the drawing. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'subgraph state as participant actor note over left right of alt else opt loop par and critical option break autonumber'.split(
    ' ',
  ),
);

/** Names with a label, which is drawn instead: `a` in `a[Draft]` and `participant a as Draft`. */
const NAMED = /\b(\w+)(?=[[({>])|\b(\w+)\s+as\s/g;

const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

function getDrawnTexts(source: string): Set<string> {
  const svg = renderMermaidSVG(source).replace(/<style>[\s\S]*?<\/style>/, '');
  return new Set([...svg.matchAll(/>([^<>]+)</g)].flatMap(([, text = '']) => splitWords(text)));
}

/** Whether a label contains an arrow or an unclosed bracket. */
const isOpenLabel = (label: string): boolean =>
  label.includes('-->') || /[[({]/.test(label.split(/[\])}]/).at(-1) ?? '');

/** Returns unclosed labels of a flowchart, which contain the text after them. */
const getOpenLabels = (source: string): string[] =>
  /^\s*(?:flowchart|graph)\b/.test(source)
    ? [...parseMermaid(source).nodes.values()].flatMap(({label}) => (isOpenLabel(label) ? label : []))
    : [];

/** Minimum length of an id to suggest another one, because short ids are similar. */
const MIN_ID = 4;

/** Whether two ids differ by one letter. Ids such as `step1` and `step2` differ on purpose. */
const isSimilar = (one: string, other: string): boolean =>
  distance(one, other) === 1 && one.replace(/\d/g, '') !== other.replace(/\d/g, '');

/** Returns the ids in a flowchart that have no label and are similar to an id with a label, each with that id. */
function getMistypedIds(source: string): ReadonlyMap<string, string> {
  if (!/^\s*(?:flowchart|graph)\b/.test(source)) return new Map();
  const nodes = [...parseMermaid(source).nodes.values()];
  const named = nodes.filter(({id, label}) => id !== label);
  return new Map(
    nodes.flatMap(({id, label}) => {
      const [near] = id === label && id.length >= MIN_ID ? named.filter((it) => isSimilar(it.id, id)) : [];
      return near ? [[id, near.id] as const] : [];
    }),
  );
}

/**
 * Finds lines of a Mermaid source that the renderer silently ignores or only partly draws.
 */
export function findDiagramProblems(source: string): DiagramProblem[] {
  const lines = source.split('\n').map((text, at) => [text.trim().replace(/;$/, ''), at + 1] as const);
  const [, ...own] = lines.filter(([text]) => text !== '' && !SILENT.test(text));
  const drawing = source.replace(/^[ \t]*(?:acc(?:Title|Descr)|class)\b.*$/gm, '');
  const drawn = getDrawnTexts(drawing);
  const openLabels = getOpenLabels(drawing);
  for (const [, name = '', alias = ''] of source.matchAll(NAMED)) drawn.add(name).add(alias);
  const mistyped = getMistypedIds(drawing);
  return own.flatMap(([text, line]) => {
    const id = splitWords(text).find((word) => mistyped.has(word));
    if (id !== undefined) {
      const message = `"${text}": "${id}" is a separate box without a label; did you mean "${mistyped.get(id)}"? Otherwise, give it a label: ${id}[Its text]`;
      return [{line, message}];
    }
    const label = openLabels.find((one) => text.includes(one));
    const lost = splitWords(text).find((word) => !drawn.has(word) && !KEYWORDS.has(word.toLowerCase()));
    if (label === undefined && lost === undefined && !/[-=.]>?$/.test(text)) return [];
    const isArrow = lost === undefined && 'the arrow leads to nothing';
    const reason =
      label === undefined ? isArrow || `the drawing lacks "${lost}"` : `the label "${label}" is not closed`;
    return [
      {line, message: `"${text}": ${reason}; write it as Mermaid does, with spaces around arrows and labels closed`},
    ];
  });
}

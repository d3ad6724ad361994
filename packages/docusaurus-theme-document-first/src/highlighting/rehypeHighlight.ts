import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {addGrammars} from './grammars';
import {highlightCode} from './highlightCode';
import {readFence} from './readFence';

const LANGUAGE = /^language-(.+)$/;

function languageOf({properties}: Element): string {
  const names = Array.isArray(properties.className) ? properties.className : [];
  return (
    names
      .map((name) => LANGUAGE.exec(String(name))?.[1])
      .find(Boolean)
      ?.toLowerCase() ?? 'text'
  );
}

const textOf = (node: ElementContent): string => ('value' in node && node.type === 'text' ? node.value : '');

/** The properties of the theme's code block: one string of HTML instead of a tree of elements. */
function highlightElement(code: Element): Element {
  const language = languageOf(code);
  const {title, marked} = readFence(String(code.properties.metastring ?? ''));
  const text = code.children.map(textOf).join('').replace(/\s+$/, '');
  const properties = {
    className: [`language-${language}`],
    html: highlightCode(text, language, marked),
    ...(title && {title}),
  };
  return {...code, properties, children: []};
}

/**
 * Highlights the fences of a page at build time: readers load no highlighter. Own code on the grammars of
 * `prism-react-renderer`, because the ready-made highlighters write a `style` attribute on every token, which a
 * content-security policy without inline styles forbids.
 *
 * @param grammars components of `prismjs` for languages that the renderer brings no grammar for
 */
export function rehypeHighlight({grammars = []}: {readonly grammars?: readonly string[]} = {}) {
  addGrammars(grammars);
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'pre') return;
      node.children = node.children.map((child) =>
        child.type === 'element' && child.tagName === 'code' ? highlightElement(child) : child,
      );
    });
  };
}

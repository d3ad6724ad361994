import {escapeHtml} from '../escapeHtml';
import {renderMermaidSVG} from './mermaid';

/** A Mermaid source without its text alternative, and that alternative. */
export type Diagram = {
  readonly source: string;
  readonly title: string;
  readonly description: string;
};

const TITLE = /^\s*accTitle:\s*(.+)$/m;
const DESCRIPTION = /^\s*accDescr:\s*(.+)$/m;

/**
 * Takes the text alternative out of a Mermaid source.
 *
 * @throws when `accTitle` or `accDescr` is missing.
 */
export function readDiagram(text: string): Diagram {
  const title = TITLE.exec(text)?.[1];
  const description = DESCRIPTION.exec(text)?.[1];
  if (!title || !description) {
    throw new Error('a diagram needs the lines "accTitle: …" and "accDescr: …" below its first line');
  }
  return {
    source: text.replace(TITLE, '').replace(DESCRIPTION, ''),
    title: title.trim(),
    description: description.trim(),
  };
}

/**
 * Draws a diagram as SVG that takes its colours from the page's custom properties.
 *
 * @param id prefix of the ids inside, unique for each diagram on a page
 * @throws when the source is not Mermaid that can be drawn
 */
export function renderDiagram({source, title, description}: Diagram, id: string): string {
  const svg = renderMermaidSVG(source, {padding: 8, nodeSpacing: 20, layerSpacing: 36});
  const alternative = `<title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-desc">${escapeHtml(description)}</desc>`;
  return svg
    .replace(/<style>[\s\S]*?<\/style>\s*/, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/>\s+</g, '><')
    .replace(
      /<svg ([^>]*)>/,
      `<svg $1 class="diagram__drawing" role="img" aria-labelledby="${id}-title ${id}-desc">${alternative}`,
    );
}

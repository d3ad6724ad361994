import type {DocsHeading} from './data/createDocs';

/** A heading of Markdown, with its id at its end. */
const HEADING = /^(#{2,6}) .*\{#([^{}\s]+)\}$/gm;

/** The Markdown of one section with the sections below it; `null` where the page has no such heading. */
export function extractSection(markdown: string, headings: readonly DocsHeading[], slug: string): string | null {
  // An example in a fence has an id of its own.
  const ids = new Set(headings.map((heading) => heading.slug));
  const places = [...markdown.matchAll(HEADING)].filter(([, , id = '']) => ids.has(id));
  const index = places.findIndex(([, , id]) => id === slug);
  const start = places[index];
  if (!start) return null;
  const end = places.slice(index + 1).find(([, marks = '']) => marks.length <= String(start[1]).length);
  return markdown.slice(start.index, end?.index).trimEnd();
}

/** Letters and digits of a heading. */
const toPlain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The heading that is meant by an id or by its words. */
export function findHeading(headings: readonly DocsHeading[], wanted: string): DocsHeading | undefined {
  const slug = wanted.replace(/^#/, '');
  return (
    headings.find((heading) => heading.slug === slug) ??
    headings.find(({title}) => toPlain(title) !== '' && toPlain(title) === toPlain(wanted))
  );
}

import type {DocsHeading} from './data/createDocs';

/** A Markdown heading, with its id at the end. */
const HEADING = /^(#{2,6}) .*\{#([^{}\s]+)\}$/gm;

/** Extracts a section with its subsections as Markdown; `null` if there's no such heading. */
export function extractSection(markdown: string, headings: readonly DocsHeading[], slug: string): string | null {
  // Headings in fences may have ids too.
  const ids = new Set(headings.map((heading) => heading.slug));
  const places = [...markdown.matchAll(HEADING)].filter(([, , id = '']) => ids.has(id));
  const index = places.findIndex(([, , id]) => id === slug);
  const start = places[index];
  if (!start) return null;
  const end = places.slice(index + 1).find(([, marks = '']) => marks.length <= String(start[1]).length);
  return markdown.slice(start.index, end?.index).trimEnd();
}

/** Returns the letters and digits of a heading. */
const normalizeHeading = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Finds a heading by its id or text. */
export function findHeading(headings: readonly DocsHeading[], wanted: string): DocsHeading | undefined {
  const slug = wanted.replace(/^#/, '');
  return (
    headings.find((heading) => heading.slug === slug) ??
    headings.find(({title}) => normalizeHeading(title) !== '' && normalizeHeading(title) === normalizeHeading(wanted))
  );
}

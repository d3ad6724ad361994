import type {DocsHeading} from './data/createDocs';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{2,6})\s+(\S.*)?$/;

/** A heading and where its line starts. */
type Place = {readonly heading: DocsHeading; readonly at: number};

/** Letters and digits of a heading, without the marks of Markdown, links and ids. */
function toPlain(text: string): string {
  return text
    .replace(/\]\((?:[^()]|\([^()]*\))*\)/g, '')
    .trimEnd()
    .replace(/<[^<>]*>|\s\{#[^{}]*\}$/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Finds the headings of a page in its Markdown, in their order. */
function locateHeadings(markdown: string, headings: readonly DocsHeading[]): Place[] {
  const places: Place[] = [];
  let offset = 0;
  let fence: string | null = null;
  let next = 0;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    const [, hashes = '', text = ''] = (fence === null && HEADING.exec(line)) || [];
    const found = headings.findIndex(
      ({level, title}, at) => at >= next && level === hashes.length && toPlain(title) === toPlain(text),
    );
    const heading = headings[found];
    if (heading) {
      places.push({heading, at: offset});
      next = found + 1;
    }
    offset += line.length + 1;
  }
  return places;
}

/** The Markdown of one section with the sections below it; `null` where the page has no such heading. */
export function cutSection(markdown: string, headings: readonly DocsHeading[], slug: string): string | null {
  const places = locateHeadings(markdown, headings);
  const index = places.findIndex(({heading}) => heading.slug === slug);
  const start = places[index];
  if (!start) return null;
  const end = places.slice(index + 1).find(({heading}) => heading.level <= start.heading.level);
  return markdown.slice(start.at, end?.at).trimEnd();
}

/** The heading that is meant by an id or by its words. */
export function findHeading(headings: readonly DocsHeading[], wanted: string): DocsHeading | undefined {
  const slug = wanted.replace(/^#/, '');
  return (
    headings.find((heading) => heading.slug === slug) ??
    headings.find(({title}) => toPlain(title) !== '' && toPlain(title) === toPlain(wanted))
  );
}

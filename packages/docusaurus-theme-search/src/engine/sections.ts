import type {Parts} from './parts';
import {toSlug, type IndexFile, type PageEntry, type TextsPart} from './records';

/** What is shown of a section; its text is empty until the part that has it is there. */
export type SectionText = TextsPart[number][number];

/** The sections of an index by their numbers, with what is known of them so far. */
export type Sections = {
  readonly count: number;
  /** Number of the page that a section belongs to. */
  readonly getPage: (section: number) => number;
  /** Whether a section is the page itself. */
  readonly isPage: (section: number) => boolean;
  /** Number of the part with the texts of a page, unless it is there already. */
  readonly getMissingPart: (page: number) => number | undefined;
  readonly get: (section: number) => SectionText;
};

function decodeHeading(heading: PageEntry['headings'][number]): Pick<SectionText, 'title' | 'slug'> {
  return typeof heading === 'string' ? {title: heading, slug: toSlug(heading)} : {title: heading[0], slug: null};
}

/** Titles and headings of a page, the page itself first. */
export const getHeadings = ({title, headings}: PageEntry): string[] => [
  title,
  ...headings.map((heading) => decodeHeading(heading).title),
];

/** Numbers the sections of an index. */
export function createSections({pages, terms, texts}: IndexFile, parts: Pick<Parts, 'get'>): Sections {
  const firsts: number[] = [];
  const pageOfSection: number[] = [];
  pages.forEach(({size}, page) => {
    firsts.push(pageOfSection.length);
    for (let at = 0; at < size; at += 1) pageOfSection.push(page);
  });
  const places = texts.flatMap((count, part) =>
    Array.from({length: count}, (_, at) => ({part: terms.length + part, at})),
  );

  const getTexts = (page: number): TextsPart[number] | undefined => {
    const {part = -1, at = 0} = places[page] ?? {};
    return (parts.get(part) as TextsPart | undefined)?.[at];
  };

  return {
    count: pageOfSection.length,
    getPage: (section) => pageOfSection[section] ?? 0,
    isPage: (section) => firsts[pageOfSection[section] ?? 0] === section,
    getMissingPart: (page) => (getTexts(page) ? undefined : places[page]?.part),
    get: (section) => {
      const page = pageOfSection[section] ?? 0;
      const at = section - (firsts[page] ?? 0);
      const known = getTexts(page)?.[at];
      if (known) return known;
      const heading = at > 0 ? pages[page]?.headings[at - 1] : undefined;
      const title = pages[page]?.title ?? '';
      return {...(heading === undefined ? {title, slug: null} : decodeHeading(heading)), text: ''};
    },
  };
}

import type {Parts} from './parts';
import {toSlug, type IndexFile, type PageEntry, type TextsPart} from './records';

/** Content of a section. Its text is empty until its part was loaded. */
export type SectionText = TextsPart[number][number];

/** The sections of an index by number, as far as they're loaded. */
export type Sections = {
  readonly count: number;
  readonly getPage: (section: number) => number;
  /** Whether a section is the page itself. */
  readonly isPage: (section: number) => boolean;
  /** Returns the number of the part with the texts of a page, unless it's loaded already. */
  readonly getMissingPart: (page: number) => number | undefined;
  readonly get: (section: number) => SectionText;
};

function decodeHeading(heading: PageEntry['headings'][number]): Pick<SectionText, 'title' | 'slug'> {
  return typeof heading === 'string' ? {title: heading, slug: toSlug(heading)} : {title: heading[0], slug: null};
}

/** Returns the title and headings of a page, the page itself first. */
export const getHeadings = ({title, headings}: PageEntry): string[] => [
  title,
  ...headings.map((heading) => decodeHeading(heading).title),
];

/** Numbers the sections of an index, and returns a function that reads them from the parts of a query. */
export function createSectionReader({pages, terms, texts}: IndexFile): (parts: Pick<Parts, 'get'>) => Sections {
  const firsts: number[] = [];
  const pageOfSection: number[] = [];
  pages.forEach(({size}, page) => {
    firsts.push(pageOfSection.length);
    for (let at = 0; at < size; at += 1) pageOfSection.push(page);
  });
  const places = texts.flatMap((count, part) =>
    Array.from({length: count}, (_, at) => ({part: terms.length + part, at})),
  );

  return (parts) => {
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
  };
}

/** Positions of a page, measured together so that scrolling needs no measuring. */
export type PageMeasures = {
  /** Links of the list whose headings show, in the order of the page. */
  readonly links: readonly HTMLAnchorElement[];
  /** Tops of their headings, from the top of the page. */
  readonly tops: readonly number[];
  /** Upper and lower edges of the links, from the top of the list's content. */
  readonly edges: readonly {readonly top: number; readonly bottom: number}[];
  readonly list: HTMLElement;
  readonly listHeight: number;
  readonly pageHeight: number;
  /** Height of what covers the page above: the line of reading is below it. */
  readonly covered: number;
};

/** When its link is followed, a heading ends up a little below the navbar, where it counts as being read. */
const SLACK = 12;

const headingOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** Measures the list and the headings it leads to. */
export function measurePage(list: HTMLElement, linkClassName: string): PageMeasures {
  const all = [...list.getElementsByClassName(linkClassName)] as HTMLAnchorElement[];
  const shown = all
    .map((link) => ({link, heading: headingOf(link)}))
    .filter((pair): pair is {link: HTMLAnchorElement; heading: HTMLElement} => Boolean(pair.heading?.offsetParent));
  const listTop = list.getBoundingClientRect().top - list.scrollTop;
  const first = shown[0];
  const margin = first ? Number.parseFloat(getComputedStyle(first.heading).scrollMarginTop) || 0 : 0;
  return {
    links: shown.map(({link}) => link),
    tops: shown.map(({heading}) => heading.getBoundingClientRect().top + window.scrollY),
    edges: shown.map(({link}) => {
      const {top, bottom} = link.getBoundingClientRect();
      return {top: top - listTop, bottom: bottom - listTop};
    }),
    list,
    listHeight: list.clientHeight,
    pageHeight: document.documentElement.scrollHeight,
    covered: margin + SLACK,
  };
}

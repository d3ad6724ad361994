/** A block of code, as the theme renders it. */
export const BLOCK = '.code-block';

/** Some lines of a block, counted from 1. */
export type LineRange = {readonly from: number; readonly to: number};

/** What `?lines=` says: which lines of which block below the heading of the fragment, counted from 1. */
export type LineAddress = LineRange & {readonly block: number};

/** What follows, such as the short hash that links had once, says nothing more. */
const FORM = /^(\d+)(?:-(\d+))?(?:\.(\d+))?(?:\.\w+)?$/;

/** Reads `3-5.2`: lines 3 to 5 of the second block. All but the first line can be left out. */
export function parseLines(text: string): LineAddress | undefined {
  const [, first, last = first, block = '1'] = FORM.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)].sort((a, b) => a - b) as [number, number];
  return from > 0 && Number(block) > 0 ? {from, to, block: Number(block)} : undefined;
}

/** Writes what `parseLines` reads. */
export function printLines({from, to, block}: LineAddress): string {
  return `${from === to ? from : `${from}-${to}`}.${block}`;
}

const HEADINGS = 'h1[id],h2[id],h3[id],h4[id],h5[id],h6[id]';

/** Where a block is: its position among the blocks below a heading; above the first heading there is no id. */
export type BlockPlace = {readonly heading: string; readonly block: number};

/** The blocks of the page with their places, in the order of the page. */
function listPlaces(): Map<Element, BlockPlace> {
  const places = new Map<Element, BlockPlace>();
  let place: BlockPlace = {heading: '', block: 0};
  const main = document.querySelector('main') ?? document;
  for (const element of main.querySelectorAll(`${HEADINGS},${BLOCK}`)) {
    const isBlock = element.matches(BLOCK);
    place = isBlock ? {...place, block: place.block + 1} : {heading: element.id, block: 0};
    if (isBlock) places.set(element, place);
  }
  return places;
}

/** Where a block is. */
export function placeOf(block: Element): BlockPlace | undefined {
  return listPlaces().get(block);
}

/** The block at a place. */
export function findBlock({heading, block}: BlockPlace): HTMLElement | undefined {
  const found = [...listPlaces()].find(([, place]) => place.heading === heading && place.block === block);
  return found?.[0] as HTMLElement | undefined;
}

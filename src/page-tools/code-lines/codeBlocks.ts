/** A block of code, as `src/theme/CodeBlock` renders it. */
export const BLOCK = '.code-block';

const HEADINGS = 'h1[id],h2[id],h3[id],h4[id],h5[id],h6[id]';

/** Where a block is: its position among the blocks below a heading; above the first heading there is no id. */
export type BlockPlace = {readonly heading: string; readonly block: number};

const findMain = (): ParentNode => document.querySelector('main') ?? document;

/** The blocks of the page with their places, in the order of the page. */
function listPlaces(): Map<Element, BlockPlace> {
  const places = new Map<Element, BlockPlace>();
  let place: BlockPlace = {heading: '', block: 0};
  for (const element of findMain().querySelectorAll(`${HEADINGS},${BLOCK}`)) {
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

/** The blocks below a heading, up to the next one. */
export function listBlocks(heading: string): HTMLElement[] {
  const ofHeading = [...listPlaces()].filter(([, place]) => place.heading === heading);
  return ofHeading.map(([block]) => block as HTMLElement);
}

/** The lines of a block. */
export function readLines(block: Element): string[] {
  return (block.querySelector('code')?.textContent ?? '').replace(/\n+$/, '').split('\n');
}

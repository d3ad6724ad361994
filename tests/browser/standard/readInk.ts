import type {Locator} from '@playwright/test';
import {PNG} from 'pngjs';

/** From this sum of the differences of red, green and blue on, two colours are told apart at a glance. */
const STANDS_OUT = 200;

type Colour = readonly [red: number, green: number, blue: number];

function listColours({data}: PNG): Colour[] {
  return Array.from({length: data.length / 4}, (_, at) => [
    data[at * 4] ?? 0,
    data[at * 4 + 1] ?? 0,
    data[at * 4 + 2] ?? 0,
  ]);
}

function findGround(colours: readonly Colour[]): Colour {
  const counts = new Map<string, number>();
  for (const colour of colours) counts.set(colour.join(), (counts.get(colour.join()) ?? 0) + 1);
  const [most = '0,0,0'] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['0,0,0', 0]);
  const [red = 0, green = 0, blue = 0] = most.split(',').map(Number);
  return [red, green, blue];
}

/**
 * How much of an element, from 0 to 1, stands out from its ground, as text and lines do.
 *
 * @param inset pixels at each side that are left out, such as a border
 */
export async function readInk(part: Locator, inset = 0): Promise<number> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('the element is not shown');
  const clip = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  const colours = listColours(PNG.sync.read(await part.page().screenshot({clip})));
  const ground = findGround(colours);
  const distance = (colour: Colour): number =>
    colour.reduce((sum, value, at) => sum + Math.abs(value - (ground[at] ?? 0)), 0);
  return colours.filter((colour) => distance(colour) > STANDS_OUT).length / colours.length;
}

import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';

/** How two pictures differ: the share of pixels, and a picture of the difference. */
export type Difference = {readonly share: number; readonly picture: Buffer};

/** A picture on a canvas of the given size, empty where it has nothing. */
function extend(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({width, height});
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Compares two PNG files pixel by pixel; where one is longer, what is over counts as different. */
export function comparePictures(base: Buffer, change: Buffer): Difference {
  if (base.equals(change)) return {share: 0, picture: base};
  const [one, other] = [PNG.sync.read(base), PNG.sync.read(change)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const diff = new PNG({width, height});
  const count = pixelmatch(
    extend(one, width, height).data,
    extend(other, width, height).data,
    diff.data,
    width,
    height,
    {threshold: 0.1},
  );
  return {share: count / (width * height), picture: PNG.sync.write(diff)};
}

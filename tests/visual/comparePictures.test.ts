import {describe, expect, it} from '@jest/globals';
import {PNG} from 'pngjs';
import {comparePictures} from './comparePictures';

function paint(width: number, height: number, shade: number): Buffer {
  const picture = new PNG({width, height});
  picture.data.fill(shade);
  for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
  return PNG.sync.write(picture);
}

describe('comparePictures', () => {
  it('finds no difference between equal pictures', () => {
    expect(comparePictures(paint(4, 4, 0), paint(4, 4, 0)).share).toBe(0);
  });

  it('finds every changed pixel', () => {
    expect(comparePictures(paint(4, 4, 0), paint(4, 4, 255)).share).toBe(1);
  });

  it('counts what one picture has more', () => {
    expect(comparePictures(paint(4, 4, 0), paint(4, 8, 0)).share).toBe(0.5);
  });
});

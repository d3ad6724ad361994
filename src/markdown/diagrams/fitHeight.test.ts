import {describe, expect, it} from '@jest/globals';
import {fitHeight} from './fitHeight';

const draw = (shapes: string): string =>
  `<svg viewBox="0 0 100 200" width="100" height="200"><defs><rect y="0" height="999"/></defs>${shapes}</svg>`;
const heightOf = (svg: string): string | undefined => /height="([\d.]+)"/.exec(svg)?.[1];

describe('fitHeight', () => {
  it.each([
    ['a box', '<g><rect x="1" y="10" width="5" height="30" /><text y="20">A</text></g>', '48'],
    ['a line', '<polyline points="1,10 20,50" /><rect y="10" height="30" />', '58'],
    ['a circle', '<circle cx="5" cy="60" r="10" />', '78'],
  ])('ends below the lowest part: %s', (_, shapes, height) => {
    const svg = fitHeight(draw(shapes), 8);
    expect(heightOf(svg)).toBe(height);
    expect(svg).toContain(`viewBox="0 0 100 ${height}"`);
  });

  it.each([
    ['fills its height', '<rect y="100" height="98" />'],
    ['has a shape of unknown size', '<rect y="10" height="30" /><path d="M0 0L0 180" />'],
  ])('leaves alone a drawing that %s', (_, shapes) => {
    expect(fitHeight(draw(shapes), 8)).toBe(draw(shapes));
  });
});

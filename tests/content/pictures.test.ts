import {describe, expect, it} from '@jest/globals';
import {readPictures} from '../../src/markdown/pictures/readPictures';
import {getPictureDescriptionFiles} from '../../tools/getPageFiles';

const pictures = getPictureDescriptionFiles().flatMap((file) =>
  Object.entries(readPictures(file)).map(([name, picture]) => [`${name} of ${file}`, picture] as const),
);

/** Returns the callout numbers of a part and its nested parts. */
function collectNumbers(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    if (name === 'callouts') return Object.values(one as Record<string, number>);
    return ['callout', 'addStep'].includes(name) && typeof one === 'number' ? [one] : collectNumbers(one);
  });
}

describe.each(pictures)('%s', (_, {alt, legend, parts}) => {
  it('has a text alternative in sentences', () => {
    expect(String(alt).length).toBeGreaterThan(80);
    expect(alt).toMatch(/\.$/);
  });

  it('has a number for each entry of its legend', () => {
    const numbers = [...new Set(collectNumbers(parts))].sort((a, b) => a - b);
    const names = Array.isArray(legend) ? legend : numbers;
    expect(numbers).toEqual(names.map((_, at) => at + 1));
  });
});

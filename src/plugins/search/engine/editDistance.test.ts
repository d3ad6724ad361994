import {allowedEdits, editDistance} from './editDistance';

describe('editDistance', () => {
  it.each([
    ['workflow', 'workflow', 0],
    ['workflw', 'workflow', 1],
    ['wrokflow', 'workflow', 1],
    ['workfolws', 'workflow', 2],
    ['cat', 'workflow', Infinity],
  ])('of %s and %s is %d', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });

  it('leaves the rest open behind a word that is being typed', () => {
    expect(editDistance('concuren', 'concurrency', 1, true)).toBe(1);
    expect(editDistance('concuren', 'concurrency', 1)).toBe(Infinity);
  });

  it('allows one edit from four letters and two from eight', () => {
    expect([3, 4, 7, 8].map(allowedEdits)).toEqual([0, 1, 1, 2]);
  });
});

import {describe, expect, it} from '@jest/globals';
import {findOrphans} from './findOrphans';

describe('findOrphans', () => {
  it('follows links over several pages, and in circles', () => {
    const links = new Map([
      ['/', ['/a/']],
      ['/a/', ['/b/', '/']],
      ['/b/', ['/nowhere/']],
    ]);
    expect(findOrphans(links, '/')).toEqual([]);
  });

  it('finds pages that only link to themselves or each other', () => {
    const links = new Map([
      ['/', []],
      ['/a/', ['/b/']],
      ['/b/', ['/a/', '/']],
    ]);
    expect(findOrphans(links, '/')).toEqual(['/a/', '/b/']);
  });
});

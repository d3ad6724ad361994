import {describe, expect, it} from '@jest/globals';
import {parsePage} from '../prose/readBlocks';
import {findDeadLinks} from './checkSources';

const isFile = (path: string): boolean => path === 'docs/limits/index.mdx';

describe('findDeadLinks', () => {
  it('follows links from the folder of the page', () => {
    expect(
      findDeadLinks(parsePage('See [limits](../limits/index.mdx#memory).'), 'docs/pricing/index.mdx', isFile),
    ).toEqual([]);
  });

  it('finds what leads nowhere, and leaves code alone', () => {
    const source = 'Text\n\nSee [limits](../limit/index.mdx).\n\n```md\n[a](./none.mdx)\n```';
    expect(findDeadLinks(parsePage(source), 'docs/pricing/index.mdx', isFile)).toEqual([
      {line: 3, link: '../limit/index.mdx'},
    ]);
  });
});

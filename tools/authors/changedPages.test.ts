import {describe, expect, it} from '@jest/globals';
import {formatChangedPages} from './changedPages';

const isFile = (path: string): boolean => path !== 'docs/old/index.mdx';

describe('formatChangedPages', () => {
  it('links the changed pages to their preview, and names those that are gone', () => {
    const files = ['docs/limits/index.mdx', 'docs/old/index.mdx', 'versioned_docs/version-v1/limits/index.mdx', 'a.ts'];
    expect(formatChangedPages(files, isFile, 'https://preview.example')).toBe(
      [
        '| Page | Source |',
        '| --- | --- |',
        '| [/limits/](https://preview.example/docs/limits/) | `docs/limits/index.mdx` |',
        '| `/old/` | moved or removed |',
        '| [/v1/limits/](https://preview.example/docs/v1/limits/) | `versioned_docs/version-v1/limits/index.mdx` |',
        '',
      ].join('\n'),
    );
  });

  it('names pages without a link where there is no preview', () => {
    expect(formatChangedPages(['docs/limits/index.mdx'], isFile, null)).toContain('| `/limits/` | `docs/limits');
  });

  it('says that no page changes', () => {
    expect(formatChangedPages(['a.ts', 'b.ts'], isFile, null)).toBe('This changes no page.\n');
  });
});

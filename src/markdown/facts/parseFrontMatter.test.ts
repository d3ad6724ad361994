import {describe, expect, it} from '@jest/globals';
import {createParseFrontMatter, type FrontMatterParams} from './parseFrontMatter';
import {factText} from '../../facts/factText';

const parse = createParseFrontMatter();

function run(filePath: string, fileContent: string, frontMatter: Record<string, unknown>) {
  const defaultParseFrontMatter = async (_params: FrontMatterParams) => ({
    frontMatter,
    content: 'body',
  });
  return parse({filePath, fileContent, defaultParseFrontMatter});
}

describe('createParseFrontMatter', () => {
  it('prints facts in texts and lists, and leaves the rest alone', async () => {
    const date = new Date(0);
    const source = {
      title: 'Bodies to %limits.payloadSize%',
      keywords: ['%limits.tmp%'],
      sidebar_position: 3,
      date,
    };
    const {frontMatter, content} = await run('docs/a/index.mdx', '---\n---\nbody', source);
    expect(content).toBe('body');
    expect(frontMatter).toEqual({
      title: `Bodies to ${factText('limits.payloadSize')}`,
      keywords: [factText('limits.tmp')],
      sidebar_position: 3,
      date,
    });
  });

  it('takes the values of v1 for v1 pages', async () => {
    const path = 'versioned_docs/version-v1/a/index.mdx';
    const {frontMatter} = await run(path, '', {title: '%limits.attachment%'});
    expect(frontMatter).toEqual({title: factText('limits.attachment', 'v1')});
  });

  it('names file, line and column of a wrong token', async () => {
    const content = '---\ntitle: A\ndescription: Up to %limits.tpm%.\n---\n%limits.ignored%';
    await expect(run('docs/a/index.mdx', content, {})).rejects.toThrow(
      /docs\/a\/index\.mdx:3:20 wrong token %limits\.tpm%.*Nearest: %limits\.tmp%/,
    );
  });
});

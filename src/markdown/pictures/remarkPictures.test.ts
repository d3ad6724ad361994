import {describe, expect, it} from '@jest/globals';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkPictures} from './remarkPictures';

async function check(source: string): Promise<unknown> {
  const file = new VFile({value: source, path: 'docs/limits/missing.mdx'});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPictures);
  return processor.run(processor.parse(file), file);
}

describe('remarkPictures', () => {
  it('takes a picture with its text alternative, and other components', async () => {
    await expect(check('<Screen title="a" alt={text}>\n\n</Screen>\n\n<Limit id="memory" />')).resolves.toBeDefined();
  });

  it.each([
    ['Text\n\n<Screen title="Limits">\n\n</Screen>', /docs\/limits\/missing\.mdx:3: <Screen> has no alt/],
    ['<Timeline title="a" alt=" " />', /:1: <Timeline> has no alt/],
    ['<Picture alt="a" />', /:1: <Picture> has no title/],
  ])('names file and line: %s', async (source, message) => {
    await expect(check(source)).rejects.toThrow(message);
  });
});

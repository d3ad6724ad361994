import {expect, it} from '@jest/globals';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {getFactText} from '../../facts';
import {remarkLimits} from './remarkLimits';

async function transform(value: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkLimits);
  const file = new VFile({value, path: 'docs/a-page/missing.mdx'});
  return JSON.stringify((await processor.run(processor.parse(file) as Root, file)) as Root);
}

it("adds the card's content to an inline limit", async () => {
  const tree = await transform('a <Limit id="payloadSize" /> body');
  for (const text of [getFactText('limits.payloadSize'), 'HTTP request body', 'Every plan'])
    expect(tree).toContain(text);
});

it('throws for an unknown limit', async () => {
  await expect(transform('one\n\na <Limit id="payloadsize" /> body')).rejects.toThrow(
    /docs\/a-page\/missing\.mdx:3 .*Nearest: %limits\.payloadSize%/,
  );
});

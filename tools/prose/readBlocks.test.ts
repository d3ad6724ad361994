import {describe, expect, it} from '@jest/globals';
import {readBlocks, type Block} from './readBlocks';

const kinds = (source: string): [string, string][] => readBlocks(source).map(({kind, text}) => [kind, text]);

/** The rest of the source from where a piece of the text was found. */
const sourceAt = (source: string, {text, offsets}: Block, words: string): string =>
  source.slice(offsets[text.indexOf(words)]).slice(0, words.length);

describe('readBlocks', () => {
  it('reads prose only: no code, imports, link targets, comments or attributes', () => {
    const source = `import Tabs from '@theme/Tabs';

A \`please\` here, and a [link](/please/). {/* please */}

\`\`\`js
// please
\`\`\`

<Tag a="please">

Inside.

</Tag>
`;
    expect(kinds(source)).toEqual([
      ['prose', 'A X1 here, and a link. '],
      ['prose', 'Inside.'],
    ]);
  });

  it('knows where prose is', () => {
    const source = `---
title: Limits
v2: /limits/
---

## Memory {/* #memory */}

- A point.

| Plan | Credits |
| --- | --- |
| Free | \`100\` |

:::tip[Save time]

Text.

:::
`;
    expect(kinds(source)).toEqual([
      ['front matter', 'Limits'],
      ['heading', 'Memory '],
      ['list', 'A point.'],
      ['table', 'Plan'],
      ['table', 'Credits'],
      ['table', 'Free'],
      ['table', 'X1'],
      ['heading', 'Save time'],
      ['prose', 'Text.'],
    ]);
  });

  it('says which block follows code', () => {
    const [before, after] = readBlocks('Before.\n\n```js\na();\n```\n\nAfter.');
    expect([before?.isAfterCode, after?.isAfterCode]).toEqual([false, true]);
  });

  it('keeps the place of each character behind figures, code, escapes and entities', () => {
    const source = 'Up to %limits.payloadSize%, `code`, **2 \\* 3** &amp; the end.';
    const [block] = readBlocks(source);
    expect(block?.text).toBe('Up to X1, X2, 2 * 3 & the end.');
    expect(block && sourceAt(source, block, 'the end')).toBe('the end');
  });

  it('keeps places in quotations of several lines', () => {
    const source = '> One line,\n> and another.';
    const [block] = readBlocks(source);
    expect(block && sourceAt(source, block, 'another')).toBe('another');
  });

  it('takes a bare address and a component for one word', () => {
    expect(kinds('See https://example.com/please or <Limit id="memory" />.')).toEqual([['prose', 'See X1 or X2.']]);
  });
});

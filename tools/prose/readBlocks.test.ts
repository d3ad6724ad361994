import {expect, it} from '@jest/globals';
import {FENCE, getTextBlocks, type PlainText} from './readBlocks';

const texts = (source: string): string[] => getTextBlocks(source).map(({text}) => text);

/** Returns the rest of the source from the position of some text. */
const sourceAt = (source: string, {text, offsets}: PlainText, words: string): string =>
  source.slice(offsets[text.indexOf(words)]).slice(0, words.length);

it.each([
  ['A\n\n```js\n1;\n```\n\nB', 'A\n\n\n\nB'],
  ['A\n\n````md\n# X\n\n```js\n1;\n```\n````\n\nB', 'A\n\n\n\nB'],
])('FENCE matches the whole block in %j', (source, rest) => {
  expect(source.replaceAll(FENCE, '')).toBe(rest);
});

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
  expect(texts(source)).toEqual(['A X1 here, and a link. ', 'Inside.']);
});

it('reads headings, lists, tables, labels and the fields that readers see', () => {
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
  expect(texts(source)).toEqual([
    'Limits',
    'Memory ',
    'A point.',
    'Plan',
    'Credits',
    'Free',
    'X1',
    'Save time',
    'Text.',
  ]);
});

it('keeps the offset of each character after figures, code, escapes and entities', () => {
  const source = 'Up to %limits.payloadSize%, `code`, **2 \\* 3** &amp; the end.';
  const [block] = getTextBlocks(source);
  expect(block?.text).toBe('Up to X1, X2, 2 * 3 & the end.');
  expect(block && sourceAt(source, block, 'the end')).toBe('the end');
});

it('keeps offsets in blockquotes with several lines', () => {
  const source = '> One line,\n> and another.';
  const [block] = getTextBlocks(source);
  expect(block && sourceAt(source, block, 'another')).toBe('another');
});

it('counts a URL or a component as one word', () => {
  expect(texts('See https://example.com/please or <Limit id="memory" />.')).toEqual(['See X1 or X2.']);
});

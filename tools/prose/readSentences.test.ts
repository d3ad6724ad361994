import {describe, expect, it} from '@jest/globals';
import {parsePage} from './readBlocks';
import {countCommas, countWords, getParagraphs, getParagraphSentences} from './readSentences';

const getSentences = (source: string): string[] =>
  getParagraphs(parsePage(source)).flatMap((paragraph) =>
    getParagraphSentences(paragraph, source).map(({offset, end}) => source.slice(offset, end + 1)),
  );

const count = (source: string): {words: number; commas: number}[] =>
  getParagraphs(parsePage(source)).flatMap((paragraph) =>
    getParagraphSentences(paragraph, source).map(({text}) => ({words: countWords(text), commas: countCommas(text)})),
  );

describe('sentences', () => {
  it.each([
    ['abbreviations', 'Use an app, e.g. Slack, i.e. a chat. Then stop.', 2],
    ['a name after an abbreviation', 'Ask Dr. Smith vs. Mrs. Jones. Then stop.', 2],
    ['abbreviations that end a sentence', 'It runs at 5 p.m. every day, for Acme Inc. too. Next, logs etc. Done.', 3],
    ['numbers and versions', 'It costs 1.5 credits in Node.js 20.1. See No. 5. Done.', 3],
    ['a name with a small letter', 'Open the terminal. npm installs it.', 2],
    ['questions and exclamations', 'Why? Because it fails! Yahoo! is a name.', 3],
    ['a label', '**Memory:** It has a default.', 2],
    ['a colon before more', 'It has two parts: the first and the second.', 1],
    ['an ellipsis', 'It prints … and waits. Then it ends… Later, more.', 3],
    ['a quotation with several sentences', 'It says "Wait. Then retry." and stops. Done.', 2],
    ['a quotation that ends the sentence', 'It says "Wait. Then retry." You can retry.', 2],
    ['curly quotation marks', 'It says “Wait. Then retry” and stops.', 1],
    ['a link with signs', 'See [What is it? And why. Or](/a/) for more.', 1],
    ['brackets', 'It ends (see above.) Then it starts. [More.](/a/) And more.', 4],
    ['code with full stops', 'Set `a. B. C` first. Then go.', 2],
    ['wrapped lines', 'It starts here\nand ends there. Next\none.', 2],
  ])('reads %s', (_, source, sentences) => expect(getSentences(source)).toHaveLength(sentences));

  it('returns the position of each sentence, even after markup', () => {
    expect(getSentences('An **important** word. See [the page](/a/) and `code`. The *last* one.')).toEqual([
      'An **important** word.',
      'See [the page](/a/) and `code`.',
      'The *last* one.',
    ]);
  });

  it('reads lists, admonitions and components, but not fragments', () => {
    const source = `---
title: A title. Of two sentences.
---

import A from './A';

## A heading. Of two sentences

- One entry
- Another entry. With more.

:::tip[A title. Of two]

The tip.

:::

> A quotation. From elsewhere.

| A cell. | And more. |
| --- | --- |
| One, two. | Three. |

<A text="Props, with. Many. Signs.">

Inside.

</A>

<table><tr><td>

A cell. And more.

</td></tr></table>

\`\`\`text
Code. And more.
\`\`\`
`;
    expect(getSentences(source)).toEqual(['One entry', 'Another entry.', 'With more.', 'The tip.', 'Inside.']);
  });
});

it.each([
  ['numbers', 'It has 1,000 events, and 2,000,000 rows.', 7, 1],
  ['inline code with commas', 'Call `run(a, b, c, d)` with `{a, b}`, too.', 5, 1],
  ['code in a list', 'You can use `a`, `b`, `c`, `d` and `e`, or none.', 11, 1],
  ['a link with commas', 'See [Pause, wait, resume, retry](/a/), and others.', 7, 1],
  ['a reference with commas', 'See [Pause, wait][a], and others.\n\n[a]: /a/', 5, 1],
  ['a bare address', 'See https://example.com/a,b,c, and others.', 4, 1],
  ['a quotation', 'It says "Wait, then retry, or stop, or go" and ends.', 5, 0],
  ['a component with props', 'Up to <Limit id="a, b, c" />, by default.', 5, 1],
  ['a component with text', 'An <Term id="a, b">event, or call</Term>, starts it.', 6, 2],
  ['an expression', 'An event{/* one, two, three */}, or a call.', 5, 1],
  ['a picture', 'See ![one, two, three](/a.png), and others.', 4, 1],
  ['a dash', 'One – or two – days.', 4, 0],
  ['a figure of the platform', 'Up to %limits.payloadSize%, by default.', 5, 1],
])('counts words and commas of %s', (_, source, words, commas) => expect(count(source)).toEqual([{words, commas}]));

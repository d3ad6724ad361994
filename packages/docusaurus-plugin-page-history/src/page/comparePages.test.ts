import {describe, expect, it} from '@jest/globals';
import {comparePages, isTrivialEdit} from './comparePages';
import {ENGLISH, formatNote} from '../words';
import {getDifferenceNotes} from '../createHistory';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {extractWords, parseMarkdownPage} from './parseMarkdownPage';

type Edit = readonly [before: string, after: string];
const edits = parse(readFileSync(join(import.meta.dirname, 'edits.yaml'), 'utf8')) as {
  readonly untold: readonly Edit[];
  readonly told: readonly Edit[];
  readonly trivial: Readonly<Record<string, Edit>>;
  readonly weighty: Readonly<Record<string, Edit>>;
};

const PAGE = `---
title: Retries
description: How steps are tried again.
---
import Tabs from '@theme/Tabs';

Millrace tries a failed step again.

## How often {/* #often */}

A step is tried eight times in ten hours, and then the error is final.

\`\`\`js title="code.mjs" run
export default () => 1;
\`\`\`

\`\`\`json expect=return
1
\`\`\`

## Turn it off

Open the settings of the workflow and switch automatic retries off for each step.
`;

const LANGUAGES = {js: 'JavaScript', python: 'Python'};

const describeEdit = (after: string, isMassEdit = false): string[] =>
  getDifferenceNotes(comparePages(PAGE, after, /expect=/), LANGUAGES, isMassEdit).map((note) =>
    formatNote(note, ENGLISH),
  );

describe('targets of links and images', () => {
  const intro = 'Millrace tries a failed step again.';
  const withText = (text: string): string => PAGE.replace(intro, `${intro} ${text}`);
  const getEntries = (before: string, after: string): readonly string[] =>
    comparePages(withText(before), withText(after)).edited;

  it.each([
    ['an image', '![The builder](./a.png)', '![The builder](./b.png)'],
    ['the image of an element', '<img src="./a.png" alt="It" />', '<img src="./b.svg" alt="It" />'],
    ['a link to another site', '[API](https://a.example/v1)', '[API](https://a.example/v2)'],
    ['a link to another page', '[Limits](../a/index.mdx)', '[Limits](../b/index.mdx)'],
    ['a link to another anchor', '[Limits](../a/index.mdx#b)', '[Limits](../a/index.mdx#c)'],
    ['a reference link', '[API][1]\n\n[1]: https://a.example/1', '[API][1]\n\n[1]: https://a.example/2'],
    ['the link of an element', '<a href="/docs/a/">A</a>', '<a href="/docs/b/">A</a>'],
  ])('count as a change if %s was replaced', (_, before, after) => {
    expect(getEntries(before, after)).toEqual(['']);
  });

  it('count as a change if an imported image was replaced', () => {
    const withPicture = (file: string): string =>
      PAGE.replace("import Tabs from '@theme/Tabs'", `import a from './${file}'`);
    expect(comparePages(withPicture('a.png'), withPicture('b.png')).edited).toEqual(['']);
  });

  it.each([
    ['now a reference', '[API](https://a.example/1)', '[API][1]\n\n[1]: https://a.example/1'],
    ['a page that was moved', '[Limits](../limits/index.mdx#a)', '[Limits](../../facts/limits/index.mdx#a)'],
    ['the same with another scheme', '[A](http://a.example/)', '[A](https://www.a.example)'],
    ['part of code', '`[A](a.md)` is a link', '`[A](a.md)` is a link'],
    ['new', 'See limits', 'See [limits](../limits/index.mdx)'],
  ])("don't count as a change if a target is %s", (_, before, after) => {
    expect(getEntries(before, after)).toEqual([]);
  });
});

describe('comparePages', () => {
  it.each([
    ['the same page', PAGE],
    [
      'reformatted code and other metastrings',
      PAGE.replace('() => 1;', '()   =>\n  1;').replace(' run', ' norun="why"'),
    ],
    ['an ignored code block', PAGE.replace('\n1\n', '\n2\n')],
    ['another description and import', PAGE.replace('How steps', 'When steps').replace('Tabs', 'Other')],
    ['a setext heading', PAGE.replace('## Turn it off', 'Turn it off\n---')],
    ['a heading with closing number signs', PAGE.replace('## Turn it off', '## Turn it off ##')],
    ['another fence', PAGE.replace(/```json[\s\S]*?```/, '~~~~json expect=return\n1\n~~~~~')],
    [
      'the title as a heading',
      PAGE.replace('title: Retries', 'slug: /retries').replace('import Tabs', '# Retries\n\nimport Tabs'),
    ],
    ['an alias of a language', PAGE.replace('```js ', '```javascript ')],
    ['another notation of the title', PAGE.replace('title: Retries', '"title": >-\n  Retries')],
    ['a title with a comment', PAGE.replace('title: Retries', 'title: Retries # of steps')],
    ['an import over several lines', PAGE.replace('import Tabs', "import {\n  Cards,\n} from './cards';\nimport Tabs")],
    ['an id for a heading', PAGE.replace('## Turn it off', '## Turn it off {/* #off */}')],
  ])('ignores %s', (_, after) => {
    expect(describeEdit(after)).toEqual([]);
  });

  it.each([...edits.untold.map((edit) => [0, ...edit] as const), ...edits.told.map((edit) => [1, ...edit] as const)])(
    'returns %i entries for %j and %j',
    (count, before, after) => {
      expect(getDifferenceNotes(comparePages(before, after), {})).toHaveLength(count);
    },
  );

  it.each([
    ['Title: Retries → Errors', PAGE.replace('title: Retries', 'title: Errors')],
    ['New section: Limits', `${PAGE}\n## Limits\n\nAt most one hundred.\n`],
    ['Section removed: Turn it off', PAGE.slice(0, PAGE.indexOf('## Turn'))],
    ['Section renamed: How often → Number of attempts', PAGE.replace('How often', 'Number of attempts')],
    ['Section renamed: Turn it off → Disable', PAGE.replace('Turn it off', 'Disable')],
    ['Sample changed: JavaScript', PAGE.replace('() => 1', '() => 2')],
    ['New sample: Python', PAGE.replace('## Turn', '```python\nprint(1)\n```\n\n## Turn')],
    ['Sample removed: JavaScript', PAGE.replace(/```js[\s\S]*?```\n/, '')],
    ['Edited: How often', PAGE.replace('eight', 'twelve').replace('ten hours', '24 hours')],
    ['Edited: Introduction', PAGE.replace('tries a failed step again', 'never gives up')],
  ])('returns "%s"', (words, after) => {
    expect(describeEdit(after)).toEqual([words]);
  });

  it('summarizes a mass edit along with additions', () => {
    const after = PAGE.replace('tries a failed step again', 'never gives up');
    expect(describeEdit(`${after}\n## Limits\n\nOne hundred.\n`, true)).toEqual([
      'New section: Limits',
      'Edited for clarity',
    ]);
  });

  it('summarizes names after the third', () => {
    const more = ['A', 'B', 'C', 'D', 'E'].map((name) => `## ${name}\n\nAbout ${name} and nothing else.\n`).join('\n');
    expect(describeEdit(`${PAGE}\n${more}`)).toEqual(['New sections: A, B, C and 2 more']);
  });
});

type RealEdit = {
  readonly why: string;
  readonly commit: string;
  readonly trivial: boolean;
  readonly before: string;
  readonly after: string;
};

/** Sections before and after commits in the history of this repository. */
const realEdits = JSON.parse(readFileSync(join(import.meta.dirname, 'realEdits.json'), 'utf8')) as RealEdit[];

const isTrivial = (before: string, after: string): boolean => isTrivialEdit(extractWords(before), extractWords(after));

/** Enough text to make the share of an edit small. */
const AROUND = 'A workflow begins when its trigger receives an event and ends when its last step has returned. '.repeat(
  5,
);

describe('isTrivialEdit', () => {
  it.each(realEdits.map((edit) => [edit.why, edit.commit, edit.trivial, edit] as const))(
    '%s (%s): %s',
    (_why, _commit, trivial, {before, after}) => {
      expect(isTrivial(before, after)).toBe(trivial);
    },
  );

  it.each(Object.entries(edits.trivial))('returns true for %s', (_, [before, after]) => {
    expect(isTrivial(before, after)).toBe(true);
  });

  it.each(Object.entries(edits.weighty))(
    'returns false for %s, regardless of the text around it',
    (_, [before, after]) => {
      expect(isTrivial(AROUND + before, AROUND + after)).toBe(false);
    },
  );

  it('compares a few words with the text around them', () => {
    const [before, after] = ['Deploy it.', 'Publish the workflow.'];
    expect(isTrivial(before, after)).toBe(false);
    expect(isTrivial(AROUND + before, AROUND + after)).toBe(true);
  });
});

describe('extractWords', () => {
  it.each([
    ['an import and an export', "import A from 'a';\nexport const b = 1;\n\nText", ['text']],
    ['an import over several lines', "Start\n\nimport {\n  A,\n} from 'a'\n\nText", ['start', 'text']],
    [
      'a line of a paragraph',
      'You can start an\nimport of data, or an\nexport of it.',
      'you can start an import of data or an export of it'.split(' '),
    ],
    ['a sentence', 'export of data is possible.', ['export', 'of', 'data', 'is', 'possible']],
    ['a heading after it', "import 'a.css';\n\nimport of data", ['import', 'of', 'data']],
  ])('reads %s', (_, source, words) => {
    expect(extractWords(source)).toEqual(words);
  });

  it('omits all code blocks that match a pattern with state', () => {
    const sample = (code: string): string => `\`\`\`js output\n${code}\n\`\`\`\n\n`;
    const {samples} = comparePages('', ['1', '2', '3'].map(sample).join(''), /output/g);
    expect(samples).toEqual([]);
  });
});

it.each([
  ['`cancel_url` and `resume_url`', 'cancel_url and resume_url'],
  ['Set max\\_retries', 'Set max_retries'],
  ['**Never** use __`*`__ in _snake_case_', 'Never use * in snake_case'],
  ['Wait 2 * 3 seconds', 'Wait 2 * 3 seconds'],
])('shows the heading %s as %s', (heading, shown) => {
  expect(parseMarkdownPage(`## ${heading}\n`).sections.at(-1)?.heading).toBe(shown);
});

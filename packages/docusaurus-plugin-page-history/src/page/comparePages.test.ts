import {describe, expect, it} from '@jest/globals';
import {comparePages, isTrivialEdit} from './comparePages';
import {ENGLISH, say, wordsOf} from '../words';
import {describeDifference} from '../makeHistory';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readWords} from './readPage';

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
  describeDifference(comparePages(PAGE, after, /expect=/), LANGUAGES, isMassEdit).map((note) => say(note, ENGLISH));

describe('comparePages', () => {
  it.each([
    ['the same page', PAGE],
    ['formatted code and other run words', PAGE.replace('() => 1;', '()   =>\n  1;').replace(' run', ' norun="why"')],
    ['a code block that the options leave out', PAGE.replace('\n1\n', '\n2\n')],
    ['another description and import', PAGE.replace('How steps', 'When steps').replace('Tabs', 'Other')],
    ['a heading that is underlined', PAGE.replace('## Turn it off', 'Turn it off\n---')],
    ['a heading with signs at its end', PAGE.replace('## Turn it off', '## Turn it off ##')],
    ['another fence', PAGE.replace(/```json[\s\S]*?```/, '~~~~json expect=return\n1\n~~~~~')],
    [
      'the title as a heading',
      PAGE.replace('title: Retries', 'slug: /retries').replace('import Tabs', '# Retries\n\nimport Tabs'),
    ],
    ['a language for a sample', PAGE.replace('```js ', '```javascript ')],
    ['a title that is written another way', PAGE.replace('title: Retries', '"title": >-\n  Retries')],
    ['a title with a comment', PAGE.replace('title: Retries', 'title: Retries # of steps')],
    ['an import over some lines', PAGE.replace('import Tabs', "import {\n  Cards,\n} from './cards';\nimport Tabs")],
    ['an id for a heading', PAGE.replace('## Turn it off', '## Turn it off {/* #off */}')],
  ])('finds nothing to tell in %s', (_, after) => {
    expect(describeEdit(after)).toEqual([]);
  });

  it.each([
    ['See [the docs](https://a.example/1) of 5.', 'See [the docs][1] of 5.\n\n[1]: https://a.example/1 "Docs"'],
    ['At https://a.example/1 now.', 'At <https://a.example/1> now.'],
    [':::tip Use 5\n\nText\n:::', ':::tip[Use 5]\n\nText\n:::'],
    ['At most &lt;5 and R&D', 'At most \\<5 and R&amp;D'],
    ['5&nbsp;MB of\u00ADten', '5 MB often'],
    ['A step[^1].\n\n[^1]: Only once.', 'A step[^once].\n\n[^once]: Only once.'],
  ])('finds nothing to tell between %j and %j', (before, after) => {
    expect(describeDifference(comparePages(before, after), {})).toEqual([]);
  });

  it.each([
    ['Use `Map<string>` here.', 'Use `Map<number>` here.'],
    ['Use `list[0][1]` here.', 'Use `list[0][2]` here.'],
    ['Use `a &lt; b` here.', 'Use `a < b` here.'],
    ['Run it only[^1].\n\n[^1]: At most 5.', 'Run it only[^1].\n\n[^1]: At most 6.'],
  ])('tells of the edit from %j to %j', (before, after) => {
    expect(describeDifference(comparePages(before, after), {})).toHaveLength(1);
  });

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
  ])('says "%s"', (words, after) => {
    expect(describeEdit(after)).toEqual([words]);
  });

  it('says of a mass edit that it is one, and still what is new', () => {
    const after = PAGE.replace('tries a failed step again', 'never gives up');
    expect(describeEdit(`${after}\n## Limits\n\nOne hundred.\n`, true)).toEqual([
      'New section: Limits',
      'Edited for clarity',
    ]);
  });

  it('counts names beyond the third', () => {
    const more = ['A', 'B', 'C', 'D', 'E'].map((name) => `## ${name}\n\nAbout ${name} and nothing else.\n`).join('\n');
    expect(describeEdit(`${PAGE}\n${more}`)).toEqual(['New sections: A, B, C and 2 more']);
  });

  it('says it in German', async () => {
    const words = await wordsOf('de-AT');
    const notes = describeDifference(comparePages(PAGE, `${PAGE}\n## A\n\nA.\n\n## B\n\nB.\n`), LANGUAGES);
    expect(notes.map((note) => say(note, words))).toEqual(['Neue Abschnitte: A, B']);
  });
});

type Edit = {
  readonly why: string;
  readonly commit: string;
  readonly trivial: boolean;
  readonly before: string;
  readonly after: string;
};

/** Sections of this site before and after commits of its own history. */
const realEdits = JSON.parse(readFileSync(join(import.meta.dirname, 'realEdits.json'), 'utf8')) as Edit[];

const isTrivial = (before: string, after: string): boolean => isTrivialEdit(readWords(before), readWords(after));

/** Enough text around an edit that its share is small. */
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

  it.each([
    ['punctuation', 'Stop, then deploy.', 'Stop; then deploy'],
    ['case and emphasis', 'the **Deploy** button', 'The deploy button'],
    ['white space and wrapping', 'one two\nthree', 'one  two three'],
    ['the target of a link', '[Limits](../a.mdx)', '[Limits](../b.mdx#c)'],
    ['an import and a tag', "import A from 'a';\n\n<A>text</A>", '<B x="1">text</B>'],
    ['spelling', 'Your organisaton recieves it', 'Your organisation receives it'],
    ['the numbers of a list', '1. one\n1. two', '1. one\n2. two'],
    ['escapes', 'snake\\_case is 1 \\* 2', 'snake_case is 1 * 2'],
    ['nothing', 'same', 'same'],
  ])('takes no notice of %s', (_, before, after) => {
    expect(isTrivial(before, after)).toBe(true);
  });

  it.each([
    ['a figure', 'It retries 3 times.', 'It retries 5 times.'],
    ['a negation', 'The step is retried.', 'The step is not retried.'],
    ['a condition', 'Admins can read it.', 'Only admins can read it.'],
    ['code', 'Return `null` to stop.', 'Return `undefined` to stop.'],
    ['case in code', 'Set `limit`.', 'Set `Limit`.'],
    ['a new sentence', 'Stop it.', 'Stop it. Millrace keeps the events that wait in the queue.'],
  ])('sees %s, however much text there is around it', (_, before, after) => {
    expect(isTrivial(AROUND + before, AROUND + after)).toBe(false);
  });

  it('weighs a few words by the text around them', () => {
    const [before, after] = ['Deploy it.', 'Publish the workflow.'];
    expect(isTrivial(before, after)).toBe(false);
    expect(isTrivial(AROUND + before, AROUND + after)).toBe(true);
  });
});

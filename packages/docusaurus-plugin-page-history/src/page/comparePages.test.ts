import {describe, expect, it} from '@jest/globals';
import {comparePages} from './comparePages';
import {say, wordsOf} from '../words';
import {describeDifference} from './describeDifference';

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
  describeDifference(comparePages(PAGE, after, /expect=/), LANGUAGES, isMassEdit).map((note) =>
    say(note, wordsOf('en')),
  );

describe('comparePages', () => {
  it.each([
    ['the same page', PAGE],
    ['formatted code and other run words', PAGE.replace('() => 1;', '()   =>\n  1;').replace(' run', ' norun="why"')],
    ['a code block that the options leave out', PAGE.replace('\n1\n', '\n2\n')],
    ['another description and import', PAGE.replace('How steps', 'When steps').replace('Tabs', 'Other')],
    ['an id for a heading', PAGE.replace('## Turn it off', '## Turn it off {/* #off */}')],
  ])('finds nothing to tell in %s', (_, after) => {
    expect(describeEdit(after)).toEqual([]);
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

  it('says it in German', () => {
    const notes = describeDifference(comparePages(PAGE, `${PAGE}\n## A\n\nA.\n\n## B\n\nB.\n`), LANGUAGES);
    expect(notes.map((note) => say(note, wordsOf('de-AT')))).toEqual(['Neue Abschnitte: A, B']);
  });
});

import {describe, expect, it} from '@jest/globals';
import {compareWords} from './compareTexts';

/** Paragraphs of these pages in v1 and v2, with what a reader sees: `[what went → what came]`. */
const PAIRS: readonly (readonly [about: string, older: string, newer: string, shown: string])[] = [
  [
    'a figure and a name, marked on their own',
    'Memory · Default: 256MB · Range: up to 10GB on every plan',
    'Memory · Default: 256MB · Range and note: up to 10GB on every plan',
    'Memory · Default: 256MB · [Range: → Range and note:] up to 10GB on every plan',
  ],
  [
    'changes that a word separates, joined',
    'The step below opens the tunnel, runs its query, and closes the connection and the tunnel in `finally`, so that both are closed even if the query fails:',
    'This step runs one query. It closes the connection and the tunnel in `finally`, so that both are closed even if the query fails:',
    '[The step below opens the tunnel, runs its query, and → This step runs one query. It] closes the connection and the tunnel in `finally`, so that both are closed even if the query fails:',
  ],
  [
    'a rewritten sentence, old beside new',
    'The event stays in the queue for an hour, and then it is deleted for good.',
    'An event can wait in the queue for a whole day before Millrace deletes it for good.',
    '[The event stays in the queue for an hour, and then it is deleted for good. → An event can wait in the queue for a whole day before Millrace deletes it for good.]',
  ],
  [
    'a rewritten paragraph, old beside new',
    'Do not use the platform for anything illegal, and do not use it to harm others or the platform. The full text is in the Terms.',
    'You must not use Millrace for anything illegal, abuse the platform itself, or use it to harm others. The Terms contain the full text. If you see somebody misuse the platform, report it.',
    '[Do not use the platform for anything illegal, and do not use it to harm others or the platform. The full text is in the Terms. → You must not use Millrace for anything illegal, abuse the platform itself, or use it to harm others. The Terms contain the full text. If you see somebody misuse the platform, report it.]',
  ],
  [
    'two words put in, two common ones between them',
    'The rest wait for the next one in the queue.',
    'The rest also wait for now the next one in the queue.',
    'The rest [wait for → also wait for now] the next one in the queue.',
  ],
  ['a text that did not change', 'One credit', 'One credit', 'One credit'],
  ['a text with nothing in common', 'One', 'Two', '[One → Two]'],
];

function show(older: string, newer: string): string {
  const marked = compareWords(older, newer).map(({text, change}) => {
    if (change === 'same') return text;
    const [, words = '', space = ''] = /^(.*?)(\s*)$/.exec(text) ?? [];
    return change === 'gone' ? `[${words} → ` : `${words}]${space}`;
  });
  return marked.join('').trim();
}

describe('joinChanges', () => {
  it.each(PAIRS)('shows %s', (_, older, newer, shown) => {
    expect(show(older, newer)).toBe(shown);
  });

  it.each(PAIRS)('loses no word on either side: %s', (_, older, newer) => {
    const side = (left: 'gone' | 'new'): string =>
      compareWords(older, newer)
        .filter(({change}) => change !== left)
        .map(({text}) => text)
        .join('');
    expect([side('new'), side('gone')]).toEqual([older, newer]);
  });
});

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {isTrivialEdit} from './isTrivialEdit';
import {readWords} from './readPage';

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

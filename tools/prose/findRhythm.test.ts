import {describe, expect, it} from '@jest/globals';
import {findRhythm} from './findRhythm';
import {readBlocks} from './readBlocks';

const find = (source: string) => findRhythm(readBlocks(source));
const SHORT = 'Add a prop. Reload the page. Read the log.';

describe('findRhythm', () => {
  it('warns about a run of three short sentences, once', () => {
    const suggestion = 'a run of short sentences: connect the ideas';
    expect(find(`${SHORT} Done.`)).toMatchObject([{offset: 0, words: 'Add a prop.', suggestion, level: 'warning'}]);
  });

  it('allows two short ones between longer ones', () => {
    expect(find('Add a prop. Reload the page. The log then shows one line for each event. Read it.')).toEqual([]);
  });

  it('warns about a sentence over 40 words', () => {
    const words = 'word '.repeat(39);
    expect(find(`A ${words}.`)).toEqual([]);
    expect(find(`A long ${words}.`)).toMatchObject([{suggestion: '41 words: split the sentence'}]);
  });

  it.each(['It opens your browser.', 'This prints one row.', 'These are the rows that the command prints.'])(
    'warns about an unexplained opening after a code block: %s',
    (text) => {
      expect(find(`\`\`\`bash\nmillrace login\n\`\`\`\n\n${text}`)).toMatchObject([{level: 'warning'}]);
      expect(find(`The command needs no options.\n\n${text}`)).toEqual([]);
    },
  );

  it('takes a noun for an explanation', () => {
    expect(find('```bash\nmillrace login\n```\n\nThis command prints one row.')).toEqual([]);
  });

  it('leaves headings alone', () => {
    expect(find(`## ${SHORT}`)).toEqual([]);
  });
});

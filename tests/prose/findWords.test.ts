import {findAdmonitions, findEmptyHeadings, findWords} from './findWords';

describe('findWords', () => {
  it('says where a banned word stands and what to do', () => {
    expect(findWords('# Title\n\nYou simply call it.')).toEqual([
      {line: 3, column: 5, words: 'simply', suggestion: 'leave "simply" out'},
    ]);
  });

  it.each([
    ['Open the workflow editor.', '"builder"'],
    ['See the event history.', '"Event History"'],
    ['Set an env var.', '"environment variable"'],
    ['Use a datastore.', '"data store"'],
  ])('keeps to the glossary: %s', (text, suggestion) => {
    expect(findWords(text).map((finding) => finding.suggestion)).toEqual([suggestion]);
  });

  it('reads prose only: no code, link targets, comments or tags', () => {
    const source = 'A `please` here.\n\n```js\n// please\n```\n\n[link](/please/) {/* please */} <Tag a="please" />';
    expect(findWords(source)).toEqual([]);
  });
});

describe('findAdmonitions', () => {
  it('allows two', () => {
    const one = ':::tip\n\nText\n\n:::\n\n';
    expect(findAdmonitions(one.repeat(2))).toEqual([]);
    expect(findAdmonitions(one.repeat(3))).toHaveLength(1);
  });
});

describe('findEmptyHeadings', () => {
  it('allows an empty corner, and no other', () => {
    expect(findEmptyHeadings('| | Free |\n| --- | --- |\n| Credits | 100 |')).toEqual([]);
    expect(findEmptyHeadings('Text\n\n| Option | |\n| --- | --- |\n| `url` | required |')).toMatchObject([{line: 3}]);
  });
});

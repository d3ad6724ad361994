import {describe, expect, it} from '@jest/globals';
import {getFarMarkers, lintStyle} from './lintStyle';
import {parsePage} from './readBlocks';

const lint = (source: string): string[] =>
  lintStyle(parsePage(source), source).map(({suggestion}) => suggestion.replace(/:.*/, ''));

/** Creates a sentence with a number of words. */
const createSentence = (words: number): string => `Say ${'more '.repeat(words - 2)}now.`;
const FRONT_MATTER = '---\ntitle: A\n---\n\n';

describe('sentences', () => {
  it.each([
    ['30 words', createSentence(30), []],
    ['31 words', createSentence(31), ['31 words, at most 30']],
    ['three commas', 'One, two, three, four and five.', []],
    ['four commas', 'One, two, three, four, and five.', ['4 commas, at most 3']],
    [
      'too much of both',
      `One, two, three, four, five. ${createSentence(31)}`,
      ['4 commas, at most 3', '31 words, at most 30'],
    ],
    ['a list of names without a full stop', '- Asana, Jira, Slack, Stripe, Twilio, Zoom', []],
    ['a long entry without a full stop', `- ${createSentence(31).slice(0, -1)}`, ['31 words, at most 30']],
    ['an enumeration in a table', '| Apps |\n| --- |\n| One, two, three, four, five, six. |', []],
    ['a long title of an admonition', `:::tip[${createSentence(31)}]\n\nText.\n\n:::`, []],
  ])('with %s', (_, source, found) => expect(lint(source)).toEqual(found));

  it('have the right start and end', () => {
    const source = `Short. ${createSentence(31)} Short.`;
    const [found] = lintStyle(parsePage(source), source);
    expect(source.slice(found?.offset, (found?.end ?? 0) + 1)).toBe(createSentence(31));
    expect(found).toMatchObject({level: 'warning', words: 'Say more more more more more …'});
  });
});

describe('the first paragraph', () => {
  const long = `${createSentence(20)} ${createSentence(16)}`;
  const problem = ['the first paragraph has 36 words; at most 35'];

  it.each([
    ['is long', `${FRONT_MATTER}${long}`, problem],
    ['follows imports', `${FRONT_MATTER}import A from './A';\n\n${long}`, problem],
    ['follows a component and an admonition', `${FRONT_MATTER}<A />\n\n:::tip\n\nText.\n\n:::\n\n${long}`, problem],
    ['has a single problem for a long sentence', `${FRONT_MATTER}${createSentence(36)}`, problem],
    ['is short, before a long one', `${FRONT_MATTER}Short.\n\n${long}`, []],
    ['has 35 words', `${FRONT_MATTER}${createSentence(20)} ${createSentence(15)}`, []],
    ['is missing', `${FRONT_MATTER}## Heading\n\n${long}`, []],
    ['belongs to a text that pages include', long, []],
  ])('%s', (_, source, found) => expect(lint(source)).toEqual(found));
});

describe('the style of a page', () => {
  /** Creates sentences of fourteen words, with average markers. */
  const createUsual = (sentences: number): string[] =>
    Array.from(
      {length: sentences},
      (_, at) =>
        [
          'To retry a step, open the settings and choose the number of attempts that apply.',
          "When using a schedule, Millrace runs the workflow at the time that you've chosen.",
          'Send an event to the endpoint before deploying a workflow that other people need.',
          'The response contains the result and the exports that your steps have for it.',
        ][at % 4] as string,
    );
  const translate = (sentence: string): string =>
    sentence.replace(/\b(?:to|using|deploying)\b/gi, 'of').replaceAll(' the ', ', the ');

  it('accepts a usual style', () => expect(lint(createUsual(40).join(' '))).toEqual([]));

  it('reports several unusual markers', () => {
    const found = lint(createUsual(40).map(translate).join(' '));
    expect(found.at(0)).toMatch(/doesn't sound like other documentation/);
  });

  it('reports a single unusual marker', () => {
    const sentences = createUsual(40).map((text) => ({text: text.replaceAll(/\b[a-z]+ing\b/g, 'so')}));
    expect(getFarMarkers(sentences)).toEqual([expect.stringMatching(/^words in -ing: 0 per 1,000 words/)]);
    expect(lint(sentences.map(({text}) => text).join(' '))).toEqual([]);
  });

  it('ignores short texts and list items', () => {
    expect(lint(createUsual(10).map(translate).join(' ')).filter((text) => text.includes('sound'))).toEqual([]);
    expect(getFarMarkers(Array.from({length: 400}, () => ({text: 'One of it,'})))).toEqual([]);
  });
});

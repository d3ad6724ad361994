import type {Finding} from './finding';
import type {Block} from './readBlocks';
import {readSentences, type Sentence} from './readSentences';

/** Sentences of fewer words are short: one is a rest for the reader, a run of them is a list in disguise. */
export const SHORT_BELOW = 7;
const SHORT_RUN = 3;
const LONG_ABOVE = 40;

const UNEXPLAINED =
  /^(?:It|They|(?:This|That|These|Those) (?:is|are|was|were|has|have|does|do|can|cannot|will|may|must|should|would|could|means?|gives?|makes?|returns?|works?|lets?|prints?|sends?|runs?|shows?|takes?|needs?|keeps?|reads?|writes?|creates?|fails?|ends?|adds?|gets?|stops?|starts?))\b/;

const EXCERPT = 48;
const excerpt = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

const warn = (block: Block, {offset, text}: Sentence, suggestion: string): Finding => ({
  offset: block.offsets[offset] ?? 0,
  words: excerpt(text),
  suggestion,
  level: 'warning',
});

/** The first sentences of runs of short ones. */
function findRuns(sentences: readonly Sentence[]): Sentence[] {
  let length = 0;
  return sentences.flatMap((sentence, at) => {
    length = sentence.words < SHORT_BELOW ? length + 1 : 0;
    const first = sentences[at - SHORT_RUN + 1];
    return length === SHORT_RUN && first ? [first] : [];
  });
}

/** Sentences too long to follow, runs of fragments, and an "it" that points at a code block. */
export function findRhythm(blocks: readonly Block[]): Finding[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'front matter') return [];
    const sentences = readSentences(block.text);
    const long = sentences.filter(({words}) => words > LONG_ABOVE);
    const [first] = sentences;
    const unexplained = block.isAfterCode && first && UNEXPLAINED.test(first.text) ? [first] : [];
    return [
      ...long.map((sentence) => warn(block, sentence, `${sentence.words} words: split the sentence`)),
      ...findRuns(sentences).map((sentence) => warn(block, sentence, 'a run of short sentences: connect the ideas')),
      ...unexplained.map((sentence) => warn(block, sentence, 'say what of the code block above "it" or "this" is')),
    ];
  });
}

import type {Paragraph, Root} from 'mdast';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {countCommas, countWords, getParagraphs, getParagraphSentences, type Sentence} from './readSentences';

/** A finding on a page: an error fails the check, a warning doesn't. */
export type Finding = {
  readonly offset: number;
  /** End of a long finding. A warning is shown if any of its lines was changed. */
  readonly end?: number;
  readonly words: string;
  readonly suggestion: string;
  readonly level: 'error' | 'warning';
};

/** A style marker: how often it occurs per 1,000 words. Without a pattern, it's the number of words per sentence. */
type Marker = {
  readonly words?: string;
  readonly usual: readonly [number, number];
  /** The side that's reported. For example, few commas aren't a problem. */
  readonly far: 'above' | 'below';
};

/** Content of `style.yaml`. */
type Style = {
  readonly sentence: {readonly words: number; readonly commas: number};
  readonly lead: {readonly words: number};
  readonly page: {readonly words: number; readonly markers: number; readonly tolerance: number};
  readonly markers: Readonly<Record<string, Marker>>;
};

const style = parse(readFileSync(join(import.meta.dirname, 'style.yaml'), 'utf8')) as Style;

const formatExtract = (text: string): string => {
  const words = text.split(/\s+/);
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : text;
};

const createWarning = (source: string, offset: number, end: number, suggestion: string): Finding => ({
  offset,
  end,
  words: formatExtract(source.slice(offset, end + 1)),
  suggestion,
  level: 'warning',
});

/**
 * Returns the first paragraph of a page, above its first heading. Partials have no front matter, so they have no lead.
 */
function getLead(tree: Root): Paragraph | undefined {
  if (tree.children[0]?.type !== 'yaml') return undefined;
  const heading = tree.children.findIndex((node) => node.type === 'heading' && node.depth > 1);
  const above = heading === -1 ? tree.children : tree.children.slice(0, heading);
  return above.find((node) => node.type === 'paragraph');
}

function lintLead(tree: Root, source: string): Finding[] {
  const lead = getLead(tree);
  const sentences = lead ? getParagraphSentences(lead, source) : [];
  const [first, last] = [sentences[0], sentences.at(-1)];
  const words = sentences.reduce((sum, {text}) => sum + countWords(text), 0);
  if (!first || !last || words <= style.lead.words) return [];
  const advice = `the first paragraph has ${words} words; at most ${style.lead.words}: start with what the reader wants to do, and move the rest down`;
  return [createWarning(source, first.offset, last.end, advice)];
}

/** Returns a message if a sentence has too many words or commas. */
function findLengthProblem({text}: Sentence): string | undefined {
  // A list item without a full stop can be a list of names.
  const commas = /[.!?:…]["”')\]]*$/.test(text) ? countCommas(text) : 0;
  const words = countWords(text);
  const {sentence} = style;
  const counts = [
    ...(words > sentence.words ? [`${words} words, at most ${sentence.words}`] : []),
    ...(commas > sentence.commas ? [`${commas} commas, at most ${sentence.commas}`] : []),
  ];
  return counts.length > 0 ? `${counts.join('; ')}: write two sentences, or a list` : undefined;
}

/** Minimum number of words in a sentence. Shorter texts are labels or list items, which `style.yaml` doesn't count. */
const SENTENCE_WORDS_MIN = 4;

/** Returns the frequencies of markers that are far outside the usual range. */
export function getFarMarkers(sentences: readonly {readonly text: string}[]): string[] {
  const counted = sentences.map(({text}) => text).filter((text) => countWords(text) >= SENTENCE_WORDS_MIN);
  const text = counted.join('\n');
  const words = countWords(text);
  if (words < style.page.words) return [];
  return Object.entries(style.markers).flatMap(
    ([
      name,
      {
        words: pattern,
        usual: [least, most],
        far,
      },
    ]) => {
      const value = pattern
        ? (1000 * [...text.matchAll(new RegExp(pattern, 'gi'))].length) / words
        : words / counted.length;
      const isFar = far === 'above' ? value > most * style.page.tolerance : value < least / style.page.tolerance;
      const unit = pattern ? ' per 1,000 words' : '';
      return isFar ? `${name}: ${value.toFixed(0)}${unit} (usual: ${least.toFixed(0)} to ${most.toFixed(0)})` : [];
    },
  );
}

function lintReadability(sentences: readonly Sentence[], source: string): Finding[] {
  const far = getFarMarkers(sentences);
  if (far.length < style.page.markers) return [];
  const advice = `the page doesn't sound like other documentation. ${far.join('; ')}. Read it aloud, and write what you'd say`;
  return [{offset: 0, end: source.length, words: 'style', suggestion: advice, level: 'warning'}];
}

/** Warns about long sentences, a long first paragraph and an unusual style, compared with other documentation sites. */
export function lintStyle(tree: Root, source: string): Finding[] {
  const sentences = getParagraphs(tree).flatMap((paragraph) => getParagraphSentences(paragraph, source));
  const leads = lintLead(tree, source);
  const long = sentences.flatMap((sentence) => {
    const problem = findLengthProblem(sentence);
    // A long first paragraph is one problem, however it's divided.
    const isInLead = leads.some(({offset, end = offset}) => sentence.offset >= offset && sentence.offset <= end);
    return problem && !isInLead ? [createWarning(source, sentence.offset, sentence.end, problem)] : [];
  });
  return [...lintReadability(sentences, source), ...leads, ...long];
}

import {capitalize} from '../../../src/markdown/text';
import type {SearchPage} from 'docusaurus-theme-search/engine';

const SECTIONS = 11;
const WORDS_OF_SECTION = 85;
const VOCABULARY = 40_000;
const SYLLABLES =
  'ba be bi bo bu da de di do du fa fe fi ga ge go ka ke ki ko la le li lo lu ma me mi mo na ne no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi zo'.split(
    ' ',
  );

/** A pseudo-random generator with the same numbers on every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function createWord(index: number): string {
  let rest = index + SYLLABLES.length;
  let word = '';
  while (rest > 0) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return `${word}n`;
}

/** Creates a site whose pages have about a thousand words each, with frequencies that follow Zipf's law. */
export function createSyntheticSite(pageCount: number): SearchPage[] {
  const random = createRandom(7);
  const words = Array.from({length: VOCABULARY}, (_, index) => createWord(index));
  const pick = (): string => words[Math.floor(VOCABULARY ** random()) - 1] ?? 'ban';
  const text = (count: number): string => Array.from({length: count}, pick).join(' ');
  const title = (): string => capitalize(text(3));
  return Array.from({length: pageCount}, (_, index) => {
    const name = title();
    const sections = Array.from({length: SECTIONS}, (__, at) => ({
      level: at === 0 ? 1 : 2,
      title: at === 0 ? name : title(),
      slug: at === 0 ? null : `section-${at}`,
      text: text(WORDS_OF_SECTION),
      identifiers: [],
    }));
    const path = `/${name.toLowerCase().replaceAll(' ', '-')}-${index}/`;
    return {path, title: name, names: [], description: '', category: 'Synthetic', rank: 90, sections};
  });
}

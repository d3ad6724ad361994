import type {Summary} from './comparePages';
import type {WordCounts} from './compareSections';
import {listWords} from './wordOverlap';

const NAMES = [
  ['new', 'new'],
  ['gone', 'gone'],
  ['renamed', 'renamed'],
  ['changed', 'different'],
  ['same', 'unchanged'],
] as const;

/** How many words a text has, as readers see the number. */
export function countWords(text: string): string {
  return listWords(text).length.toLocaleString('en-GB');
}

/** How many of all words of both pages are the same, gone and new, in per cent; they add up to 100. */
export function shareWords({same, gone, added}: WordCounts): WordCounts {
  const all = Math.max(same + gone + added, 1);
  const shares = {same: Math.round((100 * same) / all), gone: Math.round((100 * gone) / all)};
  return {...shares, added: 100 - shares.same - shares.gone};
}

/** What became of the sections, in words: "3 new, 2 gone, 5 different". */
export function describeSections({sections}: Summary): string {
  return NAMES.filter(([outcome]) => sections[outcome] > 0)
    .map(([outcome, name]) => `${sections[outcome]} ${name}`)
    .join(', ');
}

/** How much of a page changed, in a sentence or two. */
export function describeSummary(summary: Summary, olderLabel: string): string {
  const {same, gone} = summary.words;
  const kept = same + gone === 0 ? 100 : Math.round((100 * same) / (same + gone));
  return `Sections: ${describeSections(summary)}. ${kept} % of the words of ${olderLabel} are still there.`;
}

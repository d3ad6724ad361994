import {findLanguage} from '../../../config/codeLanguages';
import type {SampleChange} from './compareSamples';
import type {PageDifference} from './comparePages';

/** What an edit of very many pages at once is called, in place of its sections. */
export const MASS_EDIT = 'Edited for clarity';

/** More names than this are counted instead. */
const MAX_NAMES = 3;

const SAMPLE_WORDS: Readonly<Record<SampleChange['change'], string>> = {
  new: 'New sample',
  removed: 'Sample removed',
  changed: 'Sample changed',
};

function listNames(names: readonly string[]): string {
  const shown = [...new Set(names)];
  const rest = shown.length - MAX_NAMES;
  if (rest < 2) return shown.join(', ');
  return `${shown.slice(0, MAX_NAMES).join(', ')} and ${rest} more`;
}

const many = (names: readonly string[]): string => (new Set(names).size > 1 ? 's' : '');

function describeSamples(samples: readonly SampleChange[]): string[] {
  const drawings = samples.filter(({lang}) => lang === 'mermaid').length > 0 ? ['Diagram changed'] : [];
  const byChange = (['new', 'changed', 'removed'] as const).flatMap((change) => {
    const labels = samples
      .filter((sample) => sample.change === change && sample.lang !== 'mermaid')
      .map(({lang}) => findLanguage(lang)?.label ?? 'Text');
    return labels.length === 0 ? [] : [`${SAMPLE_WORDS[change]}: ${listNames(labels)}`];
  });
  return [...byChange, ...drawings];
}

function describeRenamed(renamed: PageDifference['renamed']): string[] {
  if (renamed.length > 2) return [`Sections renamed: ${listNames(renamed.map(({after}) => after))}`];
  return renamed.map(({before, after}) => `Section renamed: ${before} → ${after}`);
}

const introduction = (heading: string): string => heading || 'Introduction';

/** Says in words what differs, the largest first. */
export function describeDifference(difference: PageDifference, isMassEdit = false): string[] {
  const {title, renamed, samples} = difference;
  const [added, removed] = [difference.added, difference.removed].map((names) => names.map(introduction));
  const edited = difference.edited.map(introduction);
  return [
    ...(title ? [`Title: ${title.before} → ${title.after}`] : []),
    ...(added?.length ? [`New section${many(added)}: ${listNames(added)}`] : []),
    ...(removed?.length ? [`Section${many(removed)} removed: ${listNames(removed)}`] : []),
    ...describeRenamed(renamed),
    ...describeSamples(samples),
    ...(edited.length > 0 ? [isMassEdit ? MASS_EDIT : `Edited: ${listNames(edited)}`] : []),
  ];
}

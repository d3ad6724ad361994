import type {Note} from '../words';
import type {PageDifference, SampleChange} from './comparePages';

/** A fence in this language is a drawing for readers. */
const DRAWING = 'mermaid';

const SAMPLE_NOTES = {new: 'newSample', changed: 'sampleChanged', removed: 'sampleRemoved'} as const;

function describeSamples(samples: readonly SampleChange[], languages: Readonly<Record<string, string>>): Note[] {
  const labelOf = ({lang}: SampleChange): string => languages[lang || 'text'] ?? (lang || 'text');
  const notes = (['new', 'changed', 'removed'] as const).flatMap((change): Note[] => {
    const names = samples.filter((sample) => sample.change === change && sample.lang !== DRAWING).map(labelOf);
    return names.length === 0 ? [] : [{key: SAMPLE_NOTES[change], names}];
  });
  return [...notes, ...(samples.some(({lang}) => lang === DRAWING) ? [{key: 'diagramChanged'} as const] : [])];
}

function describeRenamed(renamed: PageDifference['renamed']): Note[] {
  if (renamed.length > 2) return [{key: 'sectionsRenamed', names: renamed.map(({after}) => after)}];
  return renamed.map(({before, after}) => ({key: 'sectionRenamed', before, after}));
}

/**
 * Says what differs, the largest first.
 *
 * @param languages names of the languages of samples for readers
 */
export function describeDifference(
  {title, added, removed, renamed, samples, edited}: PageDifference,
  languages: Readonly<Record<string, string>>,
  isMassEdit = false,
): Note[] {
  const names = (key: 'newSection' | 'sectionRemoved', headings: readonly string[]): Note[] =>
    headings.length === 0 ? [] : [{key, names: headings}];
  return [
    ...(title ? [{key: 'title', ...title} as const] : []),
    ...names('newSection', added),
    ...names('sectionRemoved', removed),
    ...describeRenamed(renamed),
    ...describeSamples(samples, languages),
    ...(edited.length === 0
      ? []
      : [isMassEdit ? ({key: 'massEdit'} as const) : ({key: 'edited', names: edited} as const)]),
  ];
}

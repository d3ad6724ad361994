import type {Sample, Section} from './readPage';

/** What happened to the samples of one language. */
export type SampleChange = {readonly lang: string; readonly change: 'new' | 'removed' | 'changed'};

const listSamples = (sections: readonly Section[]): Sample[] => sections.flatMap(({samples}) => samples);

/** Samples of the first list that the second one lacks. A sample that moved within the page is in both. */
function without(samples: readonly Sample[], others: readonly Sample[]): Sample[] {
  const left = others.map(({lang, code}) => `${lang}\n${code}`);
  return samples.filter(({lang, code}) => {
    const at = left.indexOf(`${lang}\n${code}`);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Compares the samples of some sections by language; where they are formatted differently only, nothing changed. */
export function compareSamples(before: readonly Section[], after: readonly Section[]): SampleChange[] {
  const gone = without(listSamples(before), listSamples(after));
  const come = without(listSamples(after), listSamples(before));
  const languages = [...new Set([...come, ...gone].map(({lang}) => lang))];
  return languages.map((lang) => {
    const isGone = gone.some((sample) => sample.lang === lang);
    const isNew = come.some((sample) => sample.lang === lang);
    return {lang, change: isGone && isNew ? 'changed' : isNew ? 'new' : 'removed'};
  });
}

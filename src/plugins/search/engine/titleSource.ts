import {collectPostings} from '../index/collectPostings';
import {addressWords} from '../text/addressWords';
import {createRange, MANY_PREFIXES, type Places, type TermSource} from './termSource';
import type {Outline} from './outline';

function headingText(outline: Outline, section: number): string {
  const title = outline.headingOf(section)?.title ?? '';
  return outline.isPage(section) ? `${title} ${addressWords(outline.pageOf(section).path)}` : title;
}

/** Terms of the titles and headings alone, made in memory from the first tier. */
export function createTitleSource(outline: Outline): TermSource {
  const sections = Array.from({length: outline.size}, (_, section) => ({
    heading: headingText(outline, section),
    text: outline.isPage(section) ? outline.pageOf(section).description : '',
    identifiers: [],
  }));
  const found = [...collectPostings(sections)].sort(([a], [b]) => (a < b ? -1 : 1));
  const range = createRange(
    0,
    found.map(([term]) => term),
    found.map(([, postings]) => postings.length),
  );
  const places = found.map(([, postings]): Places => ({
    sections: Int32Array.from(postings, (posting) => posting >>> 4),
    codes: Uint8Array.from(postings, (posting) => posting & 15),
  }));
  const none: Places = {sections: new Int32Array(), codes: new Uint8Array()};
  return {
    prepareWords: () => Promise.resolve(),
    rangesFor: () => [range],
    preparePlaces: () => Promise.resolve(),
    placesOf: (term) => places[term] ?? none,
    mostPrefixes: MANY_PREFIXES,
  };
}

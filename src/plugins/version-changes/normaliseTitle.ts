import {listWords} from './wordOverlap';

/** A heading without case and punctuation: "What's new?" and "Whats New" are one. */
export function normaliseTitle(title: string): string {
  return listWords(title.replace(/['’]/g, '')).join(' ');
}

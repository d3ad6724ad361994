const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /\p{M}+/gu;

/** Invisible characters: zero-width spaces and joiners, text directions, soft hyphens. */
export const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/** Lower case without accents and invisible characters; the form in which words are compared. */
export function normalise(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').replace(INVISIBLE, '').toLowerCase();
}

/** Replaces each run of white space by one space. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

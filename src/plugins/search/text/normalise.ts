const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /\p{M}+/gu;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/** Lower case without accents and invisible characters; the form in which words are compared. */
export function normalise(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').replace(INVISIBLE, '').toLowerCase();
}

/** Makes runs of white space one space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Text that is safe between two tags. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Takes the marks out of the HTML of a hit, in which nothing else is a tag. */
export function removeMarks(html: string): string {
  return html.replace(/<\/?mark>/g, '');
}

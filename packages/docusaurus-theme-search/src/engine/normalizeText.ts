/** Whether a text is ASCII. */
export const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

const ACCENTED = /([\p{sc=Latin}\p{sc=Greek}])\p{M}+/gu;
/** Hebrew and Arabic letters with their marks, and the vowel points among these marks. */
const DIACRITICS = /[\p{sc=Hebrew}\p{sc=Arabic}\u0640]\p{M}+/gu;
const POINTS = /(?!^)[\u0591-\u05C7\u064B-\u0652\u0670]/gu;
/**
 * Marks on an Arabic alef, Arabic elongation, Cyrillic stress, and the dots of ё. All other marks form different
 * letters.
 */
const MARKS = /(?<=ا)[\u0653-\u0655]|\u0640|(?<=\p{sc=Cyrillic})\u0301|(?<=е)\u0308/gu;

/** Letters with a common alternative spelling that Unicode normalization doesn't produce. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Invisible characters: zero-width spaces and joiners, directional marks, soft hyphens. */
export const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/** Characters with a one-to-one ASCII equivalent: full-width letters, digits of other scripts, hyphens, apostrophes. */
const SIGN =
  /[Ａ-Ｚａ-ｚ＿＠＄＆‐‑־ʼ]|(?<=\p{L})[`´‘′＇](?=\p{L})|(?<=\p{Nd})[．٫](?=\p{Nd})|(?![0-9\u{10000}-\u{10FFFF}])\p{Nd}/gu;
const SIGNS: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '־': '-',
  ʼ: '’',
  '`': '’',
  '´': '’',
  '‘': '’',
  '′': '’',
  '＇': '’',
  '．': '.',
  '٫': '.',
};

function toPlainSign(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code > 0xff00) return SIGNS[sign] ?? String.fromCharCode(code - 0xfee0);
  // The digits of each script are consecutive. Their zero is at a multiple of 16, or 6 after one.
  const zero = code & ~15;
  return SIGNS[sign] ?? String(code - (/\p{Nd}/u.test(String.fromCharCode(zero)) ? zero : zero + 6));
}

/** Replaces full-width letters, digits of other scripts, hyphens and apostrophes by plain ones, preserving offsets. */
export const toPlainSigns = (text: string): string =>
  isAscii(text) && !text.includes('`') ? text : text.replace(SIGN, toPlainSign);

/** Folds case and removes accents and invisible characters, for comparing words. */
export function normalizeText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const letters = toPlainSigns(text).toLowerCase().normalize('NFKD').replace(ACCENTED, '$1');
  const plain = letters.replace(DIACRITICS, (pointed) => pointed.replace(POINTS, '')).replace(MARKS, '');
  const seen = plain.replace(INVISIBLE, '');
  return seen.replace(LETTER, (letter) => LETTERS[letter] ?? '').normalize('NFC');
}

/** Replaces each run of white space by one space, and trims the text. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The words of a text, in lower case. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [];
}

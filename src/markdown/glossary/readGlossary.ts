const ENTRY = /^## .+ \{\/\* #([\w-]+) \*\/\}\n\n(.+)$/gm;
const LINK = /\[([^\]]+)\]\([^)]*\)/g;
const FIRST_SENTENCE = /^.*?\.(?= |$)/;

/** The first sentence of an entry, without the marks of Markdown: a card holds plain text. */
function shorten(text: string): string {
  const plain = text.replace(LINK, '$1').replaceAll('`', '');
  return FIRST_SENTENCE.exec(plain)?.[0] ?? plain;
}

/** What each term means in one sentence, by the id of its heading, from the Markdown of the glossary. */
export function readGlossary(markdown: string): ReadonlyMap<string, string> {
  return new Map([...markdown.matchAll(ENTRY)].map(([, id = '', text = '']) => [id, shorten(text)]));
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Strings and words of the languages, as the samples of the page colour them; the name of a JSON value is neither. */
const COLOURED = /("(?:[^"\\]|\\.)*"(?!\s*:)|'[^']*')|\b(?:import|from|const|await|for|of|in|package|func|if|range)\b/g;

const colour = (line: string): string =>
  escapeText(line).replace(COLOURED, (word, text?: string) => (text ? `<i>${word}</i>` : `<b>${word}</b>`));

/** A sample as HTML for the theme's code block, with the lines marked that the example does not have. */
export function markSample(code: string, example: string): string {
  const known = new Set(example.split('\n'));
  const lines = code.split('\n').map((line, index, {length}) => {
    const html = colour(line) + (index < length - 1 ? '\n' : '');
    return known.has(line) ? html : `<span class="code-line--marked">${html}</span>`;
  });
  return lines.join('');
}

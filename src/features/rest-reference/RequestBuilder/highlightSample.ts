import {addBreaks} from 'docusaurus-theme-document-first/addresses';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Patterns for JSON values, strings, keywords, commands and numbers, with the same colours as on the page. */
const TOKENS =
  /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*"|'[^']*')|\b(?:(import|from|const|await|for|of|in|package|func|if|range)\b|(curl\b|\w+(?=\())|\d+\b)/g;

function highlightLine(line: string): string {
  return escapeText(line).replace(TOKENS, (word, name?: string, text?: string, keyword?: string, command?: string) => {
    if (name) return `<u>${word}</u>`;
    if (text) return `<i>${addBreaks(word).replace(/\$[A-Z_]+/g, '<var>$&</var>')}</i>`;
    if (keyword) return `<b>${word}</b>`;
    return command ? `<span>${word}</span>` : `<var>${word}</var>`;
  });
}

/** Highlights a sample as HTML for the theme's code block, and marks the lines that differ from the example. */
export function highlightSample(code: string, example: string): string {
  const known = new Set(example.split('\n'));
  const lines = code
    .split('\n')
    .map((line) =>
      known.has(line) ? highlightLine(line) : `<span class="code-line--marked">${highlightLine(line)}</span>`,
    );
  return lines.join('\n');
}

/** A message that is known, by the patterns of its wordings. */
interface KnownMessage {
  readonly id: string;
  readonly patterns: readonly string[];
}

/** A known message found in a pasted text, with the line that contains it. */
interface Match<Message extends KnownMessage> {
  readonly message: Message;
  readonly line: string;
}

/** A pattern as written in the data: any case, and any white space where it has a space. */
function compilePattern(pattern: string): RegExp {
  const source = pattern.replaceAll('[ _-]?', '[\\s_-]*').replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
  return new RegExp(source, 'gim');
}

/** Where the first of the patterns begins. */
function findFirstMatch(text: string, patterns: readonly string[]): number | undefined {
  const places = patterns.map((pattern) => text.search(compilePattern(pattern))).filter((place) => place !== -1);
  return places.length > 0 ? Math.min(...places) : undefined;
}

/** The line a match starts on, without the white space around it. */
function getLineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  const start = text.lastIndexOf('\n', index) + 1;
  return text.slice(start, end === -1 ? undefined : end).trim();
}

function blankMatches(text: string, patterns: readonly string[]): string {
  return patterns.reduce(
    (blanked, pattern) => blanked.replace(compilePattern(pattern), (match) => match.replace(/\S/g, ' ')),
    text,
  );
}

/**
 * Finds known messages in the order of the text.
 *
 * @param errors what to find
 * @param mistaken what is mistaken for one of them, and is found in its place
 */
export function matchErrors<Message extends KnownMessage, Mistaken extends KnownMessage>(
  source: string,
  errors: readonly Message[],
  mistaken: readonly Mistaken[],
): Match<Message | Mistaken>[] {
  const text = source.replaceAll('\r\n', '\n').replace(/[\u00a0\u200b]/g, ' ');
  const rest = mistaken.reduce((left, {patterns}) => blankMatches(left, patterns), text);
  return [
    ...mistaken.map((message) => ({message, at: findFirstMatch(text, message.patterns)})),
    ...errors.map((message) => ({message, at: findFirstMatch(rest, message.patterns)})),
  ]
    .flatMap(({message, at}) => (at === undefined ? [] : [{message, at}]))
    .sort((a, b) => a.at - b.at)
    .map(({message, at}) => ({message, line: getLineAt(text, at)}));
}

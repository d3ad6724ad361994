/** What the test command was asked for. */
export type Request = {
  readonly names: readonly string[];
  readonly changed: boolean;
  readonly underLoad: boolean;
};

const FLAGS: Readonly<Record<string, 'changed' | 'underLoad'>> = {
  '--changed': 'changed',
  '--under-load': 'underLoad',
};

/**
 * Reads the words after `npm test --`.
 *
 * @throws when a flag is unknown, or when steps are named that `--changed` is to find
 */
export function parseArguments(words: readonly string[]): Request {
  const request = {names: [] as string[], changed: false, underLoad: false};
  for (const word of words) {
    const flag = FLAGS[word];
    if (flag) request[flag] = true;
    else if (word.startsWith('-')) {
      throw new Error(`there is no option ${word}; the options are: ${Object.keys(FLAGS).join(', ')}`);
    } else request.names.push(word);
  }
  if (request.changed && request.names.length > 0) {
    throw new Error(`--changed chooses the checks itself: leave out ${request.names.join(', ')}`);
  }
  return request;
}

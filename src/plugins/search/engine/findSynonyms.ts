import {stem} from '../text/stem';
import {tokenise} from '../text/tokenise';
import {SYNONYMS} from '../synonyms';
import {replaceWords, type QueryWord} from './parseQuery';

type Form = {readonly words: readonly string[]; readonly others: readonly (readonly string[])[]};

const LONGEST = 3;
const MOST_READINGS = 3;

function wordsOf(form: string): string[] {
  const tokens = tokenise(form);
  const whole = tokens.find(({kind}) => kind === 'exact');
  if (whole && whole.end - whole.start === form.length && !form.includes('-')) return [whole.term];
  return tokens.filter(({kind}) => kind === 'word').map(({start, end}) => form.slice(start, end).toLowerCase());
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

function readForms(): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>();
  for (const line of SYNONYMS.map((row) => row.map(wordsOf))) {
    for (const words of line) {
      const key = keyOf(words);
      const others = line.filter((other) => keyOf(other) !== key);
      forms.set(key, {words, others: [...(forms.get(key)?.others ?? []), ...others]});
    }
  }
  return forms;
}

const FORMS = readForms();

/** Single words that may stand for a single word. */
export function synonymsOf(word: QueryWord): string[] {
  const others = FORMS.get(word.stem)?.others ?? FORMS.get(word.raw)?.others ?? [];
  return others.flatMap((words) => (words.length === 1 && words[0] !== undefined ? [words[0]] : []));
}

/** Other readings of a query, where one or several words have a synonym of several. */
export function otherReadings(words: readonly QueryWord[]): QueryWord[][] {
  const readings: QueryWord[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = 1; count <= LONGEST && at + count <= words.length; count += 1) {
      const form = FORMS.get(
        words
          .slice(at, at + count)
          .map((word) => word.stem)
          .join(' '),
      );
      for (const other of form?.others ?? []) {
        if (count > 1 || other.length > 1) readings.push(replaceWords(words, at, count, other));
      }
    }
  }
  const unique = new Map(readings.map((reading) => [keyOf(reading.map(({raw}) => raw)), reading]));
  return [...unique.values()].slice(0, MOST_READINGS);
}

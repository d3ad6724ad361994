import {STOPWORDS} from '../text/stopwords';
import {tokenise} from '../text/tokenise';
import {SYNONYMS} from '../synonyms';

/** Maximum number of words of a synonym that is looked up in a query. */
export const LONGEST_SYNONYM = 3;

/** Terms of one form of a synonym: an identifier as a whole, anything else word by word. */
function termsOf(form: string): string[] {
  const tokens = tokenise(form);
  const whole = tokens.find(({kind}) => kind === 'exact');
  if (whole && whole.end - whole.start === form.length && !form.includes('-')) return [whole.term];
  return tokens.filter(({kind}) => kind === 'word').map(({term}) => term);
}

function indexForms(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const forms = new Map<string, (readonly string[])[]>();
  for (const line of SYNONYMS.map((row) => row.map(termsOf))) {
    for (const terms of line) {
      const key = terms.join(' ');
      const others = line
        .filter((other) => other.join(' ') !== key)
        .map((other) => other.filter((term) => !STOPWORDS.has(term)));
      forms.set(key, [...(forms.get(key) ?? []), ...others.filter(({length}) => length > 0)]);
    }
  }
  return forms;
}

const FORMS = indexForms();

/** Synonyms of consecutive terms, each as the terms that a section must hold; stop words are left out. */
export function findSynonyms(terms: readonly string[]): readonly (readonly string[])[] {
  return FORMS.get(terms.join(' ')) ?? [];
}

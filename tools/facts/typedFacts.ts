import {createFindTypedFacts, type TypedFact} from 'docusaurus-plugin-facts/lint';
import {facts} from '../../src/facts';
import {hints} from './hints';

/** Finds the figures of a page that are typed by hand. */
export const findTypedFacts = createFindTypedFacts(facts, hints);

/** What is said of a figure typed by hand: its place in the file, and what to write. */
export function describeTypedFact(path: string, {line, column, typed, names}: TypedFact): string {
  const tokens = names.map((name) => `%${name}%`).join(' or ');
  return `${path}:${line}:${column}: "${typed}" is typed by hand: write ${tokens}`;
}

import type {Commit} from '../git/commit';
import {compareShapes, type ApiChange} from './compareShapes';
import {readShape, type ApiShape} from './readShape';

/** The OpenAPI document, from the root of the project. */
export const API_DOCUMENT = 'src/facts/openapi.yaml';

/** The changes of the API on one day. */
export type ApiDay = {readonly day: string; readonly changes: readonly ApiChange[]};

/** The document at the end of each day on which it changed, the oldest first. */
function listDays(commits: readonly Commit[]): {readonly day: string; readonly content: string}[] {
  const contents = new Map<string, string>();
  for (const {day, files} of commits) {
    const after = files.find(({path}) => path === API_DOCUMENT)?.after;
    if (after) contents.set(day, after);
  }
  return [...contents].map(([day, content]) => ({day, content}));
}

function readOrNull(text: string): ApiShape | null {
  try {
    return readShape(text);
  } catch {
    // A document that was not valid YAML at the end of a day says nothing about the API.
    return null;
  }
}

/** Derives the change log of the API from the history of its document, the newest day first. */
export function makeApiChangeLog(commits: readonly Commit[], texts: ReadonlyMap<string, string>): ApiDay[] {
  const states = listDays(commits).flatMap(({day, content}) => {
    const shape = readOrNull(texts.get(content) ?? '');
    return shape ? [{day, shape}] : [];
  });
  return states
    .slice(1)
    .map(({day, shape}, at) => ({day, changes: compareShapes(states[at]?.shape ?? shape, shape)}))
    .filter(({changes}) => changes.length > 0)
    .reverse();
}

import type {Commit} from '../git/commit';
import {evaluateFacts, type Figures} from './evaluateFacts';

/** The figures from one commit on. */
export type FigureState = {readonly hash: string; readonly day: string; readonly figures: Figures};

const FACTS = /^src\/facts\/(?!.*\.test\.ts$).*\.ts$/;

/** Works out the figures after each commit that touched their modules, the oldest first. */
export async function readFigureTimeline(
  commits: readonly Commit[],
  texts: ReadonlyMap<string, string>,
): Promise<FigureState[]> {
  const files = new Map<string, string>();
  const states: FigureState[] = [];
  for (const {hash, day, files: changes} of commits) {
    const own = changes.filter(({path}) => FACTS.test(path));
    if (own.length === 0) continue;
    for (const {path, from, after} of own) {
      if (from !== undefined) files.delete(from);
      if (after === null) files.delete(path);
      else files.set(path, texts.get(after) ?? '');
    }
    const figures = await evaluateFacts(files);
    if (figures) states.push({hash, day, figures});
  }
  return states;
}

import {capitalise} from '../../../facts/capitalise';
import type {FigureState} from './figureTimeline';

/** A figure that shows something else than before. */
export type FigureChange = {
  readonly day: string;
  readonly version: 'v1' | 'v2';
  readonly name: string;
  /** The change in words: "Body of one HTTP request: 256KB → 512KB". */
  readonly words: string;
};

const VERSIONS = ['v1', 'v2'] as const;

/** Lists the figures that changed from each state to the next. New figures and figures that are gone are not changes. */
export function compareFigures(states: readonly FigureState[]): FigureChange[] {
  return states.slice(1).flatMap(({day, figures}, at) =>
    VERSIONS.flatMap((version) =>
      [...figures[version]].flatMap(([name, {display, meaning}]): FigureChange[] => {
        const before = states[at]?.figures[version].get(name);
        if (!before || before.display === display) return [];
        return [{day, version, name, words: `${capitalise(meaning)}: ${before.display} → ${display}`}];
      }),
    ),
  );
}

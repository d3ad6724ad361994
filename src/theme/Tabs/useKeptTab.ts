import {useLayoutEffect, useRef} from 'react';
import {keepTabChoice, onTabChoice, readTabChoice} from '../../client/tabChoice';

/** What the hook needs of the tabs it serves. */
export type KeptTab = {
  readonly group: string | undefined;
  readonly keepFor: number | undefined;
  readonly values: readonly string[];
  readonly select: (value: string) => void;
};

/**
 * Shows the kept choice of a group before the first painting, and follows later ones. A choice that runs
 * out leaves the open tab alone: nobody's page changes while it is read.
 *
 * @returns a function that chooses a tab
 */
export function useKeptTab(tab: KeptTab): (value: string) => void {
  const latest = useRef(tab);
  useLayoutEffect(() => {
    latest.current = tab;
  });
  const {group, keepFor, select} = tab;
  useLayoutEffect(() => {
    if (group === undefined) return undefined;
    const follow = (): void => {
      const value = readTabChoice(group);
      if (value !== null && latest.current.values.includes(value)) latest.current.select(value);
    };
    follow();
    return onTabChoice(follow);
  }, [group]);
  return (value) => {
    select(value);
    if (group !== undefined) keepTabChoice(group, value, keepFor);
  };
}

import {createContext, useContext} from 'react';

const Prefix = createContext('');

/** Gives the parts of one set of tabs ids of their own. */
export const TabIdsProvider = Prefix.Provider;

/** Ids that connect a tab and its panel. */
export function useTabIds(): (value: string) => {readonly tab: string; readonly panel: string} {
  const prefix = useContext(Prefix);
  return (value) => ({tab: `${prefix}tab-${value}`, panel: `${prefix}panel-${value}`});
}

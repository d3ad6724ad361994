import {createContext} from 'react';

/** Ids of a tab and its panel. A value may hold spaces, which would end an id in `aria-controls`. */
export const getTabIds = (set: string, value: string): {readonly tab: string; readonly panel: string} => {
  const name = encodeURIComponent(value);
  return {tab: `${set}tab-${name}`, panel: `${set}panel-${name}`};
};

/** What a panel needs to know of its set of tabs. */
type TabsContextValue = {
  /** Start of the ids that connect tabs and panels. */
  readonly id: string;
  /** Value of the tab that the HTML shows; script may show another one. */
  readonly selected: string | undefined;
};

/** The set of tabs that a panel belongs to; `null` in one of Docusaurus's own. */
export const TabsContext = createContext<TabsContextValue | null>(null);

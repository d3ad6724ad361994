import {createContext} from 'react';

/**
 * Returns the ids of a tab and its panel, encoded because a space would separate two ids in `aria-controls`. They're
 * short because a page can have hundreds.
 *
 * @param set id from `useId`, which is unique without its punctuation
 */
export const getTabIds = (set: string, value: string): {readonly tab: string; readonly panel: string} => {
  const [name, prefix] = [encodeURIComponent(value), set.replace(/\W|_/g, '')];
  return {tab: `${prefix}-${name}`, panel: `${prefix}_${name}`};
};

type TabsContextValue = {
  /** Prefix of the ids that connect tabs and panels. */
  readonly id: string;
  /** Value of the tab that is selected in the HTML; a script may select another. */
  readonly selected: string | undefined;
};

/** The set of tabs around a panel; `null` in Docusaurus's own tabs. */
export const TabsContext = createContext<TabsContextValue | null>(null);

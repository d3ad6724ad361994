import type {Plugin} from '@docusaurus/types';
import {tabLanguages} from '../../config/tabLanguages';
import {TAB_CHOICES_KEY} from '../../client/tabs/tabChoice';
import {showStoredTabs} from '../../client/tabs/showStoredTabs';

const PARAMETERS = [TAB_CHOICES_KEY, tabLanguages].map((value) => JSON.stringify(value)).join();

/** Puts a small script into the head that shows the tabs of `?lang=` and the kept ones before the page is painted. */
export default function tabChoice(): Plugin {
  return {
    name: 'tab-choice',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${showStoredTabs.toString()})(${PARAMETERS})`}],
    }),
  };
}

import type {Plugin} from '@docusaurus/types';
import {TAB_CHOICES_KEY} from '../../client/tabs/tabChoice';
import {showStoredTabs} from '../../client/tabs/showStoredTabs';

/** Puts a small script into the head that shows the kept tabs before the page is painted. */
export default function tabChoice(): Plugin {
  return {
    name: 'tab-choice',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${showStoredTabs.toString()})(${JSON.stringify(TAB_CHOICES_KEY)})`}],
    }),
  };
}

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {sectionOfRoute, type ChangeSection} from '../../../config/changeSections';
import {toPagePath} from 'docusaurus-plugin-built-site';
import type {DayEntries, SiteHistory} from '../history/pageHistory';
import {CHANGES_KEY, withAuthorWords} from './authorWords';

/** A page with its changes, as lists and feeds show it. */
export type ChangedPage = {
  readonly title: string;
  /** Address below the base path. */
  readonly route: string;
  readonly section: ChangeSection;
  /** The newest day first; never empty. */
  readonly days: readonly [DayEntries, ...DayEntries[]];
};

/** Lists the pages of all versions that readers can find and that have a history. */
export function listChangedPages(content: LoadedContent, history: SiteHistory, baseUrl: string): ChangedPage[] {
  const known = new Map(history.pages.map(({source, days}) => [source, days]));
  return content.loadedVersions.flatMap(({docs}) =>
    docs.flatMap((doc): ChangedPage[] => {
      if (doc.unlisted) return [];
      const written = (doc.frontMatter as Readonly<Record<string, unknown>>)[CHANGES_KEY];
      const [newest, ...older] = withAuthorWords(known.get(doc.source.replace('@site/', '')) ?? [], written);
      const route = toPagePath(doc.permalink, baseUrl);
      return newest ? [{title: doc.title, route, section: sectionOfRoute(route), days: [newest, ...older]}] : [];
    }),
  );
}

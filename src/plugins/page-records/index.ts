import type {Plugin} from '@docusaurus/types';
import {builtSite} from './builtSite';

export {builtSite} from './builtSite';
export type {BuiltSite} from './builtSite';
export type {PageHeader, PageRecord} from './pageRecord';

/** Makes one record per page after the build and writes them to `pages.json`. */
export default function pageRecords(): Plugin {
  return {
    name: 'page-records',
    async postBuild(props) {
      const {records, outlines} = await builtSite(props);
      console.log(`[page-records] ${records.length} pages, ${outlines} still outlines`);
    },
  };
}

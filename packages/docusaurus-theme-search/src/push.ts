/** What sends records to a hosted index, for programs of a site's own: `docusaurus-theme-search/push`. */
export {createIndexSettings} from './indexSettings';
export type {HostedRecord} from './output';
export {describeDiff, dryRun, pushIndex} from './pushIndex';
export {validateRecords} from './validateRecords';

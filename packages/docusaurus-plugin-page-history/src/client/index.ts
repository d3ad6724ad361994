export {default as ChangeList} from './ChangeList';
export type {ChangeListData} from './changeList';
export {default as FeedList} from './FeedList';
export {pageFeed} from './changeList';

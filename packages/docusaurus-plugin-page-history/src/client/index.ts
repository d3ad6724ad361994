export {default as ChangeList, FeedList} from './ChangeList';
export {pageFeed, type ChangeListData} from './changeList';

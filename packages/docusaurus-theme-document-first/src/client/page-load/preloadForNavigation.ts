import {loadWithRetry} from './loadWithRetry';
import {hideNotice, showNotice} from './notice';
import {startProgress, stopProgress} from './progressBar';

let latest = 0;

/** Loads the page that the reader asked for, while the page being read stays. A newer wish replaces an older one. */
export default async function preloadForNavigation(pathname: string): Promise<void> {
  const wish = (latest += 1);
  await loadWithRetry(pathname, {
    isCurrent: () => wish === latest,
    onStart: () => {
      hideNotice();
      startProgress();
    },
    onFailure: (failure, retry) => {
      stopProgress();
      showNotice({kind: 'navigation', failure, retry});
    },
  });
  stopProgress();
}

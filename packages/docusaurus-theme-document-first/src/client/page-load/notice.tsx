import {createRoot, type Root} from 'react-dom/client';
import type {NoticeProps} from './PageLoadNotice';
import {PageLoadNotice} from './PageLoadNotice';
import './notice.css';

let shown: {readonly root: Root; readonly element: HTMLElement; readonly retry: () => void} | undefined;

/** Removes the notice. */
export function hideNotice(): void {
  if (!shown) return;
  const {root, element, retry} = shown;
  shown = undefined;
  window.removeEventListener('online', retry);
  root.unmount();
  element.remove();
}

/** Shows the notice below the page, in its own React root because the page itself might not be running yet. */
export function showNotice(notice: Omit<NoticeProps, 'address'>): void {
  hideNotice();
  const element = document.createElement('div');
  element.className = 'page-load-notice-place';
  document.body.append(element);
  const root = createRoot(element);
  const {pathname, search, hash} = window.location;
  root.render(<PageLoadNotice {...notice} address={pathname + search + hash} />);
  shown = {root, element, retry: notice.retry};
  if (notice.failure === 'offline') window.addEventListener('online', notice.retry);
}

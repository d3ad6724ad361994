import type {MouseEvent, ReactNode} from 'react';
import {failureReasons, noticeTexts, retryLabel, type Failure} from './noticeTexts';
import {createRoot, type Root} from 'react-dom/client';
import './notice.css';

/** What failed to load: the page that the reader navigated to, or a part of the first page. */
export type NoticeProps = {
  readonly kind: 'navigation' | 'firstPage';
  readonly failure: Failure;
  readonly address: string;
  readonly retry: () => void;
};

/** Says that a page failed to load, why, and what the reader can do. */
export function PageLoadNotice({kind, failure, address, retry}: NoticeProps): ReactNode {
  const {title, role, rest, link} = noticeTexts[kind];
  // Following the link without a connection would end on the error page of the browser.
  const stayIfOffline = (event: MouseEvent): void => {
    if (navigator.onLine) return;
    event.preventDefault();
    retry();
  };
  return (
    <div className="page-load-notice" data-kind={kind} role={role}>
      <p className="page-load-notice__text">
        <strong>{title}.</strong> {failureReasons[failure]} {rest}
      </p>
      <p className="page-load-notice__ways">
        <button type="button" data-document-control className="button button--primary button--sm" onClick={retry}>
          {retryLabel}
        </button>
        <a href={address} onClick={stayIfOffline}>
          {link} {address}
        </a>
      </p>
    </div>
  );
}

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

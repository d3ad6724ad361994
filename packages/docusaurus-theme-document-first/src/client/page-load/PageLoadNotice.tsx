import type {MouseEvent, ReactNode} from 'react';
import type {Failure} from './failure';
import {failureReasons, noticeTexts, retryLabel} from './noticeTexts';

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
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          {retryLabel}
        </button>
        <a href={address} onClick={stayIfOffline}>
          {link} {address}
        </a>
      </p>
    </div>
  );
}

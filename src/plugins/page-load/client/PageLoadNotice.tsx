import type {MouseEvent, ReactNode} from 'react';
import {timings} from '../../../timings';
import type {Failure} from './failure';

/** A page that did not come: the one asked for, or the missing part of the first page. */
export type NoticeProps = {
  readonly kind: 'navigation' | 'firstPage';
  readonly failure: Failure;
  readonly address: string;
  readonly retry: () => void;
};

const REASONS: Readonly<Record<Failure, string>> = {
  timeout: `The time-out of ${timings.pageLoadTimeout / 1000} seconds passed before all of its files had come.`,
  missing: 'One of its files is missing on the server, or the connection to it broke.',
  offline: 'You are offline. It loads by itself once you are online again.',
};

const TEXTS = {
  navigation: {
    title: 'This page could not be loaded',
    role: 'alert',
    rest: 'You can go on reading this page, or go back.',
    link: 'Open',
  },
  firstPage: {
    title: 'A part of this page could not be loaded',
    role: 'status',
    rest: 'You can read it. Search, menus and copying need the missing part.',
    link: 'Reload',
  },
} as const;

/** Tells that a page did not come, why, and what can be done. */
export function PageLoadNotice({kind, failure, address, retry}: NoticeProps): ReactNode {
  const {title, role, rest, link} = TEXTS[kind];
  // Following the link without a connection would end on the error page of the browser.
  const stayIfOffline = (event: MouseEvent): void => {
    if (navigator.onLine) return;
    event.preventDefault();
    retry();
  };
  return (
    <div className="page-load-notice" data-kind={kind} role={role}>
      <p className="page-load-notice__text">
        <strong>{title}.</strong> {REASONS[failure]} {rest}
      </p>
      <p className="page-load-notice__ways">
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          Try again
        </button>
        <a href={address} onClick={stayIfOffline}>
          {link} {address}
        </a>
      </p>
    </div>
  );
}

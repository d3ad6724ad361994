import {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import type {Failure} from './loadWithRetry';
import {partMissing, partMissingHelp} from '../../words';
import './pageLoad.css';

/** Why a page failed to load, as readers see it. */
const failureReasons: Readonly<Record<Failure, string>> = {
  timeout: translate(
    {
      id: 'theme.documentFirst.pageLoad.timeout',
      message: 'The time-out of {seconds} seconds passed before all of its files had arrived.',
      description: 'Why a page could not be loaded: it took too long',
    },
    {seconds: timings.pageLoadTimeout / 1000},
  ),
  missing: translate({
    id: 'theme.documentFirst.pageLoad.missing',
    message: 'One of its files is missing from the server, or the connection was interrupted.',
    description: 'Why a page could not be loaded: a file did not come',
  }),
  offline: translate({
    id: 'theme.documentFirst.pageLoad.offline',
    message: 'You are offline. The page loads automatically when you are back online.',
    description: 'Why a page could not be loaded: there is no connection',
  }),
};

/** The rest of the notice: for a page that the reader navigated to, and for a part of the first page. */
const noticeTexts = {
  navigation: {
    title: translate({
      id: 'theme.documentFirst.pageLoad.navigation.title',
      message: 'This page could not be loaded',
      description: 'Title of the notice about a page that the reader navigated to',
    }),
    role: 'alert',
    rest: translate({
      id: 'theme.documentFirst.pageLoad.navigation.rest',
      message: 'You can keep reading this page, or go back.',
      description: 'What the reader can do when the next page could not be loaded',
    }),
    link: translate({
      id: 'theme.documentFirst.pageLoad.navigation.link',
      message: 'Open',
      description: 'Before the address of a page that could not be loaded: a link that opens it',
    }),
  },
  firstPage: {
    title: partMissing,
    role: 'status',
    rest: partMissingHelp,
    link: translate({
      id: 'theme.documentFirst.pageLoad.firstPage.link',
      message: 'Reload',
      description: 'Before the address of the page: a link that loads it again',
    }),
  },
} as const;

/** The button that asks for the page again. */
const retryLabel = translate({
  id: 'theme.documentFirst.pageLoad.retry',
  message: 'Try again',
  description: 'The button that asks for a page again that could not be loaded',
});

/** What failed to load: the page that the reader navigated to, or a part of the first page. */
type NoticeProps = {
  readonly kind: 'navigation' | 'firstPage';
  readonly failure: Failure;
  readonly address: string;
  readonly retry: () => void;
};

/** Says that a page failed to load, why, and what the reader can do. */
function PageLoadNotice({kind, failure, address, retry}: NoticeProps): ReactNode {
  const {title, rest, link} = noticeTexts[kind];
  // Following the link without a connection would end on the error page of the browser.
  const stayIfOffline = (event: MouseEvent): void => {
    if (navigator.onLine) return;
    event.preventDefault();
    retry();
  };
  return (
    <>
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
    </>
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
  element.className = 'page-notice page-load-notice';
  element.setAttribute('role', noticeTexts[notice.kind].role);
  document.body.append(element);
  const root = createRoot(element);
  const {pathname, search, hash} = window.location;
  root.render(<PageLoadNotice {...notice} address={pathname + search + hash} />);
  shown = {root, element, retry: notice.retry};
  if (notice.failure === 'offline') window.addEventListener('online', notice.retry);
}

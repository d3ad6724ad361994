import {translate} from '@docusaurus/Translate';
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createNotice} from '../createNotice';
import type {Failure} from './loadWithRetry';
import {partMissingText, partMissingHelpText} from '../../words';
import './pageLoad.css';

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
    title: partMissingText,
    role: 'status',
    rest: partMissingHelpText,
    link: translate({
      id: 'theme.documentFirst.pageLoad.firstPage.link',
      message: 'Reload',
      description: 'Before the address of the page: a link that loads it again',
    }),
  },
} as const;

const retryLabel = translate({
  id: 'theme.documentFirst.pageLoad.retry',
  message: 'Try again',
  description: 'The button that asks for a page again that could not be loaded',
});

let shown: {readonly element: HTMLElement; readonly retry: () => void} | undefined;

/** Removes the notice. */
export function hideNotice(): void {
  if (!shown) return;
  window.removeEventListener('online', shown.retry);
  shown.element.remove();
  shown = undefined;
}

/** Shows a notice that a page failed to load: why, and what the reader can do. */
export function showNotice(kind: keyof typeof noticeTexts, failure: Failure, retry: () => void): void {
  hideNotice();
  const {title, role, rest, link} = noticeTexts[kind];
  const {pathname, search, hash} = window.location;
  const address = pathname + search + hash;
  const way = document.createElement('a');
  way.href = address;
  way.textContent = `${link} ${address}`;
  way.addEventListener('click', (event) => {
    if (navigator.onLine) return;
    // Offline, the link would lead to the browser's error page.
    event.preventDefault();
    retry();
  });
  const what = document.createElement('strong');
  what.textContent = `${title}. `;
  const element = createNotice(`${failureReasons[failure]} ${rest}`, retryLabel, retry);
  element.setAttribute('role', role);
  element.firstElementChild?.prepend(what);
  element.append(way);
  document.body.append(element);
  shown = {element, retry};
  if (failure === 'offline') window.addEventListener('online', retry);
}

import {translate} from '@docusaurus/Translate';
import {timings} from '../siteSettings';

/** Why a page failed to load. */
export type Failure = 'timeout' | 'missing' | 'offline';

/** Reads the reason out of what the bundler threw. */
export function failureOf(error: unknown): Failure {
  if (!navigator.onLine) return 'offline';
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  return type === 'timeout' ? 'timeout' : 'missing';
}

/** Why a page failed to load, as readers see it. */
export const failureReasons: Readonly<Record<Failure, string>> = {
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
export const noticeTexts = {
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
    title: translate({
      id: 'theme.documentFirst.pageLoad.firstPage.title',
      message: 'Part of this page could not be loaded',
      description: 'Title of the notice about the page that the reader has opened',
    }),
    role: 'status',
    rest: translate({
      id: 'theme.documentFirst.pageLoad.firstPage.rest',
      message: 'You can still read the page, but search, menus and copying need the missing part.',
      description: 'What works on a page of which a part could not be loaded',
    }),
    link: translate({
      id: 'theme.documentFirst.pageLoad.firstPage.link',
      message: 'Reload',
      description: 'Before the address of the page: a link that loads it again',
    }),
  },
} as const;

/** The button that asks for the page again. */
export const retryLabel = translate({
  id: 'theme.documentFirst.pageLoad.retry',
  message: 'Try again',
  description: 'The button that asks for a page again that could not be loaded',
});

import {timings} from '../siteSettings';
import type {Failure} from './failure';

/** Why a page failed to load, as readers see it. */
export const failureReasons: Readonly<Record<Failure, string>> = {
  timeout: `The time-out of ${timings.pageLoadTimeout / 1000} seconds passed before all of its files had arrived.`,
  missing: 'One of its files is missing from the server, or the connection was interrupted.',
  offline: 'You are offline. The page loads automatically when you are back online.',
};

/** The rest of the notice: for a page that the reader navigated to, and for a part of the first page. */
export const noticeTexts = {
  navigation: {
    title: 'This page could not be loaded',
    role: 'alert',
    rest: 'You can keep reading this page, or go back.',
    link: 'Open',
  },
  firstPage: {
    title: 'Part of this page could not be loaded',
    role: 'status',
    rest: 'You can still read the page, but search, menus and copying need the missing part.',
    link: 'Reload',
  },
} as const;

/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import ChangeList, {FeedList} from './ChangeList';

const WEEK = {
  monday: '2026-11-16',
  heading: 'Week of 16 November',
  rows: [{title: 'Limits', to: '/docs/limits/', section: null, day: '2026-11-20', date: '20 Nov', words: ['New: `A`']}],
  groups: ['9 new pages in API and CLI'],
};

it('shows changes by week, or a message if there are none', () => {
  const {rerender} = render(<ChangeList emptyList="Without history." weeks={[WEEK]} />);
  expect(screen.getByRole('heading', {name: 'Week of 16 November'}).id).toBe('week-2026-11-16');
  expect(screen.getByText('9 new pages in API and CLI')).toBeTruthy();
  expect(screen.getByText('A').tagName).toBe('CODE');
  expect(screen.getByText('20 Nov').getAttribute('datetime')).toBe('2026-11-20');
  expect(screen.getByRole('link', {name: 'Limits'})).toBeTruthy();
  rerender(<ChangeList emptyList="Without history." weeks={[]} />);
  expect(screen.getByText('Without history.')).toBeTruthy();
});

it('lists the feeds, or a message if there are none', () => {
  const {rerender} = render(<FeedList emptyFeeds="No feeds." feeds={[{label: 'All', to: '/docs/changes/atom.xml'}]} />);
  expect(screen.getByRole('link', {name: 'All'}).getAttribute('href')).toBe('/docs/changes/atom.xml');
  rerender(<FeedList emptyFeeds="No feeds." feeds={[]} />);
  expect(screen.getByText('No feeds.')).toBeTruthy();
});

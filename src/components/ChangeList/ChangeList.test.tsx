/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ApiChangeLog from '../ApiChangeLog';
import FeedList from './FeedList';
import ChangeList from './index';

const row = (title: string, section: string) => ({
  title,
  to: `/docs/${title}/`,
  section,
  day: '2026-11-20',
  words: ['New section: A'],
});

const WEEKS = [
  {monday: '2026-11-16', rows: [row('Limits', 'account')], groups: [{words: 'New page', section: 'api', count: 9}]},
];
const SECTIONS = [
  {id: 'api', label: 'API and CLI'},
  {id: 'account', label: 'Limits, pricing and workspaces'},
];

describe('ChangeList', () => {
  it('shows everything at first, and one part when it is chosen', async () => {
    render(<ChangeList gap={null} sections={SECTIONS} weeks={WEEKS} />);
    expect(screen.getByRole('heading', {name: 'Week of 16 November 2026'})).toBeTruthy();
    expect(screen.getByText('9 pages of API and CLI: new page')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Show changes in'), 'account');
    expect(screen.queryByText(/9 pages/)).toBeNull();
    expect(screen.getByRole('link', {name: 'Limits'})).toBeTruthy();
  });

  it('says what is left out without a history', () => {
    render(<ChangeList gap="shallow clone" sections={[]} weeks={[]} />);
    expect(screen.getByText(/without the history of its pages/)).toBeTruthy();
    expect(screen.queryByLabelText('Show changes in')).toBeNull();
  });
});

describe('FeedList', () => {
  it('lists the feeds of the site and of its parts', () => {
    render(<FeedList gap={null} />);
    expect(screen.getByRole('link', {name: 'The whole site'}).getAttribute('href')).toMatch(/changes\/atom\.xml$/);
  });

  it('says why there are none', () => {
    render(<FeedList gap="no repository" />);
    expect(screen.getByText(/so it has no feeds/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('ApiChangeLog', () => {
  const href = '/docs/api/rest/#list-sources';
  const changes = [
    {subject: 'GET /sources', words: 'new parameter `limit`', href},
    {subject: 'Source', words: 'new field `name`', href: null},
  ];

  it('lists changes by day', () => {
    render(<ApiChangeLog gap={null} days={[{day: '2026-11-20', changes}]} />);
    expect(screen.getByRole('heading', {name: '20 November 2026'})).toBeTruthy();
    const items = screen.getAllByRole('listitem').map(({textContent}) => textContent);
    expect(items).toEqual(['GET /sources: new parameter limit', 'Source: new field name']);
    expect(screen.getByRole('link', {name: 'GET /sources'}).getAttribute('href')).toBe(href);
  });

  it.each([
    ['shallow clone', /without the history of the OpenAPI document/],
    [null, /Nothing has changed/],
  ])('says why it is empty: %s', (gap, words) => {
    render(<ApiChangeLog gap={gap} days={[]} />);
    expect(screen.getByText(words)).toBeTruthy();
  });
});

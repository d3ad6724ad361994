/** @jest-environment jsdom */
import {afterEach, expect, it, jest} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useBuiltContent} from './useBuiltContent';

function Place({children}: {readonly children?: ReactNode}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useBuiltContent(place);
  return <div ref={place}>{children}</div>;
}

const fetchPage = jest.fn<typeof fetch>();
const answer = (html: string, ok = true): Response => ({ok, text: () => Promise.resolve(html)}) as Response;

afterEach(() => void fetchPage.mockReset());

it('leaves what the build has put in alone', () => {
  globalThis.fetch = fetchPage;
  render(<Place>Built</Place>);
  expect(screen.getByText('Built')).toBeInTheDocument();
  expect(fetchPage).not.toHaveBeenCalled();
});

it.each([
  [
    'fills an empty place from the built page',
    '<main><div data-version-changes>From the build</div></main>',
    true,
    'From the build',
  ],
  [
    'says so in development, where nothing is built',
    '<main><div data-version-changes></div></main>',
    true,
    /made by npm run build/,
  ],
  ['says so if the page is not there', 'Not found', false, /could not be loaded/],
] as const)('%s', async (_, html, ok, shown) => {
  globalThis.fetch = fetchPage.mockResolvedValue(answer(html, ok));
  render(<Place />);
  expect(await screen.findByText(shown)).toBeInTheDocument();
});

it('says so if the network fails', async () => {
  globalThis.fetch = fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
  render(<Place />);
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
});

/** @jest-environment jsdom */
import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import Tabs from '.';
import TabItem from '../TabItem';

const MINUTE = 60_000;

function LanguageTabs({cacheMinutes}: {readonly cacheMinutes?: number}): ReactNode {
  return (
    <Tabs groupId="language" cacheMinutes={cacheMinutes}>
      <TabItem value="nodejs" label="Node.js">
        js
      </TabItem>
      <TabItem value="python" label="Python">
        py
      </TabItem>
    </Tabs>
  );
}

const selected = () => screen.getAllByRole('tab', {selected: true}).map(({textContent}) => textContent);

/** Opens a page with tabs again after some time. Only the storage is preserved. */
function visit(later = 0, cacheMinutes?: number): void {
  cleanup();
  jest.advanceTimersByTime(later);
  render(<LanguageTabs cacheMinutes={cacheMinutes} />);
}

const choose = (name: string): void => void fireEvent.click(screen.getAllByRole('tab', {name})[0] as HTMLElement);

beforeEach(() => {
  jest.useFakeTimers({now: 1_700_000_000_000});
  window.localStorage.clear();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it("stores a choice for the group's duration", () => {
  visit(0, 1);
  choose('Python');
  visit(MINUTE - 1, 1);
  expect(selected()).toEqual(['Python']);
  visit(1, 1);
  expect(selected()).toEqual(['Node.js']);
});

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('arrow keys move the focus in the direction of the text (%s)', (direction, following, previous) => {
  document.dir = direction;
  render(
    <Tabs>
      <TabItem value="a">1</TabItem>
      <TabItem value="b">2</TabItem>
      <TabItem value="c">3</TabItem>
    </Tabs>,
  );
  document.querySelector<HTMLElement>('[role=tab]')?.focus();
  const shown = [following, following, previous, 'End', 'Home'].map((key) => {
    fireEvent.keyDown(document.activeElement as Element, {key});
    return document.activeElement?.textContent;
  });
  document.dir = '';
  expect(shown).toEqual(['b', 'c', 'b', 'c', 'a']);
});

it('names each tab list after the heading above', () => {
  render(
    <>
      <h1>Steps</h1>
      <LanguageTabs />
      <h2 id="return">Return data</h2>
      <LanguageTabs />
    </>,
  );
  expect(screen.getByRole('tablist', {name: 'Steps'})).toBeInTheDocument();
  expect(screen.getByRole('tablist', {name: 'Return data'})).toBeInTheDocument();
});

it('names each panel after its tab', () => {
  visit();
  expect(screen.getByRole('tabpanel', {name: 'Node.js'})).toHaveTextContent('js');
  expect(screen.getByRole('tab', {name: 'Node.js'})).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});

it.each(['Mac OS', 'C++', 'a"b', '100%', 'é'])('connects tab and panel for the value %s', (value) => {
  render(
    <Tabs>
      <TabItem value={value}>text</TabItem>
    </Tabs>,
  );
  const {id} = screen.getByRole('tabpanel', {name: value});
  expect(id).not.toMatch(/\s/);
  expect(screen.getByRole('tab')).toHaveAttribute('aria-controls', id);
});

it.each([
  [<i key="">Mac</i>, 'Mac'],
  [
    <>
      <b>Mac</b> OS {11}
    </>,
    'Mac OS 11',
  ],
  [<svg key="" />, 'mac'],
  [undefined, 'mac'],
])('stores the text of a label: %#', (label, text) => {
  render(
    <Tabs>
      {/* Docusaurus renders elements too, although its type only allows strings. */}
      <TabItem value="mac" label={label as string | undefined}>
        text
      </TabItem>
    </Tabs>,
  );
  expect(screen.getByRole('tabpanel')).toHaveAttribute('data-tab-label', text);
});

it('selects the tab of a panel in which the browser finds text, without storing it', () => {
  render(
    <>
      <LanguageTabs />
      <LanguageTabs />
    </>,
  );
  const [, hidden] = document.querySelectorAll('[role=tabpanel]');
  expect(hidden).toHaveAttribute('hidden', 'until-found');
  expect(hidden).toHaveAttribute('aria-hidden', 'true');
  fireEvent(hidden as Element, new Event('beforematch', {bubbles: true}));
  expect(selected()).toEqual(['Python', 'Node.js']);
  expect(hidden).not.toHaveAttribute('hidden');
  expect(hidden).not.toHaveAttribute('aria-hidden');
  expect(window.localStorage).toHaveLength(0);
});

it('works if an extension has inserted elements', () => {
  visit();
  const tabs = screen.getByRole('tablist').parentElement;
  tabs?.prepend(document.createElement('font'));
  tabs?.append(document.createElement('font'));
  screen.getByRole('tablist').prepend(document.createElement('li'));
  choose('Python');
  expect(selected()).toEqual(['Python']);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('py');
});

it.each([
  [{queryString: 'os'}, ['query']],
  [{queryString: true, groupId: 'os', lazy: true}, ['query']],
  [{lazy: true, groupId: 'os'}, ['visible']],
  [{lazy: true}, []],
  [{groupId: 'os', block: true}, []],
])('are marked if they need React: %j', (props, needed) => {
  const {container} = render(
    <Tabs {...props}>
      <TabItem value="a" label="A">
        a
      </TabItem>
    </Tabs>,
  );
  const marks = [...container.querySelectorAll<HTMLElement>('[data-application-needed]')];
  expect(marks.map(({dataset}) => dataset.applicationNeeded)).toEqual(needed);
});

import {useTabs} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useTabIds} from './tabIds';
import styles from './styles.module.css';

/** Where each key moves the focus: from one position of `count` to another. */
const MOVES: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Changes the page without moving the element in the window, whatever grows or shrinks above it. */
function holdStill(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])];
  const next = MOVES[event.key]?.(tabs.indexOf(event.currentTarget), tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  (tabs[next] as HTMLElement).focus();
}

/** The row of tabs: one stop for the keyboard, arrows inside, Enter or Space to choose. */
export function TabList({
  className,
  onChoose,
}: {
  readonly className?: string;
  readonly onChoose: (value: string) => void;
}): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const ids = useTabIds();
  const choose = (event: MouseEvent | KeyboardEvent, value: string): void =>
    holdStill(event.currentTarget, () => onChoose(value));
  return (
    <ul role="tablist" aria-orientation="horizontal" className={clsx('tabs', className)}>
      {tabValues.map(({value, label, attributes}) => (
        <li
          key={value}
          role="tab"
          id={ids(value).tab}
          aria-controls={ids(value).panel}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          {...attributes}
          className={clsx('tabs__item', styles.tab, selectedValue === value && 'tabs__item--active')}
          onClick={(event) => choose(event, value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return moveFocus(event);
            event.preventDefault();
            choose(event, value);
          }}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

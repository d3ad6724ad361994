import {useCallback, useEffect, useState, type KeyboardEvent, type RefObject} from 'react';

/** The option that the keyboard has reached, and the keys that move it. */
export type ActiveOption = {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Position that a key moves to in a list that wraps around; `null` for any other key. */
function moveBy(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}

/**
 * Moves through the options of a list while the focus stays in the combobox. Enter opens the active option.
 *
 * @param options the options shown; a new list starts with its first option
 */
export function useActiveOption(list: RefObject<HTMLElement | null>, options: readonly unknown[]): ActiveOption {
  const [{active, of}, setState] = useState({active: 0, of: options});
  const current = of === options ? active : 0;
  const setActive = useCallback((index: number): void => setState({active: index, of: options}), [options]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [current, list]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (options.length === 0 || event.nativeEvent.isComposing) return;
    const next = moveBy(event.key, current, options.length);
    if (next !== null) setActive(next);
    else if (event.key === 'Enter') list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    else return;
    event.preventDefault();
  };
  return {active: current, setActive, onKeyDown};
}

import {useEffect, useRef, useState, type FocusEvent, type RefObject} from 'react';

/** Which way a card opens so that it stays inside the window. */
export type CardSide = 'start' | 'end';

/** The state of a hover and focus card, and the handlers of the element around it. */
export interface CardState {
  readonly open: boolean;
  readonly side: CardSide;
  readonly frame: RefObject<HTMLSpanElement | null>;
  readonly handlers: {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active, onEscape]);
}

function chooseSide(frame: HTMLElement | null): CardSide {
  if (!frame) return 'start';
  const {left, right} = frame.getBoundingClientRect();
  return (left + right) / 2 > window.innerWidth / 2 ? 'end' : 'start';
}

/**
 * A card shown on hover and focus: it can be hovered itself, stays until pointer and focus are
 * gone, and Escape puts it away (WCAG 2.2, 1.4.13).
 */
export function useCard(): CardState {
  const frame = useRef<HTMLSpanElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [side, setSide] = useState<CardSide>('start');
  const open = (hovered || focused) && !dismissed;
  const [dismiss] = useState(() => () => setDismissed(true));
  useEscape(open, dismiss);
  const show = (set: (value: boolean) => void) => () => {
    setSide(chooseSide(frame.current));
    setDismissed(false);
    set(true);
  };
  return {
    open,
    side,
    frame,
    handlers: {
      onMouseEnter: show(setHovered),
      onMouseLeave: () => setHovered(false),
      onFocus: show(setFocused),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

import {useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {moveBy} from './moveBy';

type Menu = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  /** Escape has closed a menu that the pointer still rests on. */
  readonly isDismissed: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerLeave: () => void;
};

/** Calls back when the reader presses or focuses something outside an element. */
function useLeaving(ref: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const onEvent = ({target}: Event): void => {
      if (!ref.current?.contains(target as Node)) leave();
    };
    const types = ['pointerdown', 'focusin'] as const;
    types.forEach((type) => document.addEventListener(type, onEvent));
    return () => types.forEach((type) => document.removeEventListener(type, onEvent));
  }, [ref, leave]);
}

/** Calls back at Escape, wherever the focus is: what opened under a pointer can be closed without moving it. */
function useEscape(dismiss: () => void): void {
  useEffect(() => {
    const onKey = ({key}: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') dismiss();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [dismiss]);
}

/** Opening, closing and moving within a menu: a button, and a list of links behind it. */
export function useMenu(): Menu {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const dismiss = useCallback(() => {
    const menu = ref.current;
    setOpen(false);
    setDismissed(menu?.matches(':hover') ?? false);
    if (menu?.contains(document.activeElement)) menu.querySelector('button')?.focus();
  }, []);
  useLeaving(ref, close);
  useEscape(dismiss);
  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(ref.current?.querySelectorAll('a') ?? [])];
    const target = moveBy(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length);
    if (target === undefined) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    links[target]?.focus();
  };
  return {
    ref,
    isOpen,
    isDismissed,
    close,
    onKeyDown,
    toggle: () => setOpen((was) => !was),
    onPointerLeave: () => setDismissed(false),
  };
}

import {useCallback, useEffect, useRef, useState, type ComponentType, type RefObject} from 'react';
import {isSearchShortcut, typeKey} from '../../client/keys';
import {getSearchClient} from '../../client/searchClient';
import {useVersionsOfPage, type SearchSettings} from '../../client/useSearchSettings';

/** What the dialog is given. */
export type DialogProps = {readonly initialQuery: string; readonly onClose: () => void};

/** The dialog, as it is imported when the reader shows interest. */
export type DialogModule = {readonly default: ComponentType<DialogProps>};

type State = 'closed' | 'opening' | 'open' | 'failed';

/** State and actions of the search box. */
type SearchBoxState = {
  readonly state: State;
  readonly Dialog: ComponentType<DialogProps> | null;
  /** What was typed while the dialog was loading. */
  readonly typed: string;
  /** Loads the dialog ahead of time: the pointer or the focus has reached the box. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
};

const loaded = new Map<string, Promise<unknown>>();

function addSheet(url: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(link);
  });
}

/** Adds the style sheet of the dialog to the page, once; the development server has it in the bundle. */
function loadStyle(url: string): Promise<unknown> {
  const sheet = loaded.get(url) ?? (process.env.NODE_ENV === 'development' ? import('./dialog.css') : addSheet(url));
  loaded.set(url, sheet);
  sheet.catch(() => loaded.delete(url));
  return sheet;
}

/** Opens the dialog with Ctrl+K, Cmd+K, or a slash outside of fields. */
function useShortcut(open: () => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open, enabled]);
}

/**
 * Keeps what is typed while the dialog is loading, so that no key is lost.
 *
 * @param button the search button, which carries what was typed before the application was there
 */
function useTypedAhead(waiting: boolean, button: RefObject<HTMLElement | null>): RefObject<string> {
  const text = useRef('');
  useEffect(() => {
    if (!waiting) return undefined;
    text.current = button.current?.dataset.typed ?? '';
    delete button.current?.dataset.typed;
    const listen = (event: KeyboardEvent): void => {
      const typed = typeKey(text.current, event);
      if (typed === null) return;
      event.preventDefault();
      text.current = typed;
    };
    window.addEventListener('keydown', listen, {capture: true});
    return () => window.removeEventListener('keydown', listen, {capture: true});
  }, [waiting, button]);
  return text;
}

/**
 * Opens the dialog. The dialog, its styles and, without a hosted index, the embedded index are loaded at the first
 * sign of interest and not before.
 */
export function useSearchBox(settings: SearchSettings, importDialog: () => Promise<DialogModule>): SearchBoxState {
  const {styleUrl} = settings;
  const {start} = useVersionsOfPage(settings);
  const [state, setState] = useState<State>('closed');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [typed, setTyped] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const opening = useRef(false);
  const ahead = useTypedAhead(state === 'opening', button);

  const load = useCallback(async () => {
    getSearchClient(settings).warm(start);
    const [module] = await Promise.all([importDialog(), loadStyle(styleUrl)]);
    setDialog(() => module.default);
  }, [importDialog, settings, start, styleUrl]);

  const prepare = useCallback(() => void load().catch(() => undefined), [load]);

  // The pointer or the focus may have come before React did.
  useEffect(() => {
    if (button.current?.matches(':hover, :focus')) prepare();
  }, [prepare]);

  const open = useCallback(() => {
    if (opening.current) return;
    opening.current = true;
    setState('opening');
    load()
      .then(
        () => {
          setTyped(ahead.current);
          setState('open');
        },
        () => setState('failed'),
      )
      .finally(() => (opening.current = false));
  }, [ahead, load]);

  const close = useCallback(() => setState('closed'), []);
  useShortcut(open, state !== 'open');

  // While the dialog is open the button is inert, so the focus returns to it afterwards.
  useEffect(() => (state === 'open' ? () => button.current?.focus() : undefined), [state]);

  return {state, Dialog, typed, prepare, open, close, button};
}

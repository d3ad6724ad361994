import {useCallback, useRef, useState, type ComponentType, type RefObject} from 'react';
import type {SearchVersion} from '../records/section';
import {loadStyle} from './loadStyle';
import {searchSession} from './session';
import type {SearchSettings} from './useSearchSettings';
import {useTypedAhead} from './useTypedAhead';

/** What the dialog is given. */
export type DialogProps = {readonly initialQuery: string; readonly onClose: () => void};

/** The dialog, as it is imported when the reader shows interest. */
export type DialogModule = {readonly default: ComponentType<DialogProps>};

type State = 'closed' | 'opening' | 'open' | 'failed';

/** The box: what it shows and what moves it. */
export type SearchDialogControl = {
  readonly state: State;
  readonly Dialog: ComponentType<DialogProps> | null;
  /** What was typed before the dialog was there. */
  readonly typed: string;
  /** The reader's hand is near: fetch the parts. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
};

const DEFAULT_VERSION: SearchVersion = 'latest';

/**
 * Fetches the dialog, its styles and, without a hosted index, the embedded one, on the first
 * sign of interest and not before; opens it when it is there.
 */
export function useSearchDialog(
  settings: SearchSettings,
  importDialog: () => Promise<DialogModule>,
): SearchDialogControl {
  const {hosted, styleUrl, workerUrl} = settings;
  const [state, setState] = useState<State>('closed');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [typed, setTyped] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const opening = useRef(false);
  const ahead = useTypedAhead(state === 'opening');

  const load = useCallback(async () => {
    if (!hosted) searchSession(workerUrl).warm(DEFAULT_VERSION);
    const [module] = await Promise.all([importDialog(), loadStyle(styleUrl)]);
    setDialog(() => module.default);
  }, [hosted, importDialog, styleUrl, workerUrl]);

  const prepare = useCallback(() => void load().catch(() => undefined), [load]);

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

  const close = useCallback(() => {
    setState('closed');
    button.current?.focus();
  }, []);

  return {state, Dialog, typed, prepare, open, close, button};
}

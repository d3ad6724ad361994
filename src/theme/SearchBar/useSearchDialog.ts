import {useCallback, useEffect, useRef, useState, type ComponentType, type RefObject} from 'react';
import type {SearchVersion} from '@site/src/plugins/search/client/searchTypes';
import {loadStyle} from './loadStyle';
import {getSearchClient} from '@site/src/plugins/search/client/searchClient';
import type {SearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import {useTypedAhead} from './useTypedAhead';

/** What the dialog is given. */
export type DialogProps = {readonly initialQuery: string; readonly onClose: () => void};

/** The dialog, as it is imported when the reader shows interest. */
export type DialogModule = {readonly default: ComponentType<DialogProps>};

type State = 'closed' | 'opening' | 'open' | 'failed';

/** State and actions of the search box. */
export type SearchDialogControl = {
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

const DEFAULT_VERSION: SearchVersion = 'latest';

/**
 * Opens the dialog. The dialog, its styles and, without a hosted index, the embedded index are loaded at the first
 * sign of interest and not before.
 */
export function useSearchDialog(
  settings: SearchSettings,
  importDialog: () => Promise<DialogModule>,
): SearchDialogControl {
  const {styleUrl} = settings;
  const [state, setState] = useState<State>('closed');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [typed, setTyped] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const opening = useRef(false);
  const ahead = useTypedAhead(state === 'opening', button);

  const load = useCallback(async () => {
    getSearchClient(settings).warm(DEFAULT_VERSION);
    const [module] = await Promise.all([importDialog(), loadStyle(styleUrl)]);
    setDialog(() => module.default);
  }, [importDialog, settings, styleUrl]);

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

  // While the dialog is open the button is inert, so the focus returns to it afterwards.
  useEffect(() => (state === 'open' ? () => button.current?.focus() : undefined), [state]);

  return {state, Dialog, typed, prepare, open, close, button};
}

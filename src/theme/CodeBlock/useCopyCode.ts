import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {announce, prepareAnnouncements} from '../../client/announce';
import {writeClipboard} from '../../client/clipboard';
import {timings} from '../../timings';

/** What the copy button says. */
export type CopyState = 'ready' | 'copied' | 'failed';

const SAYS: Readonly<Record<Exclude<CopyState, 'ready'>, string>> = {
  copied: 'Copied',
  failed: 'Could not copy. The code is selected: copy it with the keyboard or the menu.',
};

const SHOWN: Readonly<Record<Exclude<CopyState, 'ready'>, number>> = {
  copied: timings.copied,
  failed: timings.copyFailure,
};

function select(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}

/** Copies the text of an element and tells how it went; a newer copy starts the telling again. */
export function useCopyCode(code: RefObject<HTMLElement | null>): readonly [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('ready');
  const timer = useRef<number>(undefined);
  const latest = useRef(0);

  const tell = useCallback((next: Exclude<CopyState, 'ready'>) => {
    window.clearTimeout(timer.current);
    setState(next);
    announce(SAYS[next]);
    timer.current = window.setTimeout(() => setState('ready'), SHOWN[next]);
  }, []);

  const copy = useCallback(async () => {
    const element = code.current;
    if (!element) return;
    const attempt = (latest.current += 1);
    try {
      await writeClipboard((element.textContent ?? '').replace(/\n+$/, ''));
      if (attempt === latest.current) tell('copied');
    } catch {
      if (attempt !== latest.current) return;
      select(element);
      tell('failed');
    }
  }, [code, tell]);

  useEffect(() => {
    prepareAnnouncements();
    return () => {
      latest.current = -1;
      window.clearTimeout(timer.current);
    };
  }, []);

  return [state, copy];
}

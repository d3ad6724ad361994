import type {ReactNode} from 'react';
import type {CopyState} from './useCopyCode';

const LABELS: Readonly<Record<CopyState, ReactNode>> = {
  ready: (
    <>
      Copy<span className="visually-hidden"> code to clipboard</span>
    </>
  ),
  copied: 'Copied',
  failed: 'Could not copy',
};

/** The button of a code block. */
export function CopyButton({state, onCopy}: {readonly state: CopyState; readonly onCopy: () => void}): ReactNode {
  return (
    <button type="button" className="code-block__copy" data-state={state} onClick={onCopy}>
      {LABELS[state]}
    </button>
  );
}

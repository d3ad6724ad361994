/*
 * Wrapped, because to screen readers the original is plain text: nothing says where a note begins and ends, and what
 * its title belongs to. The icon is left out: styles draw the mark.
 */
import OriginalLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import {useId, type ReactNode} from 'react';

/** A note beside the text, named by its title. */
export default function AdmonitionLayout(props: Props): ReactNode {
  const id = useId();
  return (
    <div role="note" aria-labelledby={id}>
      <OriginalLayout {...props} icon={null} title={<span id={id}>{props.title}</span>} />
    </div>
  );
}

/*
 * Wrapped, because the original is plain text to screen readers: they don't announce where a note starts and ends, or
 * its title. Has no icon, because the styles draw a mark.
 */
import OriginalLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import {useId, type ReactNode} from 'react';

/** An admonition, exposed as a note that's named by its title. */
export default function AdmonitionLayout(props: Props): ReactNode {
  const id = useId();
  return (
    <div role="note" aria-labelledby={id}>
      <OriginalLayout {...props} icon={null} title={<span id={id}>{props.title}</span>} />
    </div>
  );
}

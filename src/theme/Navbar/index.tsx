/* Wrapped, because the original isn't a landmark for screen readers. */
import OriginalNavbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

/**
 * The header as a landmark. The wrapper has no box, because an element can't be sticky inside a parent of the same
 * height.
 */
export default function Navbar(): ReactNode {
  return (
    <header className="site-header">
      <OriginalNavbar />
    </header>
  );
}

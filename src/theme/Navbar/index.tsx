/* Wrapped, because screen readers lead to the header of a page as a landmark, which the original lacks. */
import OriginalNavbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

/** The header. The wrapper has no box: what sticks to the window would not leave one as high as itself. */
export default function Navbar(): ReactNode {
  return (
    <header className="site-header">
      <OriginalNavbar />
    </header>
  );
}

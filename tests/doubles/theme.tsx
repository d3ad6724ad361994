import type {ReactNode} from 'react';

/** Stands in for any part of the theme: shows its children. */
export default function ThemePart({children}: {readonly children?: ReactNode}): ReactNode {
  return <>{children}</>;
}

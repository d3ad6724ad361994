import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the tool is called for those who do not see its frame. */
  readonly label: string;
  /** Whether its form has not been drawn yet: script draws it. */
  readonly waiting: boolean;
  /** A class that sets `--tool-place`, the height the form will take, so that nothing moves when it comes. */
  readonly place: string | undefined;
  readonly children: ReactNode;
};

/** The frame of a tool inside a page, such as a calculator. */
export default function ToolFrame({label, waiting, place, children}: Props): ReactNode {
  return (
    <section aria-label={label} className={clsx(styles.frame, waiting && styles.waiting, waiting && place)}>
      {children}
    </section>
  );
}

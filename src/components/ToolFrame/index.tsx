import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The accessible name of the tool. */
  readonly label: string;
  /** Its fields and buttons; hidden where no script can run. */
  readonly form: ReactNode;
  /** Shown instead of the form if scripts can't run. */
  readonly withoutScript?: string;
  /** What the tool works out. */
  readonly children?: ReactNode;
};

/**
 * The frame of a tool inside a page, such as a calculator. Its form is in the HTML; React starts when the reader
 * reaches for it, or at once for an address with a query, which may hold the values of the fields.
 */
export default function ToolFrame({label, form, withoutScript, children}: Props): ReactNode {
  return (
    <section aria-label={label} className={styles.frame} data-application-control data-application-needed="query">
      <div className="only-with-script" data-markdown-ignore="">
        {form}
      </div>
      {withoutScript && <p className="only-without-script">{withoutScript}</p>}
      {children}
    </section>
  );
}

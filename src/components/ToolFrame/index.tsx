import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The accessible name of the tool. */
  readonly label: string;
  /** The fields and buttons. Hidden if scripts can't run. */
  readonly form: ReactNode;
  /** Shown instead of the form if scripts can't run. */
  readonly withoutScript?: string;
  /** The tool's result. */
  readonly children?: ReactNode;
};

/**
 * The frame of a tool inside a page, such as a calculator. The form is in the HTML. React starts when the reader uses
 * the tool, or immediately if the URL has a query, which can contain field values.
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

import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly required?: boolean;
  readonly problem: string | undefined;
  /** The control, with the attributes that connect it to its label and problem. */
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-required': boolean;
  }) => ReactNode;
}

/** A control of the form with its label and, where its value cannot be sent, the reason. */
export default function Field({label, required = false, problem, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && <span className={styles.note}> required</span>}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? `${id}-problem` : undefined,
        'aria-required': required,
      })}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import Callout from './Callout';
import Icon from './Icon';
import styles from './choice.module.css';

type ChoiceProps = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly kind?: 'radio' | 'checkbox' | 'switch';
  readonly on?: boolean;
  readonly callout?: number;
};

/** A radio button, a checkbox or a switch, with its text. */
export default function Choice({label, note, kind = 'radio', on = false, callout}: ChoiceProps): ReactNode {
  return (
    <div className={styles.choice}>
      <span className={clsx(styles[kind], on && styles.on)}>{kind === 'checkbox' && on && <Icon name="check" />}</span>
      <div>
        <div className={styles.label}>
          {label}
          <Callout n={callout} place="inline" />
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </div>
  );
}

import {useId, type ReactNode} from 'react';
import type {Workload} from '../../facts/credits';
import styles from './styles.module.css';
import type {CalculatorState} from './useCalculator';

interface NumberFieldProps {
  readonly field: keyof Workload;
  readonly label: string;
  readonly calculator: CalculatorState;
}

/** A number of the form with its label and, where it cannot be used, the reason. */
export default function NumberField({field, label, calculator}: NumberFieldProps): ReactNode {
  const id = useId();
  const error = calculator.errors[field];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className={styles.input}
        value={calculator.fields[field]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => calculator.setField(field, event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

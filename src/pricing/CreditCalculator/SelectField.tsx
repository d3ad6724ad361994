import {useId, type ReactNode} from 'react';
import type {Workload} from '../../facts/credits';
import styles from './styles.module.css';
import type {CalculatorState} from './useCalculator';

interface SelectFieldProps {
  readonly field: keyof Workload;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly calculator: CalculatorState;
}

/** A choice of the form with its label. */
export default function SelectField(props: SelectFieldProps): ReactNode {
  const {field, label, options, calculator} = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={calculator.fields[field]}
        onChange={(event) => calculator.setField(field, event.target.value)}
      >
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

import {type ReactNode, useId} from 'react';
import {type Workload, DAYS_IN_MONTH, formatCents, type Estimate} from '../../facts/credits';
import {formatCount} from '../../facts';
import ToolFrame from '../../components/ToolFrame';
import {type CalculatorState, planNames, useCalculator} from './useCalculator';
import styles from './styles.module.css';

interface ResultProps {
  readonly estimate: Estimate;
  readonly workload: Workload;
}

/** The answer in one sentence. */
function summarise({estimate, workload}: ResultProps): string {
  const credits = `${formatCount(estimate.creditsPerMonth)} credits in ${DAYS_IN_MONTH} days`;
  if (workload.plan !== 'free') {
    return `${credits}, ${formatCents(estimate.cost)} on ${planNames[workload.plan]}.`;
  }
  const {runsThatFit} = estimate;
  if (runsThatFit === undefined) return `${credits}, within the daily limit of Free.`;
  const runs = `${formatCount(runsThatFit)} ${runsThatFit === 1 ? 'run' : 'runs'}`;
  return `On Free, the daily limit stops this workload after ${runs} a day.`;
}

/** The arithmetic line by line. */
function Result({estimate}: Pick<ResultProps, 'estimate'>): ReactNode {
  return (
    <dl className={styles.lines}>
      {estimate.lines.map(({label, sum, result}) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{sum}</dd>
          <dd className={styles.result}>= {result}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SelectFieldProps {
  readonly field: keyof Workload;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly calculator: CalculatorState;
}

/** A choice of the form with its label. */
function SelectField(props: SelectFieldProps): ReactNode {
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

interface NumberFieldProps {
  readonly field: keyof Workload;
  readonly label: string;
  readonly calculator: CalculatorState;
}

/** A number of the form with its label and, where it cannot be used, the reason. */
function NumberField({field, label, calculator}: NumberFieldProps): ReactNode {
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

const PERIODS = {day: 'a day', month: 'a month'} as const;

/** What the estimate is for, in place of the form: without JavaScript that is the worked example, and on paper the reader's values. */
function describeWorkload({runs, per, seconds, memoryMb, workers, otherCredits, plan, members}: Workload): string {
  const each = `${formatCount(seconds)} seconds each, with ${formatCount(memoryMb)}MB of memory`;
  const extra = workers > 0 ? ` and ${formatCount(workers)} dedicated workers` : '';
  const others = otherCredits > 0 ? `, beside ${formatCount(otherCredits)} credits a month of other workflows` : '';
  const team = plan === 'team' ? ` with ${members} members` : '';
  return `This estimate is for ${formatCount(runs)} runs ${PERIODS[per]} of ${each}${extra}${others}, on ${planNames[plan]}${team}.`;
}

function Form({calculator}: {readonly calculator: CalculatorState}): ReactNode {
  return (
    <>
      <div className={styles.form}>
        <SelectField field="plan" label="Plan" options={planNames} calculator={calculator} />
        {calculator.fields.plan === 'team' && <NumberField field="members" label="Members" calculator={calculator} />}
        <NumberField field="memoryMb" label="Memory in MB" calculator={calculator} />
        <NumberField field="seconds" label="Seconds per run" calculator={calculator} />
        <NumberField field="runs" label="Runs" calculator={calculator} />
        <SelectField field="per" label="Counted" options={PERIODS} calculator={calculator} />
        <NumberField field="workers" label="Dedicated workers" calculator={calculator} />
        <NumberField field="otherCredits" label="Credits of other workflows a month" calculator={calculator} />
      </div>
      <p className={styles.hint}>
        The address of this page includes your values, so you can share or bookmark it.{' '}
        <button type="button" className={styles.reset} onClick={calculator.reset}>
          Reset
        </button>
      </p>
    </>
  );
}

/** A calculator of credits and cost. Without JavaScript it shows the worked example it starts with. */
export default function CreditCalculator(): ReactNode {
  const calculator = useCalculator();
  const {estimate, workload} = calculator;
  return (
    <ToolFrame
      label="Credit calculator"
      withoutScript={workload ? describeWorkload(workload) : ''}
      form={<Form calculator={calculator} />}
    >
      {/* One live region for both, because screen readers skip text that arrives together with its region. */}
      <p role="status" className={estimate ? styles.summary : styles.hint}>
        {estimate && workload ? summarise({estimate, workload}) : 'Correct the marked fields to see an estimate.'}
      </p>
      {estimate && <Result estimate={estimate} />}
    </ToolFrame>
  );
}

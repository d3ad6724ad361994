import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';
import {DAYS_IN_MONTH, type Estimate, estimateCredits, formatCents, type Plan, type Workload} from '../credits';
import {formatCount} from '../figures';
import ToolFrame from '../../../components/ToolFrame';
import {type CalculatorState, planNames, useCalculator} from './useCalculator';
import styles from './styles.module.css';

function formatEstimate({creditsPerMonth, cost, runsThatFit}: Estimate, plan: Plan): string {
  const count = formatCount(creditsPerMonth);
  const days = DAYS_IN_MONTH;
  if (plan !== 'free')
    return translate(
      {id: 'site.credits.paid', message: '{count} credits in {days} days, {cost} on {plan}.'},
      {count, days, cost: formatCents(cost), plan: planNames[plan]},
    );
  if (runsThatFit === undefined)
    return translate(
      {id: 'site.credits.free', message: '{count} credits in {days} days, within the daily limit of Free.'},
      {count, days},
    );
  if (runsThatFit === 1)
    return translate({
      id: 'site.credits.stoppedAtOne',
      message: 'On Free, the daily limit stops this workload after 1 run a day.',
    });
  return translate(
    {id: 'site.credits.stopped', message: 'On Free, the daily limit stops this workload after {runs} runs a day.'},
    {runs: formatCount(runsThatFit)},
  );
}

function EstimateLines({lines}: Pick<Estimate, 'lines'>): ReactNode {
  return (
    <dl className={styles.lines}>
      {lines.map(({label, sum, result}) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{sum}</dd>
          <dd className={styles.result}>= {result}</dd>
        </div>
      ))}
    </dl>
  );
}

const LABELS: Readonly<Record<keyof Workload, string>> = {
  plan: translate({id: 'site.credits.plan', message: 'Plan'}),
  members: translate({id: 'site.credits.members', message: 'Members'}),
  memory: translate({id: 'site.credits.memory', message: 'Memory in MB'}),
  seconds: translate({id: 'site.credits.seconds', message: 'Seconds per run'}),
  runs: translate({id: 'site.credits.runs', message: 'Runs'}),
  per: translate({id: 'site.credits.per', message: 'Counted'}),
  workers: translate({id: 'site.credits.workers', message: 'Dedicated workers'}),
  others: translate({id: 'site.credits.others', message: 'Credits of other workflows a month'}),
};

interface FieldProps {
  readonly field: keyof Workload;
  readonly calculator: CalculatorState;
}

function SelectField({
  field,
  options,
  calculator,
}: FieldProps & {readonly options: Readonly<Record<string, string>>}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{LABELS[field]}</label>
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

function NumberField({field, calculator}: FieldProps): ReactNode {
  const id = useId();
  const error = calculator.errors[field];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{LABELS[field]}</label>
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

const PERIODS = {
  day: translate({id: 'site.credits.day', message: 'a day'}),
  month: translate({id: 'site.credits.month', message: 'a month'}),
} as const;

function CalculatorForm({calculator}: {readonly calculator: CalculatorState}): ReactNode {
  return (
    <>
      <div className={styles.form}>
        <SelectField field="plan" options={planNames} calculator={calculator} />
        {calculator.fields.plan === 'team' && <NumberField field="members" calculator={calculator} />}
        <NumberField field="memory" calculator={calculator} />
        <NumberField field="seconds" calculator={calculator} />
        <NumberField field="runs" calculator={calculator} />
        <SelectField field="per" options={PERIODS} calculator={calculator} />
        <NumberField field="workers" calculator={calculator} />
        <NumberField field="others" calculator={calculator} />
      </div>
      <p className={styles.hint}>
        <Translate id="site.credits.address">
          The address of this page includes your values, so you can share or bookmark it.
        </Translate>{' '}
        <button type="button" className="small-button" onClick={calculator.reset}>
          <Translate id="site.credits.reset">Reset</Translate>
        </button>
      </p>
    </>
  );
}

/** A calculator of credits and cost. Without JavaScript, it shows the worked example. */
export default function CreditCalculator(): ReactNode {
  const calculator = useCalculator();
  const {workload} = calculator;
  const {selectMessage} = usePluralForm();
  const estimate = workload && estimateCredits(workload, selectMessage);
  return (
    <ToolFrame
      label={translate({id: 'site.credits.calculator', message: 'Credit calculator'})}
      form={<CalculatorForm calculator={calculator} />}
    >
      {/* One live region for both, because screen readers ignore text that's added together with its region. */}
      <p role="status" className={estimate ? styles.summary : styles.hint}>
        {estimate
          ? formatEstimate(estimate, workload.plan)
          : translate({id: 'site.credits.wrong', message: 'Correct the marked fields to see an estimate.'})}
      </p>
      {estimate && <EstimateLines lines={estimate.lines} />}
    </ToolFrame>
  );
}

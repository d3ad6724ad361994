import type {ReactNode} from 'react';
import {formatCount} from '../../facts/fact';
import {useScriptRuns} from '../../hooks/useScriptRuns';
import ToolFrame from '../ToolFrame';
import {defaultFields, planNames} from './calculatorFields';
import NumberField from './NumberField';
import Result from './Result';
import SelectField from './SelectField';
import styles from './styles.module.css';
import {useCalculator, type CalculatorState} from './useCalculator';

const PERIODS = {day: 'a day', month: 'a month'} as const;

/** What is worked out where no script runs. */
function describeExample(): string {
  const {runs, seconds, memoryMb} = defaultFields;
  const each = `${seconds} seconds each, with ${memoryMb}MB of memory`;
  return `An example: ${formatCount(Number(runs))} runs a day of ${each}, on ${planNames.pro}.`;
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
      </div>
      <p className={styles.hint}>
        The address of the page holds these values: share it, or keep it as a bookmark.{' '}
        <button type="button" className={styles.reset} onClick={calculator.reset}>
          Reset
        </button>
      </p>
    </>
  );
}

/** A calculator of credits and cost. Without script it shows the worked example it starts with. */
export default function CreditCalculator(): ReactNode {
  const active = useScriptRuns();
  const calculator = useCalculator();
  const {estimate, workload} = calculator;
  return (
    <ToolFrame label="Credit calculator" waiting={!active} place={styles.place}>
      {active ? <Form calculator={calculator} /> : <p className={styles.hint}>{describeExample()}</p>}
      {estimate && workload ? (
        <Result estimate={estimate} workload={workload} />
      ) : (
        <p role="status" className={styles.summary}>
          Correct the marked fields to see an estimate.
        </p>
      )}
    </ToolFrame>
  );
}

import type {ReactNode} from 'react';
import {formatCount} from '../../facts/fact';
import ToolFrame from '../ToolFrame';
import {defaultFields, planNames} from './calculatorFields';
import NumberField from './NumberField';
import Result from './Result';
import SelectField from './SelectField';
import styles from './styles.module.css';
import {useCalculator, type CalculatorState} from './useCalculator';

const PERIODS = {day: 'a day', month: 'a month'} as const;

/** The example that is shown when JavaScript does not run. */
function describeExample(): string {
  const {runs, seconds, memoryMb} = defaultFields;
  const each = `${seconds} seconds each, with ${memoryMb}MB of memory`;
  return `This example is for ${formatCount(Number(runs))} runs a day of ${each}, on ${planNames.pro}.`;
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
    <ToolFrame label="Credit calculator" withoutScript={describeExample()} form={<Form calculator={calculator} />}>
      {estimate && workload ? (
        <Result estimate={estimate} workload={workload} />
      ) : (
        <p role="status" className={styles.hint}>
          Correct the marked fields to see an estimate.
        </p>
      )}
    </ToolFrame>
  );
}

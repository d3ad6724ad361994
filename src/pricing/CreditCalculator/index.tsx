import type {ReactNode} from 'react';
import type {Workload} from '../../facts/credits';
import {formatCount} from '../../facts';
import ToolFrame from '../../components/ToolFrame';
import {planNames} from './calculatorFields';
import NumberField from './NumberField';
import Result, {summarise} from './Result';
import SelectField from './SelectField';
import styles from './styles.module.css';
import {useCalculator, type CalculatorState} from './useCalculator';

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

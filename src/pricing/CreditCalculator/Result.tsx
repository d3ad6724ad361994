import type {ReactNode} from 'react';
import {DAYS_IN_MONTH, formatCents, type Estimate, type Workload} from '../../facts/credits';
import {formatCount} from '../../facts';
import {planNames} from './calculatorFields';
import styles from './styles.module.css';

interface ResultProps {
  readonly estimate: Estimate;
  readonly workload: Workload;
}

/** The answer in one sentence. */
export function summarise({estimate, workload}: ResultProps): string {
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
export default function Result({estimate}: Pick<ResultProps, 'estimate'>): ReactNode {
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

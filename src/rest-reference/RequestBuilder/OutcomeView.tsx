import type {ReactNode} from 'react';
import type {Outcome} from '../request/sendRequest';
import type {Problems} from '../request/validateFields';
import {timings} from '../../timings';
import styles from './styles.module.css';

const FAILURES: Readonly<Record<Exclude<Outcome['kind'], 'answer' | 'limited'>, string>> = {
  timeout: `No answer came within ${timings.apiRequest / 1000} seconds. The request may have been carried out: read the resource before you send it again.`,
  offline: 'Your browser is offline. Connect, then send the request again.',
  rewritten: 'Nothing was sent, because your browser would send these values to another address. Correct them.',
  unreachable:
    'The server could not be reached, or does not accept requests from web pages. Check the base URL, or use one of the samples.',
};

/** The status as a chip, and what it means. */
function Status({status, children}: {readonly status: number; readonly children: string}): ReactNode {
  return (
    <>
      <b className={styles.chip} data-good={status < 300}>{`Status ${status}`}</b> {children}
    </>
  );
}

function describe(outcome: Outcome): ReactNode {
  if (outcome.kind === 'limited') {
    return (
      <Status status={429}>
        {outcome.seconds === null
          ? 'Too many requests. Wait a moment before you send it again.'
          : `Too many requests. Send it again in ${outcome.seconds} s.`}
      </Status>
    );
  }
  if (outcome.kind !== 'answer') return FAILURES[outcome.kind];
  const {status} = outcome;
  const fault = status < 500 ? 'Correct the request.' : 'A fault at Millrace. Try again later.';
  return <Status status={status}>{status < 300 ? 'Success.' : fault}</Status>;
}

/** What has to be corrected before the request can be sent. */
function summarise({fields, whole}: Problems): string {
  const count = Object.keys(fields).length;
  const marked = count === 1 ? 'Correct the marked field.' : `Correct the ${count} marked fields.`;
  return [...(count > 0 ? [marked] : []), ...(whole ? [whole] : [])].join(' ');
}

interface Props {
  readonly outcome: Outcome | null;
  readonly problems: Problems;
}

/** How the request ended, with the body of the answer, or why it was not sent. */
export default function OutcomeView({outcome, problems}: Props): ReactNode {
  const trouble = summarise(problems);
  const text = outcome && 'text' in outcome ? outcome.text : '';
  return (
    <div role="status" className={styles.outcome}>
      {trouble && <p className={styles.problem}>{trouble}</p>}
      {outcome && <p data-outcome={outcome.kind}>{describe(outcome)}</p>}
      {text && (
        <pre className={styles.code} tabIndex={0}>
          <code>{text}</code>
        </pre>
      )}
    </div>
  );
}

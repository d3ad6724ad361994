import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {timings} from '../../timings';
import styles from './styles.module.css';
import type {Outcome} from './useRequestBuilder';

const FAILURES: Readonly<Record<Exclude<Outcome['kind'], 'answer' | 'limited'>, string>> = {
  timeout: translate(
    {
      id: 'site.request.timeout',
      message:
        'No answer came within {seconds} seconds. The request may have been carried out: read the resource before you send it again.',
    },
    {seconds: timings.apiRequest / 1000},
  ),
  offline: translate({
    id: 'site.request.offline',
    message: 'Your browser is offline. Connect, then send the request again.',
  }),
  unreachable: translate({
    id: 'site.request.unreachable',
    message: 'The server could not be reached, or does not accept requests from web pages. Use one of the samples.',
  }),
};

/** The status as a chip, and what it means. */
function Status({status, children}: {readonly status: number; readonly children: string}): ReactNode {
  return (
    <>
      <b className={styles.chip} data-good={status < 300}>
        {translate({id: 'site.request.status', message: 'Status {status}'}, {status})}
      </b>{' '}
      {children}
    </>
  );
}

const REFUSALS: Readonly<Record<number, string>> = {
  401: translate({id: 'site.request.401', message: 'The API key is wrong or revoked.'}),
  403: translate({id: 'site.request.403', message: 'The owner of this API key is not allowed to do this.'}),
  404: translate({id: 'site.request.404', message: 'Nothing in your workspaces has this ID or address.'}),
};

function explainStatus(status: number): string {
  if (status < 300) return translate({id: 'site.request.success', message: 'Success.'});
  return status < 500
    ? (REFUSALS[status] ?? translate({id: 'site.request.correct', message: 'Correct the request.'}))
    : translate({id: 'site.request.fault', message: 'A fault at Millrace. Try again later.'});
}

/** How a request ended, in words. */
export function describeOutcome(outcome: Outcome): ReactNode {
  if (outcome.kind === 'limited') {
    return (
      <Status status={429}>
        {outcome.seconds === null
          ? translate({
              id: 'site.request.limited',
              message: 'Too many requests. Wait a moment before you send it again.',
            })
          : translate(
              {id: 'site.request.limitedFor', message: 'Too many requests. Send it again in {seconds} s.'},
              {seconds: outcome.seconds},
            )}
      </Status>
    );
  }
  if (outcome.kind !== 'answer') return FAILURES[outcome.kind];
  return <Status status={outcome.status}>{explainStatus(outcome.status)}</Status>;
}

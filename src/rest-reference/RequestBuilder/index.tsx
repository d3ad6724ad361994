import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef, type FormEvent, type ReactNode, useId, useSyncExternalStore} from 'react';
import type {EndpointSpec, FieldSpec, ApiRequest, Problems} from '../request/endpointSpec';
import {listApiBases} from '../../config/apiBases';
import {Field, SpecField} from './Field';
import styles from './styles.module.css';
import {type Outcome, type RequestBuilderState, useRequestBuilder} from './useRequestBuilder';
import {sampleLanguages} from '../request/languages';
import {LANGUAGE_GROUP} from '../../config/codeLanguages';
import {keepTabChoice, onTabChoice, readTabChoice} from 'docusaurus-theme-document-first/client';
import {timings} from '../../timings';

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

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'The API key is wrong or revoked.',
  403: 'The owner of this API key is not allowed to do this.',
  404: 'Nothing in your workspaces has this ID or address.',
};

function explainStatus(status: number): string {
  if (status < 300) return 'Success.';
  return status < 500 ? (REFUSALS[status] ?? 'Correct the request.') : 'A fault at Millrace. Try again later.';
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
  return <Status status={outcome.status}>{explainStatus(outcome.status)}</Status>;
}

/** What has to be corrected before the request can be sent. */
function summarise({fields, whole}: Problems): string {
  const count = Object.keys(fields).length;
  const marked = count === 1 ? 'Correct the marked field.' : `Correct the ${count} marked fields.`;
  return [...(count > 0 ? [marked] : []), ...(whole ? [whole] : [])].join(' ');
}

interface CodeProps {
  readonly label: string;
  readonly sample?: string;
  readonly children: string;
}

/** Code that scrolls, so it can have the focus and has a name. */
function Code({label, sample, children}: CodeProps): ReactNode {
  return (
    <pre role="group" aria-label={label} className={styles.code} tabIndex={0} data-sample={sample}>
      <code>{children}</code>
    </pre>
  );
}

interface Props {
  readonly outcome: Outcome | null;
  readonly problems: Problems;
}

/** How the request ended, with the body of the answer, or why it was not sent. */
function OutcomeView({outcome, problems}: Props): ReactNode {
  const trouble = summarise(problems);
  const text = outcome && 'text' in outcome ? outcome.text : '';
  return (
    <div className={styles.outcome}>
      <div role="status">
        {trouble && <p className={styles.problem}>{trouble}</p>}
        {outcome && <p data-outcome={outcome.kind}>{describe(outcome)}</p>}
      </div>
      {text && <Code label="Response body">{text}</Code>}
    </div>
  );
}

const [FIRST] = sampleLanguages;

/** The request as it is filled in, in the language that the tabs of the page show. */
function Samples({request}: {readonly request: ApiRequest}): ReactNode {
  const id = useId();
  const chosen = useSyncExternalStore(
    onTabChoice,
    () => readTabChoice(LANGUAGE_GROUP),
    () => null,
  );
  const language = sampleLanguages.find(({value}) => value === chosen) ?? FIRST;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Your request in</label>
      <select id={id} value={language?.value} onChange={({target}) => keepTabChoice(LANGUAGE_GROUP, target.value)}>
        {sampleLanguages.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {language && (
        <Code label="Your request" sample={language.value}>
          {language.print(request)}
        </Code>
      )}
    </div>
  );
}

const PLACES = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['body', 'Body'],
] as const;

/** The groups of fields that the endpoint has: those with required fields first, and these first in each. */
function groupFields({fields}: EndpointSpec): {title: string; fields: FieldSpec[]}[] {
  const requiredFirst = (a: FieldSpec, b: FieldSpec): number => Number(b.required) - Number(a.required);
  return PLACES.map(([place, title]) => ({
    title,
    fields: fields.filter((field) => field.place === place).sort(requiredFirst),
  }))
    .filter(({fields}) => fields.length > 0)
    .sort(({fields: [a]}, {fields: [b]}) => (a && b ? requiredFirst(a, b) : 0));
}

function Connection({builder}: {readonly builder: RequestBuilderState}): ReactNode {
  const {apiBaseUrl} = useDocusaurusContext().siteConfig.customFields ?? {};
  const bases = listApiBases(typeof apiBaseUrl === 'string' ? apiBaseUrl : null);
  return (
    <fieldset>
      <legend>Send to</legend>
      <Field label="Base URL" problem={undefined}>
        {(control) => (
          <select {...control} value={builder.base} onChange={({target}) => builder.setBase(target.value)}>
            {bases.map(({label, url}) => (
              <option key={url} value={url}>
                {`${label}: ${url}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="API key" required problem={builder.problems.fields.key}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="off"
            value={builder.apiKey}
            onChange={({target}) => builder.setApiKey(target.value)}
          />
        )}
      </Field>
      <p className={styles.note}>
        The key stays in the memory of this page and is gone when you leave it. It is sent to the base URL only.
      </p>
    </fieldset>
  );
}

/** A form for one endpoint: the samples follow what is typed, and nothing is sent before the reader asks for it. */
export default function RequestBuilder({spec}: {readonly spec: EndpointSpec}): ReactNode {
  const builder = useRequestBuilder(spec);
  const {problems, refusals} = builder;
  const form = useRef<HTMLFormElement>(null);
  // To the first mistake; a mistake in the whole request has no field, and is announced where the button is.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void builder.send();
  };
  return (
    <form ref={form} className={styles.form} aria-label={`${spec.method} ${spec.path}`} noValidate onSubmit={onSubmit}>
      {groupFields(spec).map(({title, fields}) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {fields.map((field) => (
            <SpecField key={field.name} spec={field} builder={builder} />
          ))}
        </fieldset>
      ))}
      <Samples request={builder.request} />
      <Connection builder={builder} />
      {/* Not disabled while it sends: a disabled button loses the focus. */}
      <button type="submit" className={styles.send} aria-disabled={builder.isSending}>
        {builder.isSending ? 'Sending…' : 'Send'}
      </button>
      <OutcomeView outcome={builder.outcome} problems={problems} />
    </form>
  );
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {announce} from 'docusaurus-theme-document-first/client';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {
  initialValues,
  keyOf,
  toRequest,
  type ApiRequest,
  type EndpointSpec,
  type FieldSpec,
  type Problems,
} from '../request/endpointSpec';
import {listApiBases} from '../../config/apiBases';
import {Field, SpecField} from './Field';
import {markSample} from './markSample';
import styles from './styles.module.css';
import {type Outcome, type RequestBuilderState, useRequestBuilder} from './useRequestBuilder';
import {sampleLanguages} from '../request/languages';
import {LANGUAGE_GROUP} from '../../config/codeLanguages';
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

interface OutcomeProps {
  readonly outcome: Outcome | null;
}

/** The body of the answer, brought into view where the fields scroll. */
function Answer({outcome}: OutcomeProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const text = outcome && 'text' in outcome ? outcome.text : '';
  useEffect(() => {
    if (text) end.current?.scrollIntoView({block: 'nearest'});
  }, [text]);
  return (
    <div ref={end}>
      {text && (
        <pre role="group" aria-label="Response body" className={styles.code} tabIndex={0}>
          <code>{text}</code>
        </pre>
      )}
    </div>
  );
}

/** How the request ended, or why it was not sent. */
function Ending({outcome, problems}: OutcomeProps & {readonly problems: Problems}): ReactNode {
  const trouble = summarise(problems);
  return (
    <div role="status" className={styles.status}>
      {trouble && <p className={styles.problem}>{trouble}</p>}
      {outcome && <p data-outcome={outcome.kind}>{describe(outcome)}</p>}
    </div>
  );
}

/** The request as it is filled in, in the tabs of the page: lines with values of the reader are marked. */
function Samples({spec, request}: {readonly spec: EndpointSpec; readonly request: ApiRequest}): ReactNode {
  const example = toRequest(spec, initialValues(spec), request.base);
  return (
    <div className={styles.samples}>
      <Tabs groupId={LANGUAGE_GROUP}>
        {sampleLanguages.map(({value, label, fence, print}) => (
          <TabItem key={value} value={value} label={label}>
            <CodeBlock className={`language-${fence}`} {...{html: markSample(print(request), print(example))}}>
              {print(request)}
            </CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

const PLACES = ['path', 'query', 'body'];

/** The fields in the order of a request: what it needs, and what it can have. */
function groupFields({fields}: EndpointSpec): {required: FieldSpec[]; optional: FieldSpec[]} {
  const ordered = PLACES.flatMap((place) => fields.filter((field) => field.place === place));
  return {
    required: ordered.filter(({required}) => required),
    optional: ordered.filter(({required}) => !required),
  };
}

function BaseField({builder}: {readonly builder: RequestBuilderState}): ReactNode {
  const {apiBaseUrl} = useDocusaurusContext().siteConfig.customFields ?? {};
  const bases = listApiBases(typeof apiBaseUrl === 'string' ? apiBaseUrl : null);
  return (
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
  );
}

/** What stays in view below the fields: the key, the button that sends, and how it ended. */
function Sending({builder}: {readonly builder: RequestBuilderState}): ReactNode {
  return (
    <div className={styles.sending}>
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
      {/* Not disabled while it sends: a disabled button loses the focus. */}
      <button type="submit" className={styles.send} aria-disabled={builder.isSending}>
        {builder.isSending ? 'Sending…' : 'Send'}
      </button>
      <label className={styles.keep}>
        <input type="checkbox" checked={builder.isKept} onChange={({target}) => builder.setKept(target.checked)} /> Keep
        the key and the IDs until I close this tab
      </label>
      <Ending outcome={builder.outcome} problems={builder.problems} />
    </div>
  );
}

/** A form for one endpoint: the samples follow what is typed, and nothing is sent before the reader asks for it. */
export default function RequestBuilder({spec}: {readonly spec: EndpointSpec}): ReactNode {
  const builder = useRequestBuilder(spec);
  const {refusals, request} = builder;
  const form = useRef<HTMLFormElement>(null);
  const told = useRef(JSON.stringify(request));
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  // To the first mistake; a mistake in the whole request has no field, and is announced where the button is.
  useEffect(() => {
    const wrong = refusals > 0 ? form.current?.querySelector<HTMLElement>('[aria-invalid]') : null;
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  }, [refusals]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void builder.send();
  };
  const onBlur = (): void => {
    const now = JSON.stringify(request);
    if (now !== told.current) announce('The request has changed.');
    told.current = now;
  };
  const {required, optional} = groupFields(spec);
  const show = (field: FieldSpec): ReactNode => <SpecField key={keyOf(field)} spec={field} builder={builder} />;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={`${spec.method} ${spec.path}`}
      noValidate
      onSubmit={onSubmit}
      onBlur={onBlur}
    >
      <Samples spec={spec} request={request} />
      <div className={styles.fields}>
        {required.map(show)}
        <details open={required.length === 0}>
          <summary>{optional.length > 0 ? 'Optional fields and base URL' : 'Base URL'}</summary>
          {optional.map(show)}
          <BaseField builder={builder} />
        </details>
        <Answer outcome={builder.outcome} />
      </div>
      <Sending builder={builder} />
    </form>
  );
}

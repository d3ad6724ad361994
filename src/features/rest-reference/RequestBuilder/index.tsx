import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {announce} from 'docusaurus-theme-document-first/client';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {
  getInitialValues,
  getFieldKey,
  createRequest,
  type ApiRequest,
  type EndpointSpec,
  type FieldSpec,
} from '../request/endpointSpec';
import {hosts} from '../../../facts/hosts';
import {Field, SpecField} from './Field';
import {highlightSample} from './highlightSample';
import type {Outcome} from './sendRequest';
import styles from './styles.module.css';
import {type RequestBuilderState, useRequestBuilder} from './useRequestBuilder';
import {sampleLanguages} from '../request/languages';
import {LANGUAGE_GROUP} from '../../../config/codeLanguages';

interface OutcomeProps {
  readonly outcome: Outcome | null;
}

/** The body of the response, scrolled into view inside the form. */
function ResponseBody({outcome}: OutcomeProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const text = outcome?.answer?.text;
  useEffect(() => {
    if (text) end.current?.scrollIntoView({block: 'nearest'});
  }, [text]);
  return (
    <div ref={end}>
      {text && (
        <pre
          role="group"
          aria-label={translate({id: 'site.request.response', message: 'Response body'})}
          className={styles.code}
          tabIndex={0}
        >
          <code>{text}</code>
        </pre>
      )}
    </div>
  );
}

/** The result of the request: its status as a badge, and an explanation. */
function RequestStatus({outcome}: OutcomeProps): ReactNode {
  const status = outcome?.answer?.status;
  return (
    <div role="status" className={styles.status}>
      {outcome && (
        <p data-answered={status !== undefined}>
          {status !== undefined && (
            <b className={styles.chip} data-good={status < 300}>
              {translate({id: 'site.request.status', message: 'Status {status}'}, {status})}
            </b>
          )}{' '}
          {outcome.message}
        </p>
      )}
    </div>
  );
}

/** Number of lines to show before a sample is expanded. */
const SHOWN_LINES = 12;

/** The control that expands a long sample, like the one below a long response. */
function Fold({lines}: {readonly lines: number}): ReactNode {
  const label = translate({id: 'site.request.showAll', message: 'Show all {count} lines'}, {count: lines});
  return lines > SHOWN_LINES ? (
    <details data-fold="">
      <summary aria-label={label} />
    </details>
  ) : null;
}

/** The current request in the language tabs of the page. Lines with values entered by the reader are highlighted. */
function Samples({spec, request}: {readonly spec: EndpointSpec; readonly request: ApiRequest}): ReactNode {
  const example = createRequest(spec, getInitialValues(spec), request.base);
  return (
    <div className={styles.samples}>
      <Tabs groupId={LANGUAGE_GROUP}>
        {sampleLanguages.map(({value, label, fence, createSample}) => {
          const code = createSample(request);
          return (
            <TabItem key={value} value={value} label={label}>
              <CodeBlock className={`language-${fence}`} {...{html: highlightSample(code, createSample(example))}}>
                {code}
              </CodeBlock>
              <Fold lines={code.split('\n').length} />
            </TabItem>
          );
        })}
      </Tabs>
    </div>
  );
}

const PLACES = ['path', 'query', 'body'];

function groupFields({fields}: EndpointSpec): {required: FieldSpec[]; optional: FieldSpec[]} {
  const ordered = PLACES.flatMap((place) => fields.filter((field) => field.place === place));
  return {
    required: ordered.filter(({required}) => required),
    optional: ordered.filter(({required}) => !required),
  };
}

/** Browsers can't send headers with other characters, and would report a network error. */
const KEY = String.raw`\s*[!-~]+\s*`;

/** The sticky part below the fields: the key, the send button, and the result. */
function Sending({builder}: {readonly builder: RequestBuilderState}): ReactNode {
  return (
    <div className={styles.sending}>
      <Field label={translate({id: 'site.request.key', message: 'API key'})} required>
        {(control) => (
          <input
            {...control}
            type="password"
            pattern={KEY}
            title={translate({
              id: 'site.request.wrongKey',
              message: 'An API key has no spaces, and no letters but a to z. Copy it again from the dashboard.',
            })}
            autoComplete="off"
            value={builder.apiKey}
            onChange={({target}) => builder.setApiKey(target.value)}
          />
        )}
      </Field>
      {/* Not disabled while sending, because a disabled button would lose the focus. */}
      <button type="submit" className={styles.send} aria-disabled={builder.isSending}>
        {builder.isSending
          ? translate({id: 'site.request.sending', message: 'Sending…'})
          : translate({id: 'site.request.send', message: 'Send'})}
      </button>
      <label className={styles.keep}>
        <input type="checkbox" checked={builder.isStored} onChange={({target}) => builder.setStored(target.checked)} />{' '}
        <Translate id="site.request.keep">Keep the key and the IDs until I close this tab</Translate>
      </label>
      <RequestStatus outcome={builder.outcome} />
    </div>
  );
}

/**
 * A form for one endpoint. The samples show the entered values, and requests are only sent when the reader clicks the
 * button.
 */
export default function RequestBuilder({spec}: {readonly spec: EndpointSpec}): ReactNode {
  const {apiBaseUrl} = useDocusaurusContext().siteConfig.customFields ?? {};
  const builder = useRequestBuilder(spec, typeof apiBaseUrl === 'string' ? apiBaseUrl : hosts.api.text);
  const {request} = builder;
  const form = useRef<HTMLFormElement>(null);
  const told = useRef(JSON.stringify(request));
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea');
    field?.focus({preventScroll: true});
    // Focusing would only show the field, and could leave the samples above it behind the header.
    for (const part of [form.current, field]) part?.scrollIntoView({block: 'nearest', behavior: 'instant'});
  }, []);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void builder.send();
  };
  const onBlur = (): void => {
    const now = JSON.stringify(request);
    if (now !== told.current) announce(translate({id: 'site.request.changed', message: 'The request has changed.'}));
    told.current = now;
  };
  const {required, optional} = groupFields(spec);
  const renderField = (field: FieldSpec): ReactNode => (
    <SpecField key={getFieldKey(field)} spec={field} builder={builder} />
  );
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={`${spec.method} ${spec.path}`}
      // Fields in a collapsed section can't be focused.
      onInvalidCapture={({target}) => (target as Element).closest('details')?.setAttribute('open', '')}
      onSubmit={onSubmit}
      onBlur={onBlur}
    >
      <Samples spec={spec} request={request} />
      <div className={styles.fields}>
        {required.map(renderField)}
        {optional.length > 0 && (
          <details open={required.length === 0}>
            <summary>
              <Translate id="site.request.optional">Optional fields</Translate>
            </summary>
            {optional.map(renderField)}
          </details>
        )}
        <ResponseBody outcome={builder.outcome} />
      </div>
      <Sending builder={builder} />
    </form>
  );
}

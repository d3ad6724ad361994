import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import type {EndpointSpec, FieldSpec} from '../request/endpointSpec';
import {listApiBases} from '../../config/apiBases';
import Field from './Field';
import OutcomeView from './OutcomeView';
import Samples from './Samples';
import SpecField from './SpecField';
import styles from './styles.module.css';
import {useRequestBuilder, type RequestBuilderState} from './useRequestBuilder';

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
      <Field label="API key" problem={builder.problems.fields.key}>
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

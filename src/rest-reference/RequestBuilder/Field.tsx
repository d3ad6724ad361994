import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {type FieldSpec, keyOf} from '../request/endpointSpec';
import type {RequestBuilderState} from './useRequestBuilder';

interface FieldProps {
  readonly label: string;
  readonly required?: boolean;
  readonly problem: string | undefined;
  /** The control, with the attributes that connect it to its label and problem. */
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-required': boolean;
  }) => ReactNode;
}

/** A control of the form with its label and, where its value cannot be sent, the reason. */
export function Field({label, required = false, problem, children}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.required}>
            <Translate id="site.request.required">required</Translate>
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? `${id}-problem` : undefined,
        'aria-required': required,
      })}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface SpecFieldProps {
  readonly spec: FieldSpec;
  readonly builder: RequestBuilderState;
}

/** The control for one value of the request, by its kind. */
export function SpecField({spec, builder}: SpecFieldProps): ReactNode {
  const key = keyOf(spec);
  const value = builder.values[key] ?? '';
  const options = spec.kind === 'boolean' ? ['true', 'false'] : spec.options;
  const onChange = (event: {readonly target: {readonly value: string}}): void =>
    builder.setValue(key, event.target.value);
  return (
    <Field label={spec.name} required={spec.required} problem={builder.problems.fields[key]}>
      {(control) => {
        if (options) {
          return (
            <select {...control} value={value} onChange={onChange}>
              {(!spec.required || value === '') && (
                <option value="">{translate({id: 'site.request.notSent', message: 'not sent'})}</option>
              )}
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          );
        }
        if (spec.kind === 'json')
          return <textarea {...control} rows={5} spellCheck={false} value={value} onChange={onChange} />;
        return (
          <input
            {...control}
            autoComplete="off"
            spellCheck={false}
            placeholder={spec.hint}
            value={value}
            onChange={onChange}
          />
        );
      }}
    </Field>
  );
}

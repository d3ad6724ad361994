import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {type FieldSpec, getFieldKey} from '../request/endpointSpec';
import type {RequestBuilderState} from './useRequestBuilder';

interface FieldProps {
  readonly label: string;
  readonly required: boolean;
  /** The control, with the attributes that connect it to its label. */
  readonly children: (control: {readonly id: string; readonly required: boolean}) => ReactNode;
}

/** A form control with its label. The browser reports invalid values. */
export function Field({label, required, children}: FieldProps): ReactNode {
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
      {children({id, required})}
    </div>
  );
}

/**
 * Servers normalise other values as path segments, and so do browsers before sending a request, which would send the
 * key to a different URL.
 */
const PATH_PART = String.raw`(?!\.{1,2}$)(?=[^\/\\\s]+$)`;

/**
 * Returns the pattern for validation in the browser. HTML patterns match the whole value, but schema patterns match any
 * part of it.
 */
const getPattern = ({place, pattern = ''}: FieldSpec): string =>
  `${place === 'path' ? PATH_PART : ''}.*(?:${pattern}).*`;

function updateJsonValidity(area: HTMLTextAreaElement): void {
  try {
    JSON.parse(area.value || 'null');
    area.setCustomValidity('');
  } catch {
    area.setCustomValidity(
      translate({id: 'site.request.json', message: 'Enter valid JSON: names and texts in double quotes.'}),
    );
  }
}

interface SpecFieldProps {
  readonly spec: FieldSpec;
  readonly builder: RequestBuilderState;
}

/** Renders the control for one value of the request, depending on its kind. */
export function SpecField({spec, builder}: SpecFieldProps): ReactNode {
  const {kind, hint, minimum, maximum} = spec;
  const key = getFieldKey(spec);
  const value = builder.values[key] ?? '';
  const options = kind === 'boolean' ? ['true', 'false'] : spec.options;
  const onChange = (event: {readonly target: {readonly value: string}}): void =>
    builder.setValue(key, event.target.value);
  return (
    <Field label={spec.name} required={spec.required && !spec.keepsEmpty}>
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
        if (kind === 'json') {
          return (
            <textarea
              {...control}
              rows={5}
              spellCheck={false}
              value={value}
              onChange={(event) => {
                updateJsonValidity(event.target);
                onChange(event);
              }}
            />
          );
        }
        return (
          <input
            {...control}
            {...(kind === 'integer' ? {type: 'number', min: minimum, max: maximum} : {pattern: getPattern(spec)})}
            autoComplete="off"
            spellCheck={false}
            title={hint && translate({id: 'site.request.example', message: 'Example: {hint}'}, {hint})}
            placeholder={hint}
            value={value}
            onChange={onChange}
          />
        );
      }}
    </Field>
  );
}

import type {ReactNode} from 'react';
import {keyOf, type FieldSpec} from '../request/endpointSpec';
import Field from './Field';
import type {RequestBuilderState} from './useRequestBuilder';

interface Props {
  readonly spec: FieldSpec;
  readonly builder: RequestBuilderState;
}

/** The control for one value of the request, by its kind. */
export default function SpecField({spec, builder}: Props): ReactNode {
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
              {(!spec.required || value === '') && <option value="">not sent</option>}
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

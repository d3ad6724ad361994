import {useCallback, useEffect, useMemo, useState} from 'react';
import {estimateCredits, type Estimate, type Workload} from '../../facts/credits';
import {
  checkFields,
  defaultFields,
  readFields,
  writeFields,
  type CalculatorFields,
  type FieldErrors,
} from './calculatorFields';

/** The state of the calculator and what changes it. */
export interface CalculatorState {
  readonly fields: CalculatorFields;
  readonly errors: FieldErrors;
  /** Absent while a field is invalid. */
  readonly estimate: Estimate | undefined;
  readonly workload: Workload | undefined;
  readonly setField: (field: keyof Workload, value: string) => void;
  readonly reset: () => void;
}

/** Writes the fields into the address without navigating, so that readers can share it. */
function showInAddress(fields: CalculatorFields): void {
  const {pathname, search, hash} = window.location;
  const address = `${pathname}${writeFields(fields, search)}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}

function useFieldsOfAddress(setFields: (fields: CalculatorFields) => void): void {
  useEffect(() => {
    const read = () => setFields(readFields(window.location.search));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [setFields]);
}

/** The fields of the form, kept in the address, and the estimate they make. */
export function useCalculator(): CalculatorState {
  const [fields, setFields] = useState(defaultFields);
  useFieldsOfAddress(setFields);
  const checked = useMemo(() => checkFields(fields), [fields]);
  const change = useCallback((next: CalculatorFields) => {
    setFields(next);
    showInAddress(next);
  }, []);
  return {
    fields,
    errors: checked.valid ? {} : checked.errors,
    estimate: checked.valid ? estimateCredits(checked.workload) : undefined,
    workload: checked.valid ? checked.workload : undefined,
    setField: (field, value) => change({...fields, [field]: value}),
    reset: () => change(defaultFields),
  };
}

import {translate} from '@docusaurus/Translate';
import {getFigure, formatCount, getMegabytes, getSeconds} from '../figures';
import {MEMORY_UNIT, type Plan, type Workload} from '../credits';
import {useEffect, useState} from 'react';

/** Values of the form, as typed or read from the URL. */
export type CalculatorFields = Readonly<Record<keyof Workload, string>>;

type FieldErrors = Partial<Readonly<Record<keyof Workload, string>>>;

interface ParsedFields {
  readonly errors: FieldErrors;
  readonly workload?: Workload;
}

/** The plans with their labels in the form. */
export const planNames = {free: 'Free', pro: 'Pro', team: 'Team'} as const satisfies Record<Plan, string>;

/** The initial values of the form: the worked example of the page. */
export const defaultFields: CalculatorFields = {
  plan: 'pro',
  members: '1',
  memory: '512',
  seconds: '3',
  runs: '2000',
  per: 'day',
  workers: '0',
  others: '0',
};

const MEMORY_MAX = getMegabytes('limits.memoryMax');
const COUNT_MAX = 1_000_000_000;
const WORKERS_MAX = 1000;

/** Reads the fields from a URL. Missing fields and unknown plans or periods get their default. */
export function parseFields(search: string): CalculatorFields {
  const query = new URLSearchParams(search);
  const fields = Object.fromEntries(
    Object.entries(defaultFields).map(([field, value]) => [field, query.get(field) ?? value]),
  ) as CalculatorFields;
  const plan = Object.hasOwn(planNames, fields.plan) ? fields.plan : defaultFields.plan;
  return {...fields, plan, per: fields.per === 'month' ? 'month' : 'day'};
}

/** Writes the fields into a query. Other parameters are preserved. */
export function serializeFields(fields: CalculatorFields, search: string): string {
  const query = new URLSearchParams(search);
  for (const [field, value] of Object.entries(fields)) query.set(field, value);
  return `?${query.toString()}`;
}

/** Parses the number in a field, which can contain thousands separators. */
function parseNumber(text: string): number {
  const bare = text.trim().replace(/,(?=\d{3}\b)/g, '');
  return /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
}

function findWholeNumberProblem(value: number, min: number, max: number): string | undefined {
  if (Number.isInteger(value) && value >= min && value <= max) return undefined;
  return translate(
    {id: 'site.credits.whole', message: 'Enter a whole number, from {min} to {max}.'},
    {min, max: formatCount(max)},
  );
}

function findMemoryProblem(value: number): string | undefined {
  const fits = value >= MEMORY_UNIT && value <= MEMORY_MAX && value % MEMORY_UNIT === 0;
  if (fits) return undefined;
  return translate(
    {
      id: 'site.credits.memorySteps',
      message: 'Memory comes in steps of {unit}MB. Enter a multiple of {unit}, from {unit} to {max}.',
    },
    {unit: MEMORY_UNIT, max: MEMORY_MAX},
  );
}

function findSecondsProblem(value: number, plan: Plan): string | undefined {
  const [free, paid] = [getSeconds('limits.freeExecutionMax'), getSeconds('limits.workflowExecutionMax')];
  const max = plan === 'free' ? free : paid;
  if (value > 0 && value <= max) return undefined;
  if (plan === 'free' && value > max)
    return translate(
      {
        id: 'site.credits.freeSeconds',
        message: 'On Free, a run stops after {free} seconds. Pro and Team allow {paid}.',
      },
      {free, paid},
    );
  return translate(
    {
      id: 'site.credits.secondsOfRun',
      message: 'Enter how many seconds one run takes: more than 0, and up to {max}.',
    },
    {max},
  );
}

function findWorkersProblem(value: number, plan: Plan): string | undefined {
  if (plan === 'free' && value > 0)
    return translate({id: 'site.credits.workersPaid', message: 'Dedicated workers need Pro or Team.'});
  return findWholeNumberProblem(value, 0, WORKERS_MAX);
}

function findMembersProblem(value: number, plan: Plan): string | undefined {
  if (plan !== 'team') return undefined;
  const max = getFigure('billing.teamMemberLimit');
  if (value <= max) return findWholeNumberProblem(value, 1, max);
  return translate(
    {
      id: 'site.credits.tooManyMembers',
      message: 'A Team workspace has up to {max} members. If you need more, contact us.',
    },
    {max},
  );
}

/** Parses the fields to a workload, or returns an error message for each invalid field. */
export function parseWorkload(fields: CalculatorFields): ParsedFields {
  const plan = fields.plan as Plan;
  const workload: Workload = {
    plan,
    members: plan === 'team' ? parseNumber(fields.members) : 1,
    memory: parseNumber(fields.memory),
    seconds: parseNumber(fields.seconds),
    runs: parseNumber(fields.runs),
    per: fields.per as Workload['per'],
    workers: parseNumber(fields.workers),
    others: parseNumber(fields.others),
  };
  const found = {
    members: findMembersProblem(workload.members, plan),
    memory: findMemoryProblem(workload.memory),
    seconds: findSecondsProblem(workload.seconds, plan),
    runs: findWholeNumberProblem(workload.runs, 0, COUNT_MAX),
    workers: findWorkersProblem(workload.workers, plan),
    others: findWholeNumberProblem(workload.others, 0, COUNT_MAX),
  };
  const wrong = Object.entries(found).filter(([, message]) => message !== undefined);
  return wrong.length === 0 ? {errors: {}, workload} : {errors: Object.fromEntries(wrong)};
}

/** The calculator's state, and functions to change it. */
export interface CalculatorState extends ParsedFields {
  readonly fields: CalculatorFields;
  readonly setField: (field: keyof Workload, value: string) => void;
  readonly reset: () => void;
}

/** Writes the fields into the address without navigating, so that readers can share it. */
function updateAddress(fields: CalculatorFields): void {
  const {pathname, search, hash} = window.location;
  const address = `${pathname}${serializeFields(fields, search)}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}

/** Returns the form's fields, which are stored in the URL, and the workload. */
export function useCalculator(): CalculatorState {
  const [fields, setFields] = useState(defaultFields);
  useEffect(() => {
    const loadFromAddress = (): void => setFields(parseFields(window.location.search));
    loadFromAddress();
    window.addEventListener('popstate', loadFromAddress);
    return () => window.removeEventListener('popstate', loadFromAddress);
  }, []);
  const updateFields = (next: CalculatorFields): void => {
    setFields(next);
    updateAddress(next);
  };
  return {
    ...parseWorkload(fields),
    fields,
    setField: (field, value) => updateFields({...fields, [field]: value}),
    reset: () => updateFields(defaultFields),
  };
}

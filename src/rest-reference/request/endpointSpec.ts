import type {JsonValue} from './apiRequest';

/** One value that a request takes, as a form asks for it. */
export interface FieldSpec {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  /** `json` is for objects and arrays, which are typed as JSON. */
  readonly kind: 'text' | 'integer' | 'boolean' | 'json';
  readonly required: boolean;
  /** Sent even when it is empty. */
  readonly keepsEmpty: boolean;
  readonly hint: string;
  /** What the form begins with. */
  readonly initial: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly options?: readonly string[];
}

/** What the request builder knows about an endpoint. */
export interface EndpointSpec {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly FieldSpec[];
  /** Sets of body fields of which one has to be complete. */
  readonly oneOf: readonly (readonly string[])[];
  readonly isPaged: boolean;
  readonly hasAnswer: boolean;
}

/** What the reader has typed, by place and name of the field. */
export type FieldValues = Readonly<Record<string, string>>;

/** The key of a field among the typed values. */
export const keyOf = ({place, name}: Pick<FieldSpec, 'place' | 'name'>): string => `${place}.${name}`;

/** What a form begins with. */
export function initialValues({fields}: EndpointSpec): FieldValues {
  return Object.fromEntries(fields.map((field) => [keyOf(field), field.initial]));
}

function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** The typed text as the value that a body holds. Text that is no JSON stays text until it is corrected. */
export function toBodyValue({kind}: FieldSpec, text: string): JsonValue {
  if (kind === 'text') return text;
  return parseJson(text) ?? text;
}

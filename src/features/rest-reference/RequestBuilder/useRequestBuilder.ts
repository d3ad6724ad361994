import {createStore} from 'docusaurus-theme-document-first/client';
import {useState} from 'react';
import {
  type ApiRequest,
  type EndpointSpec,
  type FieldValues,
  getInitialValues,
  createRequest,
} from '../request/endpointSpec';
import {type Outcome, sendRequest} from './sendRequest';

/** The API key, shared by all builders until the page is closed. */
const memory = {key: ''};

/** The API key and the IDs in paths. They're only stored if the reader selects this option, until the tab is closed. */
type StoredForm = {readonly key: string; readonly ids: FieldValues};

const store = createStore('sessionStorage', 'millrace.request');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads and validates the stored values, because other pages of the same origin can write to this storage. */
function loadStored(): StoredForm | null {
  try {
    const kept: unknown = JSON.parse(store.read() ?? 'null');
    if (!isRecord(kept) || typeof kept.key !== 'string' || !isRecord(kept.ids)) return null;
    const ids = Object.entries(kept.ids).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return {key: kept.key, ids: Object.fromEntries(ids)};
  } catch {
    return null;
  }
}

function updateStored(isStored: boolean, key: string, values: FieldValues): void {
  memory.key = key;
  if (!isStored) return store.clear();
  const ids = Object.entries(values).filter(([name]) => name.startsWith('path.'));
  store.write(JSON.stringify({key, ids: {...loadStored()?.ids, ...Object.fromEntries(ids)}} satisfies StoredForm));
}

/** Returns the initial values of a form: the example, with stored IDs. */
function getInitialFormValues(spec: EndpointSpec, {ids}: Pick<StoredForm, 'ids'>): FieldValues {
  return Object.fromEntries(
    Object.entries(getInitialValues(spec)).map(([key, value]) => [
      key,
      Object.hasOwn(ids, key) ? (ids[key] ?? value) : value,
    ]),
  );
}

/** State and actions of a request builder. */
export interface RequestBuilderState {
  readonly values: FieldValues;
  readonly apiKey: string;
  readonly request: ApiRequest;
  readonly outcome: Outcome | null;
  readonly isSending: boolean;
  /** Whether to store the key and the IDs until the tab is closed. */
  readonly isStored: boolean;
  readonly setValue: (key: string, value: string) => void;
  readonly setStored: (isStored: boolean) => void;
  readonly setApiKey: (key: string) => void;
  readonly send: () => Promise<void>;
}

/**
 * State of the request builder of one endpoint.
 *
 * @param base URL that requests go to
 */
export function useRequestBuilder(spec: EndpointSpec, base: string): RequestBuilderState {
  const [stored] = useState(loadStored);
  const [isStored, setStored] = useState(stored !== null);
  const [values, setValues] = useState(() => getInitialFormValues(spec, stored ?? {ids: {}}));
  const [apiKey, setApiKey] = useState(stored?.key ?? memory.key);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  const request = createRequest(spec, values, base);

  const send = async (): Promise<void> => {
    if (isSending) return;
    setOutcome(null);
    setSending(true);
    setOutcome(await sendRequest(request, apiKey.trim()));
    setSending(false);
  };

  return {
    values,
    apiKey,
    request,
    outcome,
    isSending,
    isStored,
    setStored: (next) => {
      setStored(next);
      updateStored(next, apiKey, values);
    },
    setValue: (key, value) => {
      const next = {...values, [key]: value};
      setValues(next);
      updateStored(isStored, apiKey, next);
    },
    setApiKey: (next) => {
      setApiKey(next);
      updateStored(isStored, next, values);
    },
    send,
  };
}

import {translate} from '@docusaurus/Translate';
import {createStore} from 'docusaurus-theme-document-first/client';
import {useState} from 'react';
import {
  type ApiRequest,
  type EndpointSpec,
  type FieldValues,
  initialValues,
  printTarget,
  toRequest,
} from '../request/endpointSpec';
import {type Problems, validateFields} from '../request/validateFields';
import {listApiBases} from '../../config/apiBases';
import {timings} from '../../timings';

/** Key and base URL of this visit, for all builders of the page. */
const memory = {key: '', base: listApiBases(null)[0].url};

/** The key and the IDs of paths, which are kept until the tab is closed where the reader asks for it, and nowhere else. */
type Kept = {readonly key: string; readonly ids: FieldValues};

const store = createStore('sessionStorage', 'millrace.request');

function readKept(): Kept | null {
  return JSON.parse(store.read() ?? 'null') as Kept | null;
}

/** Keeps the key and the IDs of a form beside those of others, or forgets them all. */
function keep(isKept: boolean, key: string, values: FieldValues): void {
  memory.key = key;
  if (!isKept) return store.clear();
  const ids = Object.entries(values).filter(([name]) => name.startsWith('path.'));
  store.write(JSON.stringify({key, ids: {...readKept()?.ids, ...Object.fromEntries(ids)}} satisfies Kept));
}

/** The values that a form begins with: those of the example, and the IDs that the reader has had kept. */
function beginWith(spec: EndpointSpec, {ids}: Pick<Kept, 'ids'>): FieldValues {
  return Object.fromEntries(Object.entries(initialValues(spec)).map(([key, value]) => [key, ids[key] ?? value]));
}

/** What the parts of a request builder show and do. */
export interface RequestBuilderState {
  readonly values: FieldValues;
  readonly base: string;
  readonly apiKey: string;
  readonly request: ApiRequest;
  readonly problems: Problems;
  readonly outcome: Outcome | null;
  readonly isSending: boolean;
  /** Whether the key and the IDs of paths are kept until the reader closes the tab. */
  readonly isKept: boolean;
  /** How often a request was not sent because of problems. */
  readonly refusals: number;
  readonly setValue: (key: string, value: string) => void;
  readonly setKept: (isKept: boolean) => void;
  readonly setBase: (base: string) => void;
  readonly setApiKey: (key: string) => void;
  readonly send: () => Promise<void>;
}

const NO_PROBLEMS: Problems = {fields: {}};

/** What is wrong with a key. Browsers send no header with other characters, which would look like a server that is down. */
function findKeyProblem(apiKey: string): string | undefined {
  if (apiKey.trim() === '') return translate({id: 'site.request.enterKey', message: 'Enter your API key.'});
  return /^[!-~]+$/.test(apiKey.trim())
    ? undefined
    : translate({
        id: 'site.request.wrongKey',
        message: 'An API key has no spaces, and no letters but a to z. Copy it again from the dashboard.',
      });
}

const hasProblems = ({fields, whole}: Problems): boolean => Boolean(whole) || Object.keys(fields).length > 0;

function findProblems(spec: EndpointSpec, values: FieldValues, apiKey: string): Problems {
  const found = validateFields(spec, values);
  const key = findKeyProblem(apiKey);
  return key === undefined ? found : {...found, fields: {...found.fields, key}};
}

/** State of the request builder of one endpoint. Problems show after the first attempt to send. */
export function useRequestBuilder(spec: EndpointSpec): RequestBuilderState {
  const [kept] = useState(readKept);
  const [isKept, setKept] = useState(kept !== null);
  const [values, setValues] = useState(() => beginWith(spec, kept ?? {ids: {}}));
  const [base, setBase] = useState(memory.base);
  const [apiKey, setApiKey] = useState(kept?.key ?? memory.key);
  const [isChecked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const request = toRequest(spec, values, base);
  const found = findProblems(spec, values, apiKey);

  const send = async (): Promise<void> => {
    if (isSending) return;
    setChecked(true);
    setOutcome(null);
    if (hasProblems(found)) {
      setRefusals((count) => count + 1);
      return;
    }
    setSending(true);
    setOutcome(await sendRequest(request, apiKey.trim()));
    setSending(false);
  };

  return {
    values,
    base,
    apiKey,
    request,
    problems: isChecked ? found : NO_PROBLEMS,
    outcome,
    isSending,
    refusals,
    isKept,
    setKept: (next) => {
      setKept(next);
      keep(next, apiKey, values);
    },
    setValue: (key, value) => {
      const next = {...values, [key]: value};
      setValues(next);
      keep(isKept, apiKey, next);
    },
    setBase: (next) => setBase((memory.base = next)),
    setApiKey: (next) => {
      setApiKey(next);
      keep(isKept, next, values);
    },
    send,
  };
}

/** Maximum length of an answer that is shown, in characters: a longer one would stall the page. */
const MAX_SHOWN = 100_000;

/** How a request ended. */
export type Outcome =
  | {readonly kind: 'answer'; readonly status: number; readonly text: string}
  | {readonly kind: 'limited'; readonly seconds: number | null; readonly text: string}
  | {readonly kind: 'timeout' | 'offline' | 'unreachable' | 'rewritten'};

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function cut(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  const spell = (count: number): string => count.toLocaleString('en-GB');
  const note = translate(
    {id: 'site.request.cut', message: '… cut here: the first {shown} of {length} characters.'},
    {shown: spell(MAX_SHOWN), length: spell(text.length)},
  );
  return `${text.slice(0, MAX_SHOWN)}\n\n${note}`;
}

async function readAnswer(response: Response): Promise<Outcome> {
  const whole = await response.text();
  const text = cut(whole.length <= MAX_SHOWN ? laidOut(whole) : whole);
  if (response.status !== 429) return {kind: 'answer', status: response.status, text};
  const seconds = Number(response.headers.get('retry-after'));
  return {kind: 'limited', seconds: seconds > 0 ? seconds : null, text};
}

function explainFailure(error: unknown): Outcome {
  if (error instanceof DOMException && error.name === 'TimeoutError') return {kind: 'timeout'};
  return {kind: navigator.onLine ? 'unreachable' : 'offline'};
}

/** Sends a request with the key, which goes nowhere else. Never rejects. */
async function sendRequest(request: ApiRequest, key: string): Promise<Outcome> {
  const {method, base, path, body} = request;
  const address = base + printTarget(request);
  const {origin, pathname} = new URL(address);
  // An address that the browser would rewrite, as with dot segments, is not the one that the reader sees.
  if (origin + pathname !== base + path) return {kind: 'rewritten'};
  try {
    const response = await fetch(address, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : {'Content-Type': 'application/json'}),
      },
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timings.apiRequest),
    });
    return await readAnswer(response);
  } catch (error) {
    return explainFailure(error);
  }
}

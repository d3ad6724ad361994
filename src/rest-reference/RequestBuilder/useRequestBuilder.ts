import {useState} from 'react';
import {
  type ApiRequest,
  initialValues,
  type EndpointSpec,
  type FieldValues,
  toRequest,
  validateFields,
  type Problems,
} from '../request/endpointSpec';
import {sendRequest, type Outcome} from '../request/sendRequest';
import {listApiBases} from '../../config/apiBases';

/** Key and base URL of this visit, for all builders of the page. Neither is stored anywhere. */
const memory = {key: '', base: listApiBases(null)[0].url};

/** What the parts of a request builder show and do. */
export interface RequestBuilderState {
  readonly values: FieldValues;
  readonly base: string;
  readonly apiKey: string;
  readonly request: ApiRequest;
  readonly problems: Problems;
  readonly outcome: Outcome | null;
  readonly isSending: boolean;
  /** How often a request was not sent because of problems. */
  readonly refusals: number;
  readonly setValue: (key: string, value: string) => void;
  readonly setBase: (base: string) => void;
  readonly setApiKey: (key: string) => void;
  readonly send: () => Promise<void>;
}

const NO_PROBLEMS: Problems = {fields: {}};

/** What is wrong with a key. Browsers send no header with other characters, which would look like a server that is down. */
function findKeyProblem(apiKey: string): string | undefined {
  if (apiKey.trim() === '') return 'Enter your API key.';
  return /^[!-~]+$/.test(apiKey.trim())
    ? undefined
    : 'An API key has no spaces, and no letters but a to z. Copy it again from the dashboard.';
}

const hasProblems = ({fields, whole}: Problems): boolean => Boolean(whole) || Object.keys(fields).length > 0;

function findProblems(spec: EndpointSpec, values: FieldValues, apiKey: string): Problems {
  const found = validateFields(spec, values);
  const key = findKeyProblem(apiKey);
  return key === undefined ? found : {...found, fields: {...found.fields, key}};
}

/** State of the request builder of one endpoint. Problems show after the first attempt to send. */
export function useRequestBuilder(spec: EndpointSpec): RequestBuilderState {
  const [values, setValues] = useState(() => initialValues(spec));
  const [base, setBase] = useState(memory.base);
  const [apiKey, setApiKey] = useState(memory.key);
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
    setValue: (key, value) => setValues((current) => ({...current, [key]: value})),
    setBase: (next) => setBase((memory.base = next)),
    setApiKey: (next) => setApiKey((memory.key = next)),
    send,
  };
}

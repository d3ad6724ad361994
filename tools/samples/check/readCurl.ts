import {UNKNOWN, type ShellCommand} from './shellWords';

/** The request that a `curl` command sends, as far as its words tell. */
export interface CurlRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text; undefined when there is none or it is only known at run time. */
  readonly body: string | undefined;
  readonly hasUnknownBody: boolean;
}

const SWITCHES = new Set(
  `-s -S -L -N -i -I -v -k -f -g -G -# -O -J -sS -fsS -fsSL -sSL -sSf -fsSLO -LO -sN -Ns -SsN -sSN -fSL -fL -sL -si --silent --show-error --location
  --no-buffer --include --head --verbose --insecure --fail --fail-with-body --globoff --get --compressed --remote-name
  --http1.1 --http2 --remote-header-name --progress-bar --no-progress-meter --location-trusted`.split(/\s+/),
);
const WITH_VALUE = new Set(
  `-o --output -w --write-out -m --max-time --connect-timeout -u --user -A --user-agent -x --proxy -F --form
  --retry --retry-delay --retry-max-time -T --upload-file -e --referer -b --cookie -c --cookie-jar -D --dump-header
  --cacert --cert --key --form-string --proxy-user --max-redirs --limit-rate -r --range -K --config`.split(/\s+/),
);
const DATA = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json', '--data-urlencode']);

interface Draft {
  method?: string;
  url?: string;
  headers: Record<string, string>;
  data: string[];
  useQuery: boolean;
  head: boolean;
}

function addHeader(draft: Draft, header: string): void {
  const [name = '', ...rest] = header.split(':');
  draft.headers[name.trim().toLowerCase()] = rest.join(':').trim();
}

function addData(draft: Draft, flag: string, value: string): void {
  if (flag === '--json') {
    addHeader(draft, 'content-type: application/json');
    addHeader(draft, 'accept: application/json');
  }
  const encoded =
    flag === '--data-urlencode' ? value.replace(/=(.*)$/s, (_, text: string) => `=${encodeURIComponent(text)}`) : value;
  draft.data.push(encoded);
}

function readFlag(draft: Draft, flag: string, next: () => string): string | undefined {
  if (flag === '-X' || flag === '--request') draft.method = next();
  else if (/^-X./.test(flag)) draft.method = flag.slice(2);
  else if (flag === '-H' || flag === '--header') addHeader(draft, next());
  else if (flag === '--url') draft.url = next();
  else if (DATA.has(flag)) addData(draft, flag, next());
  else if (WITH_VALUE.has(flag)) next();
  else if (!SWITCHES.has(flag) && !/^-[sSfLNiIvkGgOJ]+[omw]?$/.test(flag)) return `unknown curl flag ${flag}`;
  else if (/^-[sSfLNiIvkGgOJ]+[omw]$/.test(flag)) next();
  if (flag === '-G' || flag === '--get' || /^-[sSfLNivkgOJ]*G/.test(flag)) draft.useQuery = true;
  if (flag === '-I' || flag === '--head') draft.head = true;
  return undefined;
}

function finish(draft: Draft, url: string): CurlRequest {
  const data = draft.data.join('&');
  const sent = draft.data.length > 0 && !draft.useQuery;
  const query = draft.useQuery && data ? `${url.includes('?') ? '&' : '?'}${data}` : '';
  const unknown = sent && (data.includes(UNKNOWN) || data.startsWith('@'));
  return {
    method: (draft.method ?? (draft.head ? 'HEAD' : sent ? 'POST' : 'GET')).toUpperCase(),
    url: url + query,
    headers: draft.headers,
    body: sent && !unknown ? data : undefined,
    hasUnknownBody: unknown,
  };
}

/** Reads the words of a `curl` command; `problems` names flags that curl does not have. */
export function readCurl({args}: ShellCommand): {request: CurlRequest | undefined; problems: string[]} {
  const words = args.map(({value}) => value ?? UNKNOWN);
  const draft: Draft = {headers: {}, data: [], useQuery: false, head: false};
  const problems: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const next = () => words[++index] ?? '';
    const problem = word.startsWith('-') ? readFlag(draft, word, next) : undefined;
    if (problem) problems.push(problem);
    if (!word.startsWith('-')) draft.url = word;
  }
  const {url} = draft;
  return {
    request: url === undefined ? undefined : finish(draft, url),
    problems: url === undefined ? [...problems, 'curl without a URL'] : problems,
  };
}

import type {Node} from '@vscode/tree-sitter-wasm';

/** One word of a command; `value` is undefined where it is only known when the command runs. */
interface ShellWord {
  readonly value: string | undefined;
  readonly line: number;
}

/** One command of a script: its name and arguments. */
export interface ShellCommand {
  readonly name: ShellWord;
  readonly args: readonly ShellWord[];
}

/** What a script says about its variables before it runs. */
type Variables = ReadonlyMap<string, string>;

/** Stands for a value that comes from the environment or from another command. */
export const UNKNOWN = '\u0000';

function children(node: Node): Node[] {
  return node.children.filter((child): child is Node => child !== null);
}

function unescape(text: string): string {
  return text.replace(/\\\n/g, '').replace(/\\(["\\$`])/g, '$1');
}

function readExpansion(node: Node, variables: Variables): string {
  const name = children(node).find((child) => child.type === 'variable_name')?.text ?? '';
  return variables.get(name) ?? UNKNOWN;
}

function readString(node: Node, variables: Variables): string {
  let text = '';
  let end = node.startIndex + 1;
  for (const child of children(node).slice(1, -1)) {
    text += ' '.repeat(0) + node.text.slice(end - node.startIndex, child.startIndex - node.startIndex);
    text += readWord(child, variables);
    end = child.endIndex;
  }
  return text + node.text.slice(end - node.startIndex, -1);
}

const READERS: Readonly<Record<string, (node: Node, variables: Variables) => string>> = {
  string: readString,
  raw_string: (node) => node.text.slice(1, -1),
  string_content: (node) => unescape(node.text),
  simple_expansion: readExpansion,
  expansion: readExpansion,
  concatenation: (node, variables) =>
    children(node)
      .map((child) => readWord(child, variables))
      .join(''),
  command_substitution: () => UNKNOWN,
  process_substitution: () => UNKNOWN,
  arithmetic_expansion: () => UNKNOWN,
};

function readWord(node: Node, variables: Variables): string {
  return READERS[node.type]?.(node, variables) ?? node.text.replace(/\\\n/g, '').replace(/\\(.)/g, '$1');
}

function toWord(node: Node, variables: Variables): ShellWord {
  return {value: readWord(node, variables), line: node.startPosition.row + 1};
}

/** Every node of a type, outermost first. */
function findNodes(root: Node, type: string): Node[] {
  return root.descendantsOfType(type).filter((node): node is Node => node !== null);
}

function collectVariables(root: Node): Variables {
  const variables = new Map<string, string>();
  for (const node of findNodes(root, 'variable_assignment')) {
    const [name, , value] = children(node);
    if (name) variables.set(name.text, value ? readWord(value, variables) : '');
  }
  return variables;
}

const NOT_WORDS = new Set([
  'variable_assignment',
  'file_redirect',
  'herestring_redirect',
  'heredoc_redirect',
  'comment',
]);

/** Every command of a parsed Bash script, with the words that can be known without running it. */
export function listCommands(root: Node): ShellCommand[] {
  const variables = collectVariables(root);
  return findNodes(root, 'command').flatMap((node) => {
    const [name, ...args] = children(node).filter((child) => !NOT_WORDS.has(child.type));
    if (!name) return [];
    const named = children(name)[0] ?? name;
    return [{name: toWord(named, variables), args: args.map((child) => toWord(child, variables))}];
  });
}

/** The names of the functions a script defines. */
export function listFunctions(root: Node): ReadonlySet<string> {
  return new Set(findNodes(root, 'function_definition').map((node) => node.childForFieldName('name')?.text ?? ''));
}

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
    flag === '--data-urlencode'
      ? value.replace(/^([^=]*=)(.*)$/s, (_, name: string, text: string) => name + encodeURIComponent(text))
      : value;
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

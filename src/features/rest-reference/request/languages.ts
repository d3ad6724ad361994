import {formatTarget, omitPaging, type ApiRequest, type JsonValue} from './endpointSpec';

/** A language's syntax where it differs from JSON. */
interface Notation {
  readonly words: Readonly<Record<string, string>>;
  readonly key: (name: string) => string;
}

const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

const javascript: Notation = {words: {}, key: (name) => (PLAIN_NAME.test(name) ? name : JSON.stringify(name))};
const python: Notation = {words: {null: 'None', true: 'True', false: 'False'}, key: (name) => JSON.stringify(name)};

function formatLiteral(value: JsonValue, notation: Notation, indent: string, step: string): string {
  const inner = indent + step;
  const formatLines = (open: string, parts: readonly string[], close: string): string =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    return typeof value === 'string' ? text : (notation.words[text] ?? text);
  }
  if (Array.isArray(value)) {
    const items = value as readonly JsonValue[];
    return formatLines(
      '[',
      items.map((item) => formatLiteral(item, notation, inner, step)),
      ']',
    );
  }
  const entries = Object.entries(value as {readonly [key: string]: JsonValue});
  return formatLines(
    '{',
    entries.map(([name, part]) => `${notation.key(name)}: ${formatLiteral(part, notation, inner, step)}`),
    '}',
  );
}

/** Formats a value as a JavaScript literal. */
export const formatJavaScriptValue = (value: JsonValue): string => formatLiteral(value, javascript, '', '  ');

/** Formats a value as a Python literal. */
export const formatPythonValue = (value: JsonValue): string => formatLiteral(value, python, '', '    ');

/** A language of the request samples. */
export interface SampleLanguage {
  /** Value of the tab (`src/config/codeLanguages.ts`), shared with the site's other language tabs. */
  readonly value: string;
  readonly label: string;
  /** Language of the code block. */
  readonly fence: string;
  /** File name of the client that the sample imports; none for a command. */
  readonly client?: string;
  readonly createSample: (request: ApiRequest) => string;
}

const quoteShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** Decodes dollar signs, because API paths such as `$errors` are documented unencoded. */
const decodeDollar = (target: string): string => target.replaceAll('%24', '$');

/** Formats JSON for an option on a line that is indented by two spaces. Texts have no line breaks in JSON. */
const formatIndentedJson = (body: unknown): string => JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');

/** Creates the request for curl, which only retries idempotent requests and respects `Retry-After`. */
function createCurlSample(request: ApiRequest): string {
  const {method, base, body} = request;
  const options = [
    method === 'GET' ? '' : `--request ${method}`,
    method === 'POST' ? '' : '--retry 3',
    '--fail-with-body',
  ].filter(Boolean);
  const lines = [
    `curl ${options.join(' ')}`,
    quoteShell(base + formatTarget(request)),
    '--header "Authorization: Bearer $MILLRACE_API_KEY"',
    ...(body === undefined
      ? []
      : ["--header 'Content-Type: application/json'", `--data ${quoteShell(formatIndentedJson(body))}`]),
  ];
  return lines.join(' \\\n  ');
}

function createNodeSample(request: ApiRequest): string {
  const {method, path, query, body, isPaged, hasAnswer} = request;
  const filters = Object.fromEntries(isPaged ? omitPaging(request) : query);
  const hasFilters = Object.keys(filters).length > 0;
  if (isPaged) {
    const rest = hasFilters ? `, ${formatJavaScriptValue(filters)}` : '';
    return `import { listAll } from "./millrace.mjs";\n\nfor await (const item of listAll("${path}"${rest})) {\n  console.log(item);\n}`;
  }
  const options = {...(hasFilters ? {query: filters} : {}), ...(body === undefined ? {} : {body})};
  const rest = Object.keys(options).length > 0 ? `, ${formatJavaScriptValue(options)}` : '';
  const call = `await millrace("${method}", "${path}"${rest});`;
  const use = hasAnswer ? `const { data } = ${call}\nconsole.log(data);` : call;
  return `import { millrace } from "./millrace.mjs";\n\n${use}`;
}

function createPythonSample(request: ApiRequest): string {
  const {method, path, query, body, isPaged, hasAnswer} = request;
  const filters = Object.fromEntries(isPaged ? omitPaging(request) : query);
  const hasFilters = Object.keys(filters).length > 0;
  if (isPaged) {
    const rest = hasFilters ? `, ${formatPythonValue(filters)}` : '';
    return `from millrace import list_all\n\nfor item in list_all("${path}"${rest}):\n    print(item)`;
  }
  const options = [
    ...(hasFilters ? [`query=${formatPythonValue(filters)}`] : []),
    ...(body === undefined ? [] : [`body=${formatPythonValue(body)}`]),
  ];
  const call = `millrace(${[`"${method}"`, `"${path}"`, ...options].join(', ')})`;
  return `from millrace import millrace\n\n${hasAnswer ? `answer = ${call}\nprint(answer["data"])` : call}`;
}

/** Formats a text as a Go string, using backticks if it has line breaks and no backticks. */
function quoteGo(text: string): string {
  return text.includes('\n') && !text.includes('`') ? `\`${text}\`` : JSON.stringify(text);
}

function createGoSample(request: ApiRequest): string {
  const {method, path, body, isPaged, hasAnswer} = request;
  const fail = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n';
  if (isPaged) {
    const target = formatTarget({path, query: omitPaging(request)});
    const imports = 'import (\n\t"fmt"\n\t"log"\n)';
    return `package main\n\n${imports}\n\nfunc main() {\n\titems, err := ListAll("${target}")\n${fail}\tfor _, item := range items {\n\t\tfmt.Println(string(item))\n\t}\n}`;
  }
  const sent = body === undefined ? '""' : quoteGo(JSON.stringify(body, null, 2));
  const call = `Millrace("${method}", "${formatTarget(request)}", ${sent})`;
  if (!hasAnswer) {
    return `package main\n\nimport "log"\n\nfunc main() {\n\tif _, err := ${call}; err != nil {\n\t\tlog.Fatal(err)\n\t}\n}`;
  }
  const imports = 'import (\n\t"fmt"\n\t"log"\n)';
  return `package main\n\n${imports}\n\nfunc main() {\n\tanswer, err := ${call}\n${fail}\tfmt.Println(string(answer.Data))\n}`;
}

/** The languages of the request samples, in the order of their tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {value: 'bash', label: 'curl', fence: 'bash', createSample: (request) => decodeDollar(createCurlSample(request))},
  {value: 'nodejs', label: 'Node.js', fence: 'js', client: 'millrace.mjs', createSample: createNodeSample},
  {
    value: 'python',
    label: 'Python',
    fence: 'python',
    client: 'millrace.py',
    createSample: createPythonSample,
  },
  {value: 'go', label: 'Go', fence: 'go', client: 'millrace.go', createSample: createGoSample},
];

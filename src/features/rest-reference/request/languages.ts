import {formatTarget, omitPaging, type ApiRequest, type JsonValue} from './endpointSpec';

/** How a language writes what differs from JSON. */
interface Notation {
  readonly words: Readonly<Record<string, string>>;
  readonly key: (name: string) => string;
}

const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

const javascript: Notation = {words: {}, key: (name) => (PLAIN_NAME.test(name) ? name : JSON.stringify(name))};
const python: Notation = {words: {null: 'None', true: 'True', false: 'False'}, key: (name) => JSON.stringify(name)};

function printValue(value: JsonValue, notation: Notation, indent: string, step: string): string {
  const inner = indent + step;
  const printLines = (open: string, parts: readonly string[], close: string): string =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    return typeof value === 'string' ? text : (notation.words[text] ?? text);
  }
  if (Array.isArray(value)) {
    const items = value as readonly JsonValue[];
    return printLines(
      '[',
      items.map((item) => printValue(item, notation, inner, step)),
      ']',
    );
  }
  const entries = Object.entries(value as {readonly [key: string]: JsonValue});
  return printLines(
    '{',
    entries.map(([name, part]) => `${notation.key(name)}: ${printValue(part, notation, inner, step)}`),
    '}',
  );
}

/** A value as JavaScript. */
export const printJavaScript = (value: JsonValue): string => printValue(value, javascript, '', '  ');

/** A value as Python. */
export const printPython = (value: JsonValue): string => printValue(value, python, '', '    ');

/** A language of the request samples. */
export interface SampleLanguage {
  /** Value of the tab (`src/config/codeLanguages.ts`), shared with the other language tabs of the site. */
  readonly value: string;
  readonly label: string;
  /** Language of the fence. */
  readonly fence: string;
  /** File name of the client that the sample uses; none for a command. */
  readonly client?: string;
  readonly print: (request: ApiRequest) => string;
}

const escapeShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** The paths of the API hold `$errors`, which servers and readers know unencoded. */
const preserveDollar = (target: string): string => target.replaceAll('%24', '$');

/** curl retries what may be repeated, and waits as long as `Retry-After` says. */
function printCurl(request: ApiRequest): string {
  const {method, base, body} = request;
  const options = [
    method === 'GET' ? '' : `--request ${method}`,
    method === 'POST' ? '' : '--retry 3',
    '--fail-with-body',
  ].filter(Boolean);
  const lines = [
    `curl ${options.join(' ')}`,
    escapeShell(base + formatTarget(request)),
    '--header "Authorization: Bearer $MILLRACE_API_KEY"',
    ...(body === undefined
      ? []
      : ["--header 'Content-Type: application/json'", `--data ${escapeShell(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

function printNode(request: ApiRequest): string {
  const {method, path, query, body, isPaged, hasAnswer} = request;
  const filters = Object.fromEntries(isPaged ? omitPaging(request) : query);
  const hasFilters = Object.keys(filters).length > 0;
  if (isPaged) {
    const rest = hasFilters ? `, ${printJavaScript(filters)}` : '';
    return `import { listAll } from "./millrace.mjs";\n\nfor await (const item of listAll("${path}"${rest})) {\n  console.log(item);\n}`;
  }
  const options = {...(hasFilters ? {query: filters} : {}), ...(body === undefined ? {} : {body})};
  const rest = Object.keys(options).length > 0 ? `, ${printJavaScript(options)}` : '';
  const call = `await millrace("${method}", "${path}"${rest});`;
  const use = hasAnswer ? `const { data } = ${call}\nconsole.log(data);` : call;
  return `import { millrace } from "./millrace.mjs";\n\n${use}`;
}

function printPythonSample(request: ApiRequest): string {
  const {method, path, query, body, isPaged, hasAnswer} = request;
  const filters = Object.fromEntries(isPaged ? omitPaging(request) : query);
  const hasFilters = Object.keys(filters).length > 0;
  if (isPaged) {
    const rest = hasFilters ? `, ${printPython(filters)}` : '';
    return `from millrace import list_all\n\nfor item in list_all("${path}"${rest}):\n    print(item)`;
  }
  const options = [
    ...(hasFilters ? [`query=${printPython(filters)}`] : []),
    ...(body === undefined ? [] : [`body=${printPython(body)}`]),
  ];
  const call = `millrace(${[`"${method}"`, `"${path}"`, ...options].join(', ')})`;
  return `from millrace import millrace\n\n${hasAnswer ? `answer = ${call}\nprint(answer["data"])` : call}`;
}

/** A Go string; one with line breaks goes between backticks, which JSON text does not contain unless a value does. */
function escapeGo(text: string): string {
  return text.includes('\n') && !text.includes('`') ? `\`${text}\`` : JSON.stringify(text);
}

function printGo(request: ApiRequest): string {
  const {method, path, body, isPaged, hasAnswer} = request;
  const fail = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n';
  if (isPaged) {
    const target = formatTarget({path, query: omitPaging(request)});
    const imports = 'import (\n\t"fmt"\n\t"log"\n)';
    return `package main\n\n${imports}\n\nfunc main() {\n\titems, err := ListAll("${target}")\n${fail}\tfor _, item := range items {\n\t\tfmt.Println(string(item))\n\t}\n}`;
  }
  const sent = body === undefined ? '""' : escapeGo(JSON.stringify(body, null, 2));
  const call = `Millrace("${method}", "${formatTarget(request)}", ${sent})`;
  if (!hasAnswer) {
    return `package main\n\nimport "log"\n\nfunc main() {\n\tif _, err := ${call}; err != nil {\n\t\tlog.Fatal(err)\n\t}\n}`;
  }
  const imports = 'import (\n\t"fmt"\n\t"log"\n)';
  return `package main\n\n${imports}\n\nfunc main() {\n\tanswer, err := ${call}\n${fail}\tfmt.Println(string(answer.Data))\n}`;
}

/** The languages of the request samples, in the order of their tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {value: 'bash', label: 'curl', fence: 'bash', print: (request) => preserveDollar(printCurl(request))},
  {value: 'nodejs', label: 'Node.js', fence: 'js', client: 'millrace.mjs', print: printNode},
  {
    value: 'python',
    label: 'Python',
    fence: 'python',
    client: 'millrace.py',
    print: printPythonSample,
  },
  {value: 'go', label: 'Go', fence: 'go', client: 'millrace.go', print: printGo},
];

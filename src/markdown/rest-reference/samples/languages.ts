import type {ClientId, TargetId} from '@readme/httpsnippet/targets';
import {KEY_MARK} from './requestOf';

/** What a language needs besides the library's own output. */
export interface SampleLanguage {
  /** Value of the tab, shared with the other language tabs of the site. */
  readonly value: string;
  readonly label: string;
  /** Language of the fence. */
  readonly fence: string;
  readonly title?: string;
  readonly target: TargetId;
  readonly client: ClientId;
  readonly options?: Readonly<Record<string, boolean | string>>;
  /** Reads the key from the environment; prints the status where the answer has no body. */
  readonly adapt: (code: string, hasAnswer: boolean) => string;
}

function replaceOnce(code: string, from: string | RegExp, to: string): string {
  const replaced = code.replace(from, () => to);
  if (replaced === code) throw new Error(`The sample library no longer prints ${String(from)}. It printed:\n${code}`);
  return replaced;
}

function adaptCurl(code: string): string {
  const named = replaceOnce(code, `'Authorization: Bearer ${KEY_MARK}'`, '"Authorization: Bearer $MILLRACE_API_KEY"');
  return named.replace(" --data '\n", " --data '").replace(/\n'$/, "'");
}

function adaptNode(code: string, hasAnswer: boolean): string {
  const named = replaceOnce(code, `'Bearer ${KEY_MARK}'`, '`Bearer ${process.env.MILLRACE_API_KEY}`');
  if (hasAnswer) return named;
  return replaceOnce(
    named,
    /^ {2}\.then\(res => res\.json\(\)\)\n {2}\.then\(json => console\.log\(json\)\)$/m,
    '  .then(res => console.log(res.status))',
  );
}

function adaptPython(code: string, hasAnswer: boolean): string {
  const named = replaceOnce(code, `"Bearer ${KEY_MARK}"`, `f"Bearer {os.environ['MILLRACE_API_KEY']}"`);
  const withImport = replaceOnce(named, 'import requests\n', 'import os\n\nimport requests\n');
  return hasAnswer ? withImport : replaceOnce(withImport, 'print(response.text)', 'print(response.status_code)');
}

function sortImports(code: string, extra: readonly string[]): string {
  return code.replace(/import \(\n([^)]*)\)/, (_whole, list: string) => {
    const lines = [...list.split('\n').filter(Boolean), ...extra.map((name) => `\t"${name}"`)].sort();
    return `import (\n${lines.join('\n')}\n)`;
  });
}

function adaptGo(code: string, hasAnswer: boolean): string {
  const named = replaceOnce(code, `"Bearer ${KEY_MARK}"`, '"Bearer "+os.Getenv("MILLRACE_API_KEY")');
  const compact = sortImports(named, ['os'])
    .replace('{\n\n', '{\n')
    .replaceAll('\n\n\tif err', '\n\tif err')
    .replace(/\n\n}\s*$/, '\n}');
  return hasAnswer
    ? compact
    : replaceOnce(compact, 'fmt.Println(string(body))', 'fmt.Println(res.Status, string(body))');
}

/** The languages of the request samples, in the order of their tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {value: 'curl', label: 'curl', fence: 'bash', target: 'shell', client: 'curl', adapt: adaptCurl},
  {
    value: 'nodejs',
    label: 'Node.js',
    fence: 'js',
    title: 'request.mjs',
    target: 'node',
    client: 'fetch',
    adapt: adaptNode,
  },
  {
    value: 'python',
    label: 'Python',
    fence: 'python',
    title: 'request.py',
    target: 'python',
    client: 'requests',
    adapt: adaptPython,
  },
  {
    value: 'go',
    label: 'Go',
    fence: 'go',
    title: 'main.go',
    target: 'go',
    client: 'native',
    options: {checkErrors: true},
    adapt: adaptGo,
  },
];

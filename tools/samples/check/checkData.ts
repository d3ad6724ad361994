import {parsePatch} from 'diff';
import {parseFragment} from 'parse5';
import {parseAllDocuments} from 'yaml';
import {reportAt, type Block, type Problem} from '../model';
import {Cron} from 'croner';

/** First line of what an error says. */
function readMessage(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

function lineAtOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** JSON, with the line of the first error. */
export function checkJson(block: Block): Problem[] {
  try {
    JSON.parse(block.code);
    return [];
  } catch (error) {
    const message = readMessage(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? block.code.length);
    return [reportAt(block, lineAtOffset(block.code, position), `not JSON: ${message}`)];
  }
}

/** YAML, one or several documents. */
export function checkYaml(block: Block): Problem[] {
  const documents = parseAllDocuments(block.code);
  const errors = Array.isArray(documents) ? documents.flatMap((document) => document.errors) : [];
  return errors.map((error) => reportAt(block, error.linePos?.[0].line ?? 1, `not YAML: ${readMessage(error)}`));
}

const FORGIVEN_HTML = new Set(['missing-doctype', 'non-void-html-element-start-tag-with-trailing-solidus']);

/** HTML, a page or a part of one. */
export function checkHtml(block: Block): Problem[] {
  const problems: Problem[] = [];
  parseFragment(block.code, {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startLine}) => {
      if (!FORGIVEN_HTML.has(code)) problems.push(reportAt(block, startLine, `HTML: ${code.replaceAll('-', ' ')}`));
    },
  });
  return problems;
}

/** CSV whose rows all have as many fields as the first. */
export function checkCsv(block: Block): Problem[] {
  const counts = block.code.split('\n').map((row) => row.replace(/"[^"]*"/g, '').split(',').length);
  const bad = counts.findIndex((count) => count !== counts[0]);
  return bad < 0 ? [] : [reportAt(block, bad + 1, `not CSV: ${counts[bad]} fields, and ${counts[0]} in the first row`)];
}

/** A patch with hunks, or lines that each begin with a plus, a minus or a space. */
export function checkDiff(block: Block): Problem[] {
  if (block.code.includes('@@')) {
    try {
      parsePatch(block.code);
      return [];
    } catch (error) {
      return [reportAt(block, 1, `not a diff: ${readMessage(error)}`)];
    }
  }
  const lines = block.code.split('\n');
  const bad = lines.findIndex((line) => line !== '' && !/^[-+ ]|^(?:diff|index) /.test(line));
  return bad < 0 ? [] : [reportAt(block, bad + 1, 'a line of a diff begins with "+", "-" or a space')];
}

const REQUEST_LINE = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+(?: HTTP\/(?:1\.[01]|2))?$/;
const STATUS_LINE = /^HTTP\/(?:1\.[01]|2) \d{3}(?: .+)?$/;
const HEADER = /^[!#$%&'*+.^_`|~\w-]+:\s?.*$/;

function checkBody(block: Block, headers: readonly string[], body: string, line: number): Problem[] {
  const isJson = headers.some((header) => /^content-type:.*\bjson\b/i.test(header));
  if (!isJson || body.trim() === '') return [];
  try {
    JSON.parse(body);
    return [];
  } catch (error) {
    return [reportAt(block, line, `the body is not JSON: ${error instanceof Error ? error.message : ''}`)];
  }
}

/** An HTTP request or response: first line, headers, an empty line and a body. */
export function checkHttp(block: Block): Problem[] {
  const lines = block.code.split('\n');
  const [first = '', ...rest] = lines;
  if (HEADER.test(first) && !/^\w+ /.test(first)) return checkHeaders(block, lines, 1);
  if (!REQUEST_LINE.test(first) && !STATUS_LINE.test(first)) {
    return [reportAt(block, 1, `neither a request line nor a status line: "${first}"`)];
  }
  return checkHeaders(block, rest, 2);
}

function checkHeaders(block: Block, lines: readonly string[], firstLine: number): Problem[] {
  const gap = lines.indexOf('');
  const headers = gap < 0 ? lines : lines.slice(0, gap);
  const body = gap < 0 ? '' : lines.slice(gap + 1).join('\n');
  const bad = headers.findIndex((header) => !HEADER.test(header));
  if (bad >= 0) return [reportAt(block, firstLine + bad, `not a header: "${headers[bad]}"`)];
  return checkBody(block, headers, body, firstLine + gap + 1);
}

type LineCheck = (line: string) => string | undefined;

function checkEachLine(block: Block, check: LineCheck): Problem[] {
  return block.code.split('\n').flatMap((line, index) => {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) return [];
    const message = check(text);
    return message ? [reportAt(block, index + 1, message)] : [];
  });
}

/** Cron expressions of five fields, one a line; `#` begins a comment. */
export function checkCron(block: Block): Problem[] {
  return checkEachLine(block, (line) => {
    const expression = (line.split(/\s#/, 1)[0] ?? '').trimEnd();
    if (expression.split(/\s+/).length !== 5) return `a cron expression has five fields: "${expression}"`;
    try {
      new Cron(expression, {paused: true, timezone: 'UTC'});
      return undefined;
    } catch (error) {
      return `not a cron expression: ${error instanceof Error ? error.message : String(error)}`;
    }
  });
}

/** Absolute URLs or email addresses, one per line; `<name>` stands for a value. */
export function checkUrl(block: Block): Problem[] {
  return checkEachLine(block, (line) => {
    const filled = line.replace(/<[\w -]+>|\{[\w-]+\}/g, 'x');
    if (/^[\w.+-]+@[\w.-]+\.\w+$/.test(filled)) return undefined;
    return URL.canParse(filled) && /^[a-z]+:/.test(filled) && !/\s/.test(filled) ? undefined : `not a URL: "${line}"`;
  });
}

const KINDS = /^(?:flowchart|graph|stateDiagram-v2|sequenceDiagram|classDiagram|erDiagram)\b/;

/** A diagram of a kind the site can draw, with its text alternative; the build draws it and reports the rest. */
export function checkMermaid(block: Block): Problem[] {
  const [kind = '', title = '', description = ''] = block.code.split('\n').map((line) => line.trim());
  if (!KINDS.test(kind)) return [reportAt(block, 1, `not a diagram the site draws: "${kind}"`)];
  if (!/^accTitle: \S/.test(title)) return [reportAt(block, 2, 'the second line of a diagram is "accTitle: …"')];
  if (!/^accDescr: \S/.test(description)) return [reportAt(block, 3, 'the third line of a diagram is "accDescr: …"')];
  return [];
}

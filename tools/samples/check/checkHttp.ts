import {reportAt, type Block, type Problem} from '../model';

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

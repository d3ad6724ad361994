import {parse as parseCsv} from 'csv-parse/sync';
import {parsePatch} from 'diff';
import {parseFragment} from 'parse5';
import {SaxesParser} from 'saxes';
import {parseAllDocuments} from 'yaml';
import {reportAt, type Block, type Problem} from '../model';

/** First line of what an error says. */
export function readMessage(error: unknown): string {
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

/** Well-formed XML. */
export function checkXml(block: Block): Problem[] {
  const problems: Problem[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    if (problems.length === 0) problems.push(reportAt(block, parser.line, `not XML: ${error.message}`));
  });
  parser.write(block.code.trimEnd()).close();
  return problems;
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
  try {
    parseCsv(block.code);
    return [];
  } catch (error) {
    const {lines} = error as {lines?: number};
    return [reportAt(block, lines ?? 1, `not CSV: ${readMessage(error)}`)];
  }
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

import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {getFactsVersion} from '../../../src/config/versions';
import {resolveFacts} from '../../../src/facts';
import {type ContentProblem, getStartOffset} from './findUnparsedMarks';

const NUMBER = String.raw`\$?\d[\d,]*(?:\.\d+)?`;
const CALCULATION = `${NUMBER}(?: [×÷+−] ${NUMBER})+`;
/** A calculation without units, and its result. It isn't part of a longer calculation. */
const EQUATION = new RegExp(
  String.raw`(?<![\w.,$%–]|[×÷+−] ?)(${CALCULATION}) = (${NUMBER})(?![\w%]| ?[×÷+−=]| (?:thousand|million|billion)\b)`,
  'g',
);
/** The calculation in a cell whose result is in the next column. */
const CELL = new RegExp(`^(?=.*[×÷])${CALCULATION}$`);
const RESULT = new RegExp(`^${NUMBER}$`);

const parseNumber = (written: string): number => Number(written.replaceAll(/[$,]/g, ''));

/** Calculates products before sums. */
function calculate(calculation: string): number {
  const [first = '', ...rest] = calculation.split(' ');
  const terms = [parseNumber(first)];
  for (let at = 0; at < rest.length; at += 2) {
    const value = parseNumber(rest[at + 1] ?? '');
    const last = terms.length - 1;
    if (rest[at] === '×') terms[last] = (terms[last] ?? 0) * value;
    else if (rest[at] === '÷') terms[last] = (terms[last] ?? 0) / value;
    else terms.push(rest[at] === '−' ? -value : value);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

/** Whether a result is right, or rounded to its own decimals. */
function isRight(calculation: string, result: string): boolean {
  const decimals = /\.(\d+)$/.exec(result)?.[1]?.length ?? 0;
  return Math.abs(calculate(calculation) - parseNumber(result)) <= 10 ** -decimals / 2 + 1e-9;
}

const formatResult = (calculation: string): string =>
  calculate(calculation).toLocaleString('en-GB', {maximumFractionDigits: 4});

/** Returns the text of a node; code and elements are a character that no calculation has. */
const getText = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(getText).join('') : '§';

/** Finds calculations with a wrong result, after filling in the figures. */
export function findCalculationProblems(tree: Root, page: string): ContentProblem[] {
  const found: ContentProblem[] = [];
  const read = (node: Nodes): string => resolveFacts(getText(node), getFactsVersion(page)).text;
  const add = (node: Nodes, written: string, calculation: string): unknown =>
    found.push({
      offset: getStartOffset(node),
      message: `"${written}" is wrong: the result is ${formatResult(calculation)}; correct it, or the numbers before it`,
    });
  visit(tree, ['paragraph', 'tableCell'], (node) => {
    for (const {0: written, 1: calculation = '', 2: result = ''} of read(node as Nodes).matchAll(EQUATION))
      if (!isRight(calculation, result)) add(node as Nodes, written, calculation);
  });
  visit(tree, 'tableRow', (row) => {
    const cells = row.children.map((cell) => read(cell).trim());
    for (const [at, cell] of cells.entries()) {
      const result = cells[at + 1] ?? '';
      if (CELL.test(cell) && RESULT.test(result) && !isRight(cell, result)) add(row, `${cell} | ${result}`, cell);
    }
  });
  return found;
}

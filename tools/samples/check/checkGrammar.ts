import {reportAt, type Block, type Problem} from '../model';
import {findSyntaxError, parseGrammar, type GrammarName} from './grammar';

/** Reports the first syntax error of a Python, Go or Bash block. */
export function checkGrammar(block: Block): Problem[] {
  const error = findSyntaxError(parseGrammar(block.lang as GrammarName, block.code));
  if (!error) return [];
  const line = error.startPosition.row + 1;
  const near = block.code.split('\n')[line - 1]?.trim() ?? '';
  const what = error.isMissing ? `missing "${error.type}"` : 'syntax error';
  return [reportAt(block, line, `${block.lang} ${what} near "${near}"`)];
}

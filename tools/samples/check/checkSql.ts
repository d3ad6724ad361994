import {reportAt, type Block, type Problem} from '../model';
import {readMessage} from './checkData';

type Parse = (sql: string) => unknown;

let parse: Parse | undefined;

/** Loads the parser, which pages without SQL do not wait for. */
export async function loadSqlParser(): Promise<void> {
  parse ??= (await import('pgsql-ast-parser')).parse;
}

/** SQL statements. */
export function checkSql(block: Block): Problem[] {
  if (!parse) throw new Error('loadSqlParser has to come before checkSql');
  try {
    parse(block.code);
    return [];
  } catch (error) {
    const line = Number(/line (\d+)/.exec(readMessage(error))?.[1] ?? 1);
    return [reportAt(block, line, `not SQL: ${readMessage(error)}`)];
  }
}

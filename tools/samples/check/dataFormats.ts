import {Cron} from 'croner';
import {getLineAndColumn} from 'docusaurus-plugin-facts/facts';
import {parseAllDocuments} from 'yaml';
import {createProblem, type Block, type Problem} from '../model';

function getFirstErrorLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

/** Returns the line of the first syntax error, based on the message of `JSON.parse`. */
export function getJsonErrorLine(text: string, message: string): number {
  const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return getLineAndColumn(text, offset).line;
}

/** Finds the first syntax error in JSON. */
export function findJsonProblems(block: Block): Problem[] {
  try {
    JSON.parse(block.code);
    return [];
  } catch (error) {
    const message = getFirstErrorLine(error);
    return [createProblem(block, getJsonErrorLine(block.code, message), `not JSON: ${message}`)];
  }
}

/** Finds syntax errors in one or several YAML documents. */
export function findYamlProblems(block: Block): Problem[] {
  const documents = parseAllDocuments(block.code);
  const errors = Array.isArray(documents) ? documents.flatMap((document) => document.errors) : [];
  return errors.map((error) =>
    createProblem(block, error.linePos?.[0].line ?? 1, `not YAML: ${getFirstErrorLine(error)}`),
  );
}

/** Finds invalid cron expressions, one per line. `#` starts a comment. */
export function findCronProblems(block: Block): Problem[] {
  return block.code.split('\n').flatMap((line, index) => {
    const expression = (line.split(/(?:^|\s)#/, 1)[0] ?? '').trim();
    if (expression === '') return [];
    if (expression.split(/\s+/).length !== 5)
      return [createProblem(block, index + 1, `a cron expression has five fields: "${expression}"`)];
    try {
      new Cron(expression, {paused: true, timezone: 'UTC'});
      return [];
    } catch (error) {
      return [createProblem(block, index + 1, `not a cron expression: ${getFirstErrorLine(error)}`)];
    }
  });
}

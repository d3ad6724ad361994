import {Cron} from 'croner';
import {reportAt, type Block, type Problem} from '../model';

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
    const expression = line.replace(/\s+#.*$/, '');
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

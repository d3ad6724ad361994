import type {FileChange} from './commit';

/** A commit as `git log --raw` prints it. */
export type LoggedCommit = {
  readonly hash: string;
  readonly day: string;
  readonly parents: readonly string[];
  /** Words of its `Changes:` trailers; empty without one. */
  readonly summary: string;
  readonly files: readonly FileChange[];
};

const RECORD = '\x01';
const FIELD = '\x02';

/** Format of `git log` that `parseLog` reads. */
export const LOG_FORMAT = '--format=%x01%H%x02%ct%x02%P%x02%(trailers:key=Changes,valueonly,unfold,separator=%x20)%x02';

const STATUS: Readonly<Record<string, FileChange['status']>> = {
  A: 'added',
  M: 'changed',
  T: 'changed',
  D: 'removed',
  R: 'renamed',
};

const isMissing = (blob: string): boolean => /^0+$/.test(blob);

/** One line of `--raw`: modes, contents before and after, status, path or paths. */
function parseFile(line: string): FileChange[] {
  const [head = '', ...paths] = line.split('\t');
  const [, , before = '', after = '', letter = ''] = head.split(' ');
  const status = STATUS[letter.charAt(0)];
  const path = paths.at(-1);
  if (!status || path === undefined) return [];
  return [
    {
      status,
      path,
      ...(paths.length > 1 && {from: paths[0]}),
      before: isMissing(before) ? null : before,
      after: isMissing(after) ? null : after,
    },
  ];
}

/** Reads the output of `git log` with `LOG_FORMAT`, `--raw` and `--no-abbrev`. */
export function parseLog(output: string): LoggedCommit[] {
  return output
    .split(RECORD)
    .slice(1)
    .map((record) => {
      const [hash = '', seconds = '0', parents = '', summary = '', files = ''] = record.split(FIELD);
      return {
        hash,
        day: new Date(Number(seconds) * 1000).toISOString().slice(0, 10),
        parents: parents.split(' ').filter(Boolean),
        summary: summary.trim(),
        files: files
          .split('\n')
          .filter((line) => line.startsWith(':'))
          .flatMap(parseFile),
      };
    });
}

const RUNNER_WORD =
  /(?:^|\s)(?:run|fixture|norun|fails|group|expect|profile)(?:=(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\S+))?(?=\s|$)/g;

/** The meta of a fence without the words that only the runner of the samples reads. */
export function stripMeta(meta: string): string {
  return meta.replace(RUNNER_WORD, '').trim();
}

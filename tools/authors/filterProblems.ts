const getLocation = (problem: string): string => /^.+?:\d+/.exec(problem)?.[0] ?? '';

/** Omits differences that are caused by a broken link on the same line, which is also reported. */
export const omitExplainedDifferences = (differences: readonly string[], links: readonly string[]): string[] =>
  differences.filter(
    (difference) =>
      !difference.includes(': the link has ') || !links.some((link) => getLocation(link) === getLocation(difference)),
  );

/** Whether a problem is only a warning, which doesn't fail the check. */
export const isWarning = (problem: string): boolean => /^\S+: warning /.test(problem);

/** Omits warnings about unchanged lines. */
export function omitOldWarnings(
  problems: readonly string[],
  isChanged: (file: string, line: number) => boolean,
): string[] {
  return problems.filter((problem) => {
    const [, file = '', line] = /^(.+?):(\d+)/.exec(problem) ?? [];
    return !isWarning(problem) || isChanged(file, Number(line));
  });
}

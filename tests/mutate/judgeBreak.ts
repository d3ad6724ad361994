import type {Break} from './breaks';

/** How Jest (`●`), Playwright (`1) file:line:column`) and the checks of pages name what failed. */
const FAILURE =
  /^\s*(?:● (?<jest>.+)|\d+\) (?<playwright>\S+\.test\.ts.*?)\s*─*|(?<page>(?:docs|versioned_docs)\/\S+:\d+ .+))$/gm;

/** The failures that a command printed, each once. */
export function listFailures(output: string): string[] {
  const found = [...output.matchAll(FAILURE)].map(
    ({groups}) => groups?.jest ?? groups?.playwright ?? groups?.page ?? '',
  );
  return [...new Set(found)];
}

/** Whether a break was noticed: something failed, and nothing but what was expected to. */
export function judgeBreak(
  {expected}: Pick<Break, 'expected'>,
  failures: readonly string[],
): {readonly isNoticed: boolean; readonly why: string} {
  const others = failures.filter((failure) => !expected.test(failure));
  if (failures.length === 0) return {isNoticed: false, why: 'no test failed'};
  if (others.length > 0) return {isNoticed: false, why: `other tests failed: ${others.join('; ')}`};
  return {isNoticed: true, why: failures.join('; ')};
}

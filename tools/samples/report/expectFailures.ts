import type {Block, Problem} from '../model';

/** Whether a block that should fail has not yet done so, but can when it is run. */
export function failsWhenRun(block: Block, problems: readonly Problem[]): boolean {
  return (
    block.meta.fails !== undefined && problems.length === 0 && ['js', 'ts', 'go', 'python', 'bash'].includes(block.lang)
  );
}

/** What is wrong with a block once its own `fails="…"` has been taken into account. */
export function expectFailures(block: Block, problems: readonly Problem[]): Problem[] {
  const expected = block.meta.fails;
  if (expected === undefined) return [...problems];
  const rest = problems.filter(({message}) => !message.includes(expected));
  if (rest.length < problems.length) return rest;
  const message =
    problems.length > 0 ? `should fail with "${expected}", but:` : `should fail with "${expected}", but passes`;
  return [{page: block.page, line: block.line, message}, ...rest];
}

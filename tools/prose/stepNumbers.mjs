/**
 * markdownlint rule: the displayed numbers of steps match the written ones. Markdown only uses the first number of a
 * list. If a block that isn't indented interrupts a list, the next number must continue it.
 */

/** Reports bullets directly below a step that aren't indented enough to belong to it. The context is their lines. */
function checkBullets(bullets, steps, step, report, above) {
  if (steps?.endLine !== bullets.startLine - 1 || bullets.startColumn === 1) return;
  const [from, to] = [bullets.startLine, bullets.endLine].map((line) => line + above);
  const spaces = String(step).length + 2 - (bullets.startColumn - 1);
  const detail = `the bullets are not part of step ${step} and end the list of steps; allowed: bullets below the text of their step; indent lines ${from} to ${to} by ${spaces} more`;
  report(bullets.startLine, detail, `${from}-${to}`);
}

/** Blocks that end a list of steps, unless they are indented. */
const BLOCKS = ['codeFenced', 'directiveContainer', 'table', 'blockQuote'];

/** Returns the number of each item of a list, without nested lists. */
const readNumbers = (list) =>
  list.children
    .filter(({type}) => type === 'listItemPrefix')
    .map(({startLine, children}) => ({
      line: startLine,
      number: Number(children.find(({type}) => type === 'listItemValue')?.text),
    }));

/**
 * Explains why the first number of a list is wrong, based on the list above, the nodes in between, and the number of
 * front matter lines.
 */
function explainWrongStart(first, last, between, above) {
  if (first === 1 && between.length === 1 && BLOCKS.includes(between[0].type) && last !== undefined)
    return `the steps start again at 1; allowed: one list of all steps; indent the block from line ${between[0].startLine + above} on by three spaces, or write ${last + 1}`;
  if (first < 2 || first === last + 1) return undefined;
  const next = last === undefined ? '1' : `1, or ${last + 1} to go on with the steps above`;
  return `the steps begin with ${first}; allowed: ${next}; correct the number`;
}

/** Checks the lists among some tokens, including nested lists. */
function checkLists(tokens, report, above) {
  let last;
  let list;
  let between = [];
  for (const token of tokens) {
    if (token.type === 'listOrdered') {
      const items = readNumbers(token);
      const first = items[0]?.number;
      const problem = explainWrongStart(first, last, between, above);
      if (problem) report(token.startLine, problem);
      const isCounted = items.some(({number}) => number !== 1);
      const wrong = items.find(({number}, at) => isCounted && number !== first + at);
      if (wrong) {
        const shown = first + items.indexOf(wrong);
        report(
          wrong.line,
          `the step is written "${wrong.number}" and shown as ${shown}; allowed: numbers in their order; write ${shown}`,
        );
      }
      last = first + items.length - 1;
      list = token;
      between = [];
    } else if (['atxHeading', 'listItemPrefix'].includes(token.type)) last = undefined;
    else if (!/^(?:lineEnding|linePrefix)/.test(token.type)) {
      if (token.type === 'listUnordered') checkBullets(token, list, last, report, above);
      between.push(token);
    }
    checkLists(token.children, report, above);
  }
}

/** @type {import('markdownlint').Rule} */
export default {
  names: ['steps'],
  description: 'Numbers of steps',
  tags: ['ol'],
  parser: 'micromark',
  function: ({parsers, frontMatterLines}, onError) =>
    checkLists(
      parsers.micromark.tokens,
      (lineNumber, detail, context) => onError({lineNumber, detail, context}),
      frontMatterLines.length,
    ),
};

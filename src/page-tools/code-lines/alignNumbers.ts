/** Where each line of the code begins: its first character, or the end of a line without any. */
function listLineStarts(code: Element): {readonly node: Text; readonly at: number}[] {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const starts: {readonly node: Text; readonly at: number}[] = [];
  let isStart = true;
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const [at, character] of node.data.split('').entries()) {
      if (isStart) starts.push({node, at});
      isStart = character === '\n';
    }
  }
  return starts;
}

/** Puts each number beside the first row of its line, which can be wrapped. */
export function alignNumbers(code: Element, numbers: readonly HTMLElement[]): void {
  const range = document.createRange();
  const tops = listLineStarts(code).map(({node, at}) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    // WebKit begins with an empty rectangle at the end of the line before.
    return Array.from(range.getClientRects()).at(-1)?.top ?? Number.NaN;
  });
  const row = parseFloat(getComputedStyle(code).lineHeight);
  numbers.forEach((number, index) => {
    const height = (tops[index + 1] ?? Number.NaN) - (tops[index] ?? 0);
    number.style.height = height > 1.5 * row ? `${height}px` : '';
  });
}

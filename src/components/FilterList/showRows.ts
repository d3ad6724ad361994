/** Returns the text of an element and of the heading above its table. */
const readText = (...elements: readonly (Element | null)[]): string =>
  elements
    .map((element) => element?.textContent ?? '')
    .join(' ')
    .toLowerCase();

/** Returns the heading above a table. Only the heading's link can be between them. */
function findTableHeading(table: Element): HTMLElement | null {
  let element = table.previousElementSibling;
  while (element && !/^H\d$/.test(element.tagName)) element = element.previousElementSibling;
  return element as HTMLElement | null;
}

/**
 * Shows only the rows that contain all words of a filter, in the row itself or its heading, and hides headings without
 * rows.
 *
 * @returns the number of visible rows
 */
export function showRows(list: Element, filter: string): number {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const table of list.querySelectorAll('table')) {
    const heading = findTableHeading(table);
    let left = 0;
    for (const row of table.tBodies[0]?.rows ?? []) {
      const text = readText(row, heading);
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) left += 1;
    }
    table.hidden = left === 0;
    for (let element: Element | null = table; element && element !== heading; element = element.previousElementSibling)
      if (element !== table && element instanceof HTMLElement) element.hidden = left === 0;
    if (heading) heading.hidden = left === 0;
    shown += left;
  }
  return shown;
}

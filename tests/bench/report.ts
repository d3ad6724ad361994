/** A line of a report: a label with its unit, the figure, and the number of digits. */
export type Line<T> = readonly [label: string, read: (figures: T) => number, digits: number];

/** Prints figures as a table with one column each and, on request, with their ratio to the first column. */
export function printTable<T>(
  title: string,
  columns: ReadonlyMap<string, T>,
  lines: readonly Line<T>[],
  {hasRatios = false} = {},
): void {
  const printRow = (label: string, cells: readonly string[]): void =>
    console.log(label.padEnd(26) + cells.map((cell) => cell.padStart(20)).join(''));
  const [base] = columns.values();
  const format = (figures: T, read: (figures: T) => number, digits: number): string => {
    const value = read(figures);
    if (Number.isNaN(value)) return '–';
    const hasRatio = hasRatios && base !== undefined && figures !== base && read(base) > 0;
    return value.toFixed(digits) + (hasRatio ? ` (${(value / read(base)).toFixed(2)})` : '');
  };
  console.log('');
  printRow(title, [...columns.keys()]);
  for (const [label, read, digits] of lines)
    printRow(
      label,
      [...columns.values()].map((figures) => format(figures, read, digits)),
    );
}

function getMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures several times, and returns the median of each figure: `NaN` if it has no values. */
export async function measureMedians<Name extends string>(
  names: readonly Name[],
  times: number,
  measure: () => Promise<Partial<Record<Name, number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const all: Partial<Record<Name, number>>[] = [];
  for (let at = 0; at < times; at += 1) all.push(await measure());
  const medians = names.map((name) => [name, getMedian(all.map((each) => each[name] ?? Number.NaN))]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

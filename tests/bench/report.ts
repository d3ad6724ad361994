/** Rows of a report: a label with its unit and the number of digits, by figure. */
export type Rows<Name extends string> = Readonly<Record<Name, readonly [label: string, digits: number]>>;

/** Figures by name; `NaN` without a value. */
export type Figures<Name extends string> = Readonly<Record<Name, number>>;

const printRow = (label: string, cells: readonly string[]): void =>
  console.log(label.padEnd(26) + cells.map((cell) => cell.padStart(20)).join(''));

/** Prints figures as a table with one column each and, on request, with their ratio to the first column. */
export function printTable<Name extends string>(
  title: string,
  columns: ReadonlyMap<string, Figures<NoInfer<Name>>>,
  rows: Rows<Name>,
  {hasRatios = false} = {},
): void {
  console.log('');
  printRow(title, [...columns.keys()]);
  for (const name of Object.keys(rows) as Name[]) {
    const [label, digits] = rows[name];
    const [base = Number.NaN, ...others] = [...columns.values()].map((figures) => figures[name]);
    const format = (value: number, ratio = ''): string =>
      Number.isNaN(value) ? '–' : value.toFixed(digits) + (hasRatios && base > 0 ? ratio : '');
    printRow(label, [format(base), ...others.map((value) => format(value, ` (${(value / base).toFixed(2)})`))]);
  }
}

function getMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures several times, and returns the median of each figure: `NaN` if it has no values. */
export async function measureMedians<Name extends string>(
  rows: Rows<Name>,
  times: number,
  measure: () => Promise<Partial<Figures<Name>>>,
): Promise<Figures<Name>> {
  const all: Partial<Figures<Name>>[] = [];
  for (let at = 0; at < times; at += 1) all.push(await measure());
  const names = Object.keys(rows) as Name[];
  const medians = names.map((name) => [name, getMedian(all.map((each) => each[name] ?? Number.NaN))]);
  return Object.fromEntries(medians) as Figures<Name>;
}

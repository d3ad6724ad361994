import figures from '@generated/catalogs/default/figures.json';

const MEGABYTE = 1024 ** 2;
const SECOND = 1000;

/** Returns a figure as a number: a count, or dollars. */
export function getFigure(name: string): number {
  const value = figures[name];
  if (value === undefined) throw new Error(`src/facts/figures.yaml has no figure "${name}"`);
  return value;
}

/** Returns a figure of memory in MB. */
export const getMegabytes = (name: string): number => getFigure(name) / MEGABYTE;

/** Returns a figure of time in seconds. */
export const getSeconds = (name: string): number => getFigure(name) / SECOND;

/** Formats a number with thousands separators: `1,024`. */
export const formatCount = (value: number): string => value.toLocaleString('en-GB', {maximumFractionDigits: 10});

/** What a unit stands for: the base unit it is counted in, how many of them, and how it is written. */
interface UnitRule {
  readonly base: 'bytes' | 'milliseconds' | 'count' | 'dollars';
  readonly factor: number;
  readonly write: (value: number) => string;
}

const KIBI = 1024;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Writes a number with thousands separators: `1,024`. */
export function formatCount(value: number): string {
  return value.toLocaleString('en-GB', {maximumFractionDigits: 10});
}

/** Writes a sum of money: `$19`, `$0.0002`. */
export function formatDollars(value: number): string {
  return `$${formatCount(value)}`;
}

function sizeUnit(name: string, power: number): UnitRule {
  return {base: 'bytes', factor: KIBI ** power, write: (value) => `${formatCount(value)}${name}`};
}

function timeUnit(name: string, factor: number): UnitRule {
  const write = (value: number) => `${formatCount(value)} ${name}${value === 1 ? '' : 's'}`;
  return {base: 'milliseconds', factor, write};
}

/** Every unit a fact may have. Sizes count in powers of 1024. */
export const units = {
  KB: sizeUnit('KB', 1),
  MB: sizeUnit('MB', 2),
  GB: sizeUnit('GB', 3),
  TB: sizeUnit('TB', 4),
  ms: {base: 'milliseconds', factor: 1, write: (value) => `${formatCount(value)} ms`},
  millisecond: timeUnit('millisecond', 1),
  second: timeUnit('second', SECOND),
  minute: timeUnit('minute', MINUTE),
  hour: timeUnit('hour', HOUR),
  day: timeUnit('day', DAY),
  year: timeUnit('year', 365 * DAY),
  count: {base: 'count', factor: 1, write: formatCount},
  dollar: {base: 'dollars', factor: 1, write: formatDollars},
} as const satisfies Record<string, UnitRule>;

/** The name of a unit. */
export type Unit = keyof typeof units;

/** A number with its unit. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

interface Described {
  /** What the fact is, as a phrase that can follow its value. */
  readonly meaning: string;
}

/** One fact. `bare` shows the number alone (the page writes the unit); `about` says it is rounded. */
export interface QuantityFact extends Quantity, Described {
  readonly bare?: true;
  readonly about?: true;
}

/** A span between two facts, both allowed. */
export interface RangeFact extends Described {
  readonly from: Quantity;
  readonly to: Quantity;
}

/** A name or address. */
export interface TextFact extends Described {
  readonly text: string;
}

/** Anything a page can print by name. */
export type Fact = QuantityFact | RangeFact | TextFact;

/** A group of facts, as the name before the dot says. */
export type FactGroup = Readonly<Record<string, Fact>>;

/** Writes a quantity with its unit: `512KB`, `30 seconds`, `1,024`, `$0.0002`. */
export function formatQuantity({value, unit}: Quantity): string {
  return units[unit].write(value);
}

/** A quantity counted in its base unit: bytes, milliseconds, a count or dollars. */
export function toBaseUnits({value, unit}: Quantity): number {
  return value * units[unit].factor;
}

/** A fact as readers see it. */
export function displayFact(fact: Fact): string {
  if ('text' in fact) return fact.text;
  if ('from' in fact) return `${formatQuantity(fact.from)} to ${formatQuantity(fact.to)}`;
  const written = fact.bare ? formatCount(fact.value) : formatQuantity(fact);
  return fact.about ? `about ${written}` : written;
}

/** A fact as programs see it: digits in base units, or the text; none for a range. */
export function rawFact(fact: Fact): string | undefined {
  if ('text' in fact) return fact.text;
  return 'from' in fact ? undefined : String(toBaseUnits(fact));
}

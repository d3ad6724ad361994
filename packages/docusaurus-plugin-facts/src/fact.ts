const KIBI = 1024;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type UnitRule = {
  readonly base: 'bytes' | 'milliseconds' | 'count' | 'dollars';
  readonly factor: number;
};

/** All units. Sizes use powers of 1024. */
export const units = {
  KB: {base: 'bytes', factor: KIBI},
  MB: {base: 'bytes', factor: KIBI ** 2},
  GB: {base: 'bytes', factor: KIBI ** 3},
  TB: {base: 'bytes', factor: KIBI ** 4},
  ms: {base: 'milliseconds', factor: 1},
  millisecond: {base: 'milliseconds', factor: 1},
  second: {base: 'milliseconds', factor: SECOND},
  minute: {base: 'milliseconds', factor: MINUTE},
  hour: {base: 'milliseconds', factor: HOUR},
  day: {base: 'milliseconds', factor: DAY},
  year: {base: 'milliseconds', factor: 365 * DAY},
  count: {base: 'count', factor: 1},
  dollar: {base: 'dollars', factor: 1},
} as const satisfies Record<string, UnitRule>;

/** The name of a unit. */
export type Unit = keyof typeof units;

/** A number with its unit. */
export type Quantity = {readonly value: number; readonly unit: Unit};

type Described = {
  /** Meaning of the fact, as a phrase that can follow its value. */
  readonly meaning: string;
};

/** A quantity. Use `bare` to omit the unit, and `about` if the number is rounded. */
export type QuantityFact = Quantity & Described & {readonly bare?: true; readonly about?: true};

/** An inclusive range between two quantities. */
export type RangeFact = Described & {readonly from: Quantity; readonly to: Quantity};

/** A name or URL. */
export type TextFact = Described & {readonly text: string};

/** A value that a page can print by name. */
export type Fact = QuantityFact | RangeFact | TextFact;

/** A group of facts. Its name comes before the dot. */
export type FactGroup = Readonly<Record<string, Fact>>;

/** Options for formatting facts in a language. */
export type FormatOptions = {
  /** The language to use for numbers and units. @example 'en-GB' */
  readonly locale: string;
  /** How to write a rounded number. @default '~{value}' @example 'about {value}' */
  readonly about?: string;
  /** How to write a range. @default '{from}–{to}' @example '{from} to {to}' */
  readonly range?: string;
};

/** Converts a quantity to its base unit: bytes, milliseconds, a count or dollars. */
export function toBaseUnits({value, unit}: Quantity): number {
  return value * units[unit].factor;
}

/** Returns a fact for programs: digits in base units, or the text; `undefined` for a range. */
export function getRawFact(fact: Fact): string | undefined {
  if ('text' in fact) return fact.text;
  return 'from' in fact ? undefined : String(toBaseUnits(fact));
}

/** Creates formatters for facts in a language. */
export function createFormatters({locale, about = '~{value}', range = '{from}–{to}'}: FormatOptions) {
  /** Formats a number with separators: `1,024`. */
  const formatCount = (value: number): string => value.toLocaleString(locale, {maximumFractionDigits: 10});

  /** Formats a quantity with its unit: `512KB`, `30 seconds`, `1,024`, `$0.0002`. */
  function formatQuantity({value, unit}: Quantity): string {
    if (unit === 'count') return formatCount(value);
    if (unit === 'dollar') return `$${formatCount(value)}`;
    const {base} = units[unit];
    if (base === 'bytes') return `${formatCount(value)}${unit}`;
    const [name, unitDisplay] = unit === 'ms' ? (['millisecond', 'short'] as const) : ([unit, 'long'] as const);
    return value.toLocaleString(locale, {style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 10});
  }

  /** Formats a fact for readers. */
  function displayFact(fact: Fact): string {
    if ('text' in fact) return fact.text;
    if ('from' in fact) {
      return range.replace('{from}', formatQuantity(fact.from)).replace('{to}', formatQuantity(fact.to));
    }
    const written = fact.bare ? formatCount(fact.value) : formatQuantity(fact);
    return fact.about ? about.replace('{value}', written) : written;
  }

  return {formatCount, formatQuantity, displayFact};
}

/** A resolved fact, as a page prints it. */
export type FoundFact = {readonly found: true; readonly name: string; readonly fact: Fact; readonly display: string};

/** An unknown name, with the reason and the nearest names. */
export type MissingFact = {
  readonly found: false;
  readonly name: string;
  readonly reason: string;
  readonly nearest: readonly string[];
};
